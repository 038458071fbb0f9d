// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/compare_dialog.h"

#include "engine/rules/presets.h"
#include "ui/rules/rule_files.h"
#include "ui/rules/rule_form.h"
#include "ui/rules/rules_comparison.h"
#include "ui/widgets/dialog_spacing.h"
#include "ui/widgets/opening_size.h"
#include "ui/words/rules/rule_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace sheepshead {

namespace {

int nearest(const Variant& variant)
{
    return static_cast<int>(&nearestPreset(variant) - presets().data());
}

} // namespace

CompareDialog::CompareDialog(std::vector<NamedRules> rules, QWidget* parent)
    : QDialog(parent)
    , rules_(std::move(rules))
    , comparison_(new RulesComparison(this))
    , table_(new QTableView(this))
    , all_(new QCheckBox(tr("Also show &rules that are the same"), this))
    , count_(new QLabel(this))
{
    setWindowTitle(tr("Compare rules"));
    const int given = static_cast<int>(rules_.size());
    addPresets();
    auto* const column = new QVBoxLayout(this);
    auto* const grid = new QGridLayout;
    column->addLayout(grid, 1);
    grid->setColumnStretch(1, 1);
    addSide(grid, 0);
    addSide(grid, 1);
    addTable(grid);
    addFoot(*column);
    sides_[0]->setCurrentIndex(0);
    sides_[1]->setCurrentIndex(given > 1 ? 1 : given + nearest(rules_.front().variant));
    compare();
    openAtSize(*this, { 680, 560 });
    table_->setFocus();
}

void CompareDialog::addPresets()
{
    for (const Preset& preset : presets())
        rules_.push_back({ presetName(preset.key), preset.variant });
}

void CompareDialog::addSide(QGridLayout* grid, std::size_t side)
{
    auto* const label = new QLabel(side == 0 ? tr("First r&ules:") : tr("Sec&ond rules:"), this);
    auto* const list = new QComboBox(this);
    auto* const file = new QPushButton(side == 0 ? tr("&File…") : tr("F&ile…"), this);
    list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (const NamedRules& rules : rules_)
        list->addItem(rules.name);
    label->setBuddy(list);
    file->setAutoDefault(false);
    connect(list, &QComboBox::currentIndexChanged, this, &CompareDialog::compare);
    connect(file, &QPushButton::clicked, this, [this, side] {
        openRuleFile(this, [this, side](const NamedRules& rules) { add(rules, side); });
    });
    sides_[side] = list;
    const int row = static_cast<int>(side);
    grid->addWidget(label, row, 0);
    grid->addWidget(list, row, 1);
    grid->addWidget(file, row, 2);
}

void CompareDialog::addTable(QGridLayout* grid)
{
    table_->setModel(comparison_);
    table_->setAccessibleName(windowTitle());
    table_->setSelectionBehavior(QAbstractItemView::SelectRows);
    table_->setAlternatingRowColors(true);
    table_->setWordWrap(true);
    table_->setShowGrid(false);
    table_->setTabKeyNavigation(false);
    table_->verticalHeader()->hide();
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    table_->horizontalHeader()->setHighlightSections(false);
    grid->addWidget(table_, 2, 0, 1, 3);
}

void CompareDialog::addFoot(QBoxLayout& column)
{
    count_->setObjectName(QStringLiteral("count"));
    connect(all_, &QCheckBox::toggled, this, [this](bool all) { comparison_->setAll(all); });
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column.addWidget(count_);
    column.addWidget(all_);
    beginGroup(column);
    column.addWidget(buttons);
}

void CompareDialog::add(const NamedRules& rules, std::size_t side)
{
    rules_.push_back(rules);
    for (QComboBox* const list : sides_)
        list->addItem(rules.name);
    sides_[side]->setCurrentIndex(static_cast<int>(rules_.size()) - 1);
}

void CompareDialog::compare()
{
    const auto chosen = [this](std::size_t side) {
        return rules_[static_cast<std::size_t>(sides_[side]->currentIndex())];
    };
    comparison_->compare(chosen(0), chosen(1));
    const int differing = comparison_->differing();
    count_->setText(differing == 0 ? tr("Both rules are the same.")
                                   : tr("%n rule(s) differ.", nullptr, differing));
}

} // namespace sheepshead
