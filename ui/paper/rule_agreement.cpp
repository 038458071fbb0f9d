// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/rule_agreement.h"

#include "engine/rules/presets.h"
#include "ui/rules/hand_text.h"
#include "ui/rules/rule_form.h"
#include "ui/widgets/html.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

using namespace html;

/// Writes the agreement.
class AgreementText {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::RuleAgreement)

public:
    explicit AgreementText(const CheckedVariant& variant)
        : variant_(variant)
        , base_(nearestPreset(*variant))
    {
    }

    static QString title() { return tr("Our house rules"); }
    QString all() const;
    static QStringList signaturesOf(QStringList players) { return players << tr("Date and place"); }

private:
    QString essentials() const;
    QString differences() const;
    QString difference(const Rule& rule) const;
    QString stakes() const;

    const CheckedVariant& variant_;
    const Preset& base_;
};

QString AgreementText::all() const
{
    return element("h1", title().toHtmlEscaped())
        + paragraph(tr("We play %1. %2").arg(presetName(base_.key), presetHelp(base_.key)))
        + differences() + essentials() + stakes()
        + paragraph(
            tr("We have read this and agree to it. What is not written here, all players decide "
               "together before the next deal."));
}

QString AgreementText::differences() const
{
    QStringList rows;
    for (const Rule& rule : ruleTable())
        if (rule.applies(*variant_) && rule.choiceIn(*variant_) != rule.choiceIn(base_.variant))
            rows << difference(rule);
    return heading(tr("Our own rules"))
        + (rows.isEmpty() ? paragraph(tr("None: we play it as it is.")) : table(rows));
}

QString AgreementText::difference(const Rule& rule) const
{
    const QString meaning =
        rule.isNumber() ? ruleHelp(rule.key) : choiceMeaning(rule, rule.choiceIn(*variant_));
    return row({ QStringLiteral("<td width='26%'>%1</td>").arg(ruleName(rule.key).toHtmlEscaped()),
        QStringLiteral("<td><b>%1</b><br>%2</td>")
            .arg(choiceInForce(rule, *variant_).toHtmlEscaped(), meaning.toHtmlEscaped()) });
}

QString AgreementText::essentials() const
{
    QString items;
    for (const QString& step : handSteps(variant_))
        items += item(step);
    if (const QStringList texts = everyonePassesTexts(variant_); !texts.isEmpty())
        items += item(tr("Everyone passes: %1").arg(texts.join(u' ')));
    return heading(tr("How a hand goes")) + element("ol", items);
}

QString AgreementText::stakes() const
{
    const int cents = variant_->centsAPoint;
    return heading(tr("What a point is worth"))
        + paragraph(cents == 0 ? tr("We play for points only.")
                               : tr("A point is worth %1.").arg(moneyText(cents)));
}

} // namespace

RuleAgreement::RuleAgreement(const CheckedVariant& variant, const QStringList& players)
    : TextPaper(
        AgreementText::title(), AgreementText(variant).all(), AgreementText::signaturesOf(players))
{
}

} // namespace sheepshead
