// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/rules/named_rules.h"

#include <QDialog>

#include <array>
#include <vector>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QTableView;

namespace sheepshead {

class RulesComparison;

/// Compares two sets of rules side by side: given ones, presets, or rules from files.
class CompareDialog : public QDialog {
    Q_OBJECT

public:
    /// Starts with the first two of `rules`, or compares the only one with its nearest preset.
    explicit CompareDialog(std::vector<NamedRules> rules, QWidget* parent = nullptr);

    const RulesComparison& comparison() const { return *comparison_; }

    /// Adds a set of rules to both lists and selects it on one side (0 or 1).
    void add(const NamedRules& rules, std::size_t side);

private:
    void addPresets();
    void addSide(QGridLayout* grid, std::size_t side);
    void addTable(QGridLayout* grid);
    void addFoot(QBoxLayout& column);
    void compare();

    std::vector<NamedRules> rules_;
    RulesComparison* comparison_;
    std::array<QComboBox*, 2> sides_ {};
    QTableView* table_;
    QCheckBox* all_;
    QLabel* count_;
};

} // namespace sheepshead
