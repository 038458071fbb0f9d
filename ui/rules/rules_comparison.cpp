// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_comparison.h"

#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"

#include <QFont>

#include <algorithm>

namespace sheepshead {

RulesComparison::RulesComparison(QObject* parent)
    : QAbstractTableModel(parent)
{
}

void RulesComparison::compare(const NamedRules& one, const NamedRules& other)
{
    one_ = { one.name, normalized(one.variant) };
    other_ = { other.name, normalized(other.variant) };
    differences_ = differences(one_.variant, other_.variant);
    list();
}

void RulesComparison::setAll(bool all)
{
    all_ = all;
    list();
}

void RulesComparison::list()
{
    beginResetModel();
    rows_.clear();
    for (const Rule& rule : ruleTable())
        if (differs(rule) || (all_ && appliesToEither(rule)))
            rows_.push_back(&rule);
    endResetModel();
}

bool RulesComparison::appliesToEither(const Rule& rule) const
{
    return rule.applies(one_.variant) || rule.applies(other_.variant);
}

bool RulesComparison::differs(const Rule& rule) const
{
    return std::ranges::find(differences_, &rule, &RuleDifference::rule) != differences_.end();
}

int RulesComparison::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int RulesComparison::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QString RulesComparison::text(const Rule& rule, int column) const
{
    if (column == RuleColumn)
        return ruleName(rule.key);
    return rule.applies(side(column)) ? choiceInForce(rule, side(column)) : QString(u'\u2013');
}

QString RulesComparison::help(const Rule& rule, int column) const
{
    if (column == RuleColumn)
        return ruleHelp(rule.key);
    if (const auto reason = rule.whyNotApplicable(side(column)))
        return reasonText(*reason);
    return choiceMeaning(rule, rule.choiceIn(side(column)));
}

QVariant RulesComparison::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Rule& rule = *rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(rule, index.column());
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return help(rule, index.column());
    case Qt::FontRole: {
        QFont font;
        font.setBold(all_ && differs(rule));
        return font;
    }
    default:
        return {};
    }
}

QVariant RulesComparison::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == RuleColumn)
        return tr("Rule");
    return section == OneColumn ? one_.name : other_.name;
}

} // namespace sheepshead
