// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/cheat_sheet.h"

#include "engine/rules/presets.h"
#include "ui/rules/hand_text.h"
#include "ui/rules/pay_text.h"
#include "ui/widgets/html.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

#include <algorithm>

namespace sheepshead {

namespace {

using namespace html;

constexpr int rulesInARow = 3; ///< house rules side by side

/// Writes the sections of the cheat sheet.
class CheatText {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::CheatSheet)

public:
    explicit CheatText(const CheckedVariant& variant)
        : variant_(variant)
        , trumps_(variant.trumps())
    {
    }

    QString name() const;
    QString all() const;

private:
    QString order() const;
    QString points() const;
    QString hand() const;
    QString everyonePasses() const;
    QString houseRules() const;
    std::vector<Card> downFrom(CardSet cards) const;

    const CheckedVariant& variant_;
    const TrumpOrder& trumps_;
};

QString CheatText::name() const
{
    const Preset* const preset = presetOf(*variant_);
    return preset ? presetName(preset->key)
                  : tr("%1, with house rules").arg(choiceName("layout", variant_.layout().key));
}

QString CheatText::all() const
{
    return element("h1", tr("Sheepshead: %1").arg(name()).toHtmlEscaped()) + order() + points()
        + hand() + payHtml(variant_) + everyonePasses() + houseRules();
}

/// From the strongest down.
std::vector<Card> CheatText::downFrom(CardSet cards) const
{
    std::vector<Card> order(cards.begin(), cards.end());
    std::ranges::sort(order, std::greater(), [&](Card card) { return trumps_.power(card); });
    return order;
}

QString CheatText::order() const
{
    const auto namesOf = [&](CardSet cards) {
        QStringList names;
        for (const Card card : downFrom(cards & deckOf(*variant_)))
            names << shortCardName(card);
        return names.join(QStringLiteral("&nbsp; "));
    };
    QStringList fail;
    for (const Suit suit : allSuits)
        if (suit != trumps_.trumpSuit())
            fail << element("td", namesOf(trumps_.fail(suit)));
    return heading(tr("Trump, from the highest down"))
        + QStringLiteral("<p style='font-size: large'><b>%1</b></p>").arg(namesOf(trumps_.trump()))
        + heading(tr("Fail, from the highest down"))
        + QStringLiteral("<table width='100%' cellspacing='0'>%1</table>").arg(row(fail));
}

QString CheatText::points() const
{
    return heading(tr("What the cards count"))
        + paragraph(tr("Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven "
                       "none: %n points in the deck.",
            nullptr, deckPoints.value));
}

QString CheatText::hand() const
{
    QString items;
    for (const QString& step : handSteps(variant_))
        items += item(step);
    return heading(tr("How a hand goes")) + element("ol", items);
}

QString CheatText::everyonePasses() const
{
    const QStringList texts = everyonePassesTexts(variant_);
    return texts.isEmpty() ? QString()
                           : heading(tr("When everyone passes")) + paragraph(texts.join(u' '));
}

/// The choices in short, a star at those that differ from the usual game.
QString CheatText::houseRules() const
{
    QStringList cells;
    bool special = false;
    for (const Rule& rule : ruleTable()) {
        if (!rule.applies(*variant_) || rule.key == "layout")
            continue;
        const bool usual = rule.choiceIn(*variant_) == rule.defaultIn(*variant_);
        special = special || !usual;
        const QString star = usual ? QString() : QStringLiteral("\u00a0★");
        cells << QStringLiteral("<td width='33%'>%1: <b>%2</b></td>")
                     .arg(ruleName(rule.key).toHtmlEscaped(),
                         (choiceInForce(rule, *variant_) + star).toHtmlEscaped());
    }
    QStringList rows;
    for (qsizetype i = 0; i < cells.size(); i += rulesInARow)
        rows << row(cells.mid(i, rulesInARow));
    return heading(tr("House rules in force"))
        + QStringLiteral("<table width='100%' cellspacing='0' cellpadding='2' style='font-size: "
                         "small'>%1</table>")
              .arg(rows.join(QString()))
        + (special ? paragraph(tr("★ differs from the usual game")) : QString());
}

} // namespace

CheatSheet::CheatSheet(const CheckedVariant& variant)
    : TextPaper(
        CheatText::tr("Cheat sheet, %1").arg(CheatText(variant).name()), CheatText(variant).all())
{
}

} // namespace sheepshead
