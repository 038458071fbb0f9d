// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_line.h"

#include "engine/rules/rule_table.h"
#include "ui/rules/rule_form.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class RulesLineWords {
    Q_DECLARE_TR_FUNCTIONS(RulesLine)

public:
    static QString part(std::string_view rule, const QString& choice)
    {
        return tr("%1: %2").arg(ruleName(rule), choice);
    }
};

} // namespace

QString rulesName(const Variant& variant) { return presetName(nearestPreset(variant).key); }

QString rulesLine(const Variant& variant)
{
    const Preset& base = nearestPreset(variant);
    QStringList parts { rulesName(variant) };
    for (const Rule& rule : ruleTable()) {
        if (rule.applies(variant) && rule.choiceIn(variant) != rule.choiceIn(base.variant))
            parts << RulesLineWords::part(rule.key, choiceInForce(rule, variant));
    }
    return parts.join(QStringLiteral("; "));
}

QString rulesLineWithoutStake(Variant variant)
{
    variant.centsAPoint = 0;
    return rulesLine(variant);
}

QString stakeLine(int centsAPoint)
{
    return RulesLineWords::part("cents-a-point", stakeText(centsAPoint));
}

} // namespace sheepshead
