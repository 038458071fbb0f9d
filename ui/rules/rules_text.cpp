// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_text.h"

#include "engine/rules/presets.h"
#include "ui/rules/card_pictures.h"
#include "ui/rules/hand_text.h"
#include "ui/rules/pay_text.h"
#include "ui/widgets/html.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

using namespace html;

constexpr int trumpWidth = 36;
constexpr int failWidth = 27;

/// A heading that begins a new page when it is printed.
QString newPage(const QString& text)
{
    return QStringLiteral("<h2 style='page-break-before: always'>%1</h2>")
        .arg(text.toHtmlEscaped());
}

/// A cell with its part of the table's width, in percent.
QString sized(int percent, const QString& content)
{
    return QStringLiteral("<td width='%1%'>%2</td>").arg(percent).arg(content);
}

/// From the strongest card down.
std::vector<Card> inOrder(CardSet cards, const TrumpOrder& trumps)
{
    std::vector<Card> order(cards.begin(), cards.end());
    std::ranges::sort(order, std::greater(), [&](Card card) { return trumps.power(card); });
    return order;
}

QString pictures(const std::vector<Card>& cards, int width)
{
    QString html;
    for (const Card card : cards)
        html += cardPicture(card, width) + u' ';
    return html;
}

QString shortNameList(const std::vector<Card>& cards)
{
    QStringList names;
    for (const Card card : cards)
        names << shortCardName(card);
    return names.join(QChar(u'\u00a0') + QString(u'\u00b7') + u' ');
}

/// Writes the sections of the page.
class RulesText {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::RulesText)

public:
    explicit RulesText(const CheckedVariant& variant)
        : variant_(variant)
        , layout_(variant.layout())
    {
    }

    QString all() const
    {
        return title() + cards() + hand() + payHtml(variant_)
            + (picks() ? everyonePasses() : QString()) + houseRules();
    }

private:
    QString title() const;
    QString cards() const;
    QString failSuits() const;
    QString hand() const;
    QString everyonePasses() const;
    QString houseRules() const;
    QString houseRulesNote() const;
    QString houseRule(const Rule& rule) const;

    bool picks() const { return layout_.opening == Opening::Picking; }

    bool isUsual(const Rule& rule) const
    {
        return rule.choiceIn(*variant_) == rule.defaultIn(*variant_);
    }

    const CheckedVariant& variant_;
    const Layout& layout_;
};

QString RulesText::title() const
{
    const Preset* preset = presetOf(*variant_);
    const QString game = choiceName("layout", layout_.key);
    const QString name = preset ? presetName(preset->key) : tr("%1, with house rules").arg(game);
    return element("h1", tr("Rules of this table").toHtmlEscaped())
        + paragraph(preset ? tr("%1. %2").arg(name, presetHelp(preset->key)) : name);
}

QString RulesText::cards() const
{
    const TrumpOrder& trumps = variant_.trumps();
    const auto trump = inOrder(trumps.trump() & deckOf(*variant_), trumps);
    const CardSet removed = removedCards(*variant_);
    const QString out = removed.empty()
        ? QString()
        : paragraph(tr("These stay in the box: %1.")
                        .arg(shortNameList({ removed.begin(), removed.end() })));
    return heading(tr("The cards")) + out
        + paragraph(tr("Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven "
                       "none: %n points in the deck.",
            nullptr, deckPoints.value))
        + paragraph(tr(
            "All queens and jacks of any suit are trump, and so are all %1. From the highest down:")
                        .arg(suitWord(trumps.trumpSuit())))
        + element("p", pictures(trump, trumpWidth)) + paragraph(shortNameList(trump)) + failSuits();
}

QString RulesText::failSuits() const
{
    const TrumpOrder& trumps = variant_.trumps();
    QStringList cells;
    const CardSet deck = deckOf(*variant_);
    for (const Suit suit : allSuits)
        if (suit != trumps.trumpSuit())
            cells << element("td", pictures(inOrder(trumps.fail(suit) & deck, trumps), failWidth));
    return paragraph(tr("The other three suits are fail, each from ace, ten and king down. Any "
                        "trump takes any fail card."))
        + QStringLiteral("<table cellspacing='0' cellpadding='6'>%1</table>").arg(row(cells));
}

QString RulesText::hand() const
{
    QString items;
    for (const QString& step : handSteps(variant_))
        items += html::item(step);
    return heading(tr("How a hand goes")) + element("ol", items);
}

QString RulesText::everyonePasses() const
{
    QString text = heading(tr("When everyone passes"));
    for (const QString& words : everyonePassesTexts(variant_))
        text += paragraph(words);
    return text;
}

QString RulesText::houseRules() const
{
    QStringList rows;
    std::optional<RuleGroup> group;
    for (const Rule& rule : ruleTable()) {
        if (!rule.applies(*variant_))
            continue;
        const bool first = group != rule.group;
        rows << row(
            { sized(15, first ? element("b", groupName(rule.group).toHtmlEscaped()) : QString()),
                houseRule(rule) });
        group = rule.group;
    }
    return newPage(tr("The house rules")) + paragraph(houseRulesNote()) + table(rows);
}

QString RulesText::houseRulesNote() const
{
    const bool special = std::ranges::any_of(ruleTable(),
        [this](const Rule& rule) { return rule.applies(*variant_) && !isUsual(rule); });
    return special ? tr("A star marks rules that differ from the usual game.")
                   : tr("All are the usual rules of this game.");
}

QString RulesText::houseRule(const Rule& rule) const
{
    const int choice = rule.choiceIn(*variant_);
    const QString star = isUsual(rule) ? QString() : QStringLiteral("\u00a0★");
    const QString meaning = rule.isNumber() ? ruleHelp(rule.key) : choiceMeaning(rule, choice);
    return sized(24, (ruleName(rule.key) + star).toHtmlEscaped())
        + sized(60,
            element("b", choiceInForce(rule, *variant_).toHtmlEscaped()) + QStringLiteral("<br>")
                + meaning.toHtmlEscaped());
}

} // namespace

QString rulesHtml(const CheckedVariant& variant) { return RulesText(variant).all(); }

} // namespace sheepshead
