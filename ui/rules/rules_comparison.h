// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rule_differences.h"
#include "ui/rules/named_rules.h"

#include <QAbstractTableModel>

#include <vector>

namespace sheepshead {

/// Two sets of house rules side by side, a row a rule: its name, the one table's choice, the
/// other's. Rules that mean something at neither table have no row.
class RulesComparison : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { RuleColumn, OneColumn, OtherColumn, Columns };

    explicit RulesComparison(QObject* parent = nullptr);

    void compare(const NamedRules& one, const NamedRules& other);
    /// Also the rows in which the tables agree.
    void setAll(bool all);
    /// How many rules differ.
    int differing() const { return static_cast<int>(differences_.size()); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    void list();
    bool appliesToEither(const Rule& rule) const;
    bool differs(const Rule& rule) const;
    QString text(const Rule& rule, int column) const;
    QString help(const Rule& rule, int column) const;
    const Variant& side(int column) const
    {
        return column == OneColumn ? one_.variant : other_.variant;
    }

    NamedRules one_;
    NamedRules other_;
    bool all_ = false;
    std::vector<RuleDifference> differences_;
    std::vector<const Rule*> rows_;
};

} // namespace sheepshead
