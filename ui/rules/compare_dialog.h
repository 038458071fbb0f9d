// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/named_rules.h"

#include <QDialog>

#include <array>
#include <vector>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QTableView;

namespace sheepshead {

class RulesComparison;

/// "Your table, ours": any two of the given rules, the presets and rules from files, side by side.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the first two of these; with one only, it is compared with the nearest preset.
    explicit CompareDialog(std::vector<NamedRules> rules, QWidget* parent = nullptr);

    const RulesComparison& comparison() const { return *comparison_; }

    /// Another set of rules to choose from, chosen at one of the sides (0 or 1).
    void add(const NamedRules& rules, std::size_t side);

private:
    void addPresets();
    void addSide(QGridLayout* grid, std::size_t side);
    void addTable(QGridLayout* grid);
    void addFoot(QGridLayout* grid);
    void compare();

    std::vector<NamedRules> rules_;
    RulesComparison* comparison_;
    std::array<QComboBox*, 2> sides_ {};
    QTableView* table_;
    QCheckBox* all_;
    QLabel* count_;
};

} // namespace sheepshead
