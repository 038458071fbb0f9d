// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/choice_words.h"

#include "ui/words/rules/rule_words.h"

#include <QCoreApplication>
#include <QLocale>

namespace sheepshead {

namespace {

struct ChoiceText {
    Q_DECLARE_TR_FUNCTIONS(ChoiceWords)
};

QString numberText(const Rule& rule, int number)
{
    if (rule.key != "cents-a-point")
        return QLocale().toString(number);
    return stakeText(number);
}

std::string_view keyOf(const Rule& rule, int choice)
{
    return rule.choices[static_cast<std::size_t>(choice)];
}

} // namespace

QString choiceText(const Rule& rule, int choice)
{
    return rule.isNumber() ? numberText(rule, choice) : choiceName(rule.key, keyOf(rule, choice));
}

QString choiceInForce(const Rule& rule, const Variant& variant)
{
    const QString text = choiceText(rule, rule.choiceIn(variant));
    const QString unit = rule.key == "length-number" ? ruleUnit(variant, rule.key) : QString();
    return unit.isEmpty() ? text : ChoiceText::tr("%1 %2", "20 hands").arg(text, unit);
}

QString choiceMeaning(const Rule& rule, int choice)
{
    return rule.isNumber() ? QString() : choiceHelp(rule.key, keyOf(rule, choice));
}

QString choiceMeaningInForce(std::string_view rule, const Variant& variant)
{
    const Rule& row = *ruleNamed(rule);
    return choiceMeaning(row, row.choiceIn(variant));
}

QString stakeText(int centsAPoint)
{
    return centsAPoint == 0 ? ChoiceText::tr("points only") : moneyText(centsAPoint);
}

QString moneyText(std::int64_t cents)
{
    return QLocale().toCurrencyString(static_cast<double>(cents) / 100.0);
}

} // namespace sheepshead
