// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_text.h"

#include "engine/rules/presets.h"
#include "ui/rule_words.h"
#include "ui/rules/card_pictures.h"
#include "ui/rules/payoffs.h"
#include "ui/scores/sheet_words.h"
#include "ui/table/card_words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int trumpWidth = 36;
constexpr int failWidth = 27;

QString element(const char* tag, const QString& content)
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(tag), content);
}

QString paragraph(const QString& text) { return element("p", text.toHtmlEscaped()); }
QString item(const QString& text) { return element("li", text.toHtmlEscaped()); }
QString heading(const QString& text) { return element("h2", text.toHtmlEscaped()); }

/// A heading that begins a page on paper.
QString newPage(const QString& text)
{
    return QStringLiteral("<h2 style='page-break-before: always'>%1</h2>")
        .arg(text.toHtmlEscaped());
}

QString row(const QStringList& cells) { return element("tr", cells.join(QString())); }

QString figure(const QString& text)
{
    return QStringLiteral("<td align='right'>%1</td>").arg(text.toHtmlEscaped());
}

/// A cell that takes so many hundredths of the table's width.
QString sized(int percent, const QString& content)
{
    return QStringLiteral("<td width='%1%'>%2</td>").arg(percent).arg(content);
}

QString figureHead(const QString& text)
{
    return QStringLiteral("<th align='right'>%1</th>").arg(text.toHtmlEscaped());
}

QString headCell(const QString& text, int columns = 1)
{
    return QStringLiteral("<th colspan='%1' align='%2'>%3</th>")
        .arg(columns)
        .arg(QLatin1String(columns > 1 ? "center" : "left"), text.toHtmlEscaped());
}

QString table(const QStringList& rows)
{
    return QStringLiteral("<table class='ruled' cellspacing='0' width='100%'>%1</table>")
        .arg(rows.join(QString()));
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

QString shortNames(const std::vector<Card>& cards)
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
        return title() + cards() + hand() + pay() + nobodyPicks() + houseRules();
    }

private:
    QString title() const;
    QString cards() const;
    QString failSuits() const;
    QString hand() const;
    QString deal() const;
    QString picking() const;
    QString partner() const;
    QString calledAce() const;
    QString partnerJack(Suit suit) const;
    QString lead() const;
    QString counting() const;
    QString pay() const;
    QString payHead() const;
    QString payRow(const Payoff& payoff) const;
    QString wayToEnd(const Payoff& payoff) const;
    QString specialEnd(const Payoff& payoff) const;
    QString nobodyPicks() const;
    QString leasterPay() const;
    QString houseRules() const;
    QString houseRulesNote() const;
    QString houseRule(const Rule& rule) const;

    bool isUsual(const Rule& rule) const
    {
        return rule.choiceIn(*variant_) == rule.defaultIn(*variant_);
    }

    QString choiceHelpOf(std::string_view rule) const
    {
        return choiceHelp(rule, ruleNamed(rule)->choiceKeyIn(*variant_));
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
    const auto trump = inOrder(trumps.trump(), trumps);
    return heading(tr("The cards"))
        + paragraph(tr("Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven "
                       "none: %n points in the deck.",
            nullptr, deckPoints.value))
        + paragraph(tr("All queens and jacks are trump, whatever their suit, and so are all %1. "
                       "From the highest down:")
                        .arg(suitWord(trumps.trumpSuit())))
        + element("p", pictures(trump, trumpWidth)) + paragraph(shortNames(trump)) + failSuits();
}

QString RulesText::failSuits() const
{
    const TrumpOrder& trumps = variant_.trumps();
    QStringList cells;
    for (const Suit suit : allSuits)
        if (suit != trumps.trumpSuit())
            cells << element("td", pictures(inOrder(trumps.fail(suit), trumps), failWidth));
    return paragraph(tr("The other three suits are fail, each from ace, ten and king down to the "
                        "seven. Any trump takes any fail card."))
        + QStringLiteral("<table cellspacing='0' cellpadding='6'>%1</table>").arg(row(cells));
}

QString RulesText::hand() const
{
    const QStringList steps { deal(), picking(), partner(), lead(),
        tr("Follow suit if you can; trump is one suit. If you cannot, play any card. The highest "
           "trump takes the trick, without trump the highest card of the suit led. Whoever takes "
           "it leads the next."),
        counting() };
    QString items;
    for (const QString& step : steps)
        items += item(step);
    return heading(tr("How a hand goes")) + element("ol", items);
}

QString RulesText::deal() const
{
    QString text = tr("Everybody gets %1 cards, and %2 lie face down in the middle: the blind.")
                       .arg(layout_.hand)
                       .arg(layout_.blind);
    if (variant_->dealerSitsOut)
        text += u' ' + tr("The dealer deals, and sits the hand out.");
    return text + u' ' + tr("The deal goes round to the left.");
}

QString RulesText::picking() const
{
    return tr("Beginning at the dealer's left, each says once whether to pick or to pass. The "
              "picker takes the blind and buries %n cards face down; their points count for the "
              "picker's side.",
        nullptr, layout_.blind);
}

QString RulesText::partner() const
{
    switch (variant_->partner) {
    case Partner::CalledAce:
        return calledAce();
    case Partner::JackOfDiamonds:
        return partnerJack(Suit::Diamonds);
    case Partner::JackOfClubs:
        return partnerJack(Suit::Clubs);
    case Partner::None:
        return tr("There is no partner: the picker plays against everybody else.");
    }
    return {};
}

QString RulesText::calledAce() const
{
    return tr("The picker calls the ace of a fail suit. Its holder is the partner, and says "
              "nothing: the ace must be played when its suit is led for the first time, and may "
              "not be thrown off before.")
        + u' ' + choiceHelpOf("call-hold");
}

QString RulesText::partnerJack(Suit suit) const
{
    return tr("Whoever holds %1 is the picker's partner, and says nothing; the card tells when it "
              "is played.")
               .arg(theCard(Card(Rank::Jack, suit)))
        + u' ' + choiceHelpOf(suit == Suit::Diamonds ? "call-up" : "call-down");
}

QString RulesText::lead() const
{
    return variant_->firstLead == FirstLead::DealersLeft
        ? tr("The player at the dealer's left leads to the first trick.")
        : tr("The player at the picker's left leads to the first trick.");
}

QString RulesText::counting() const
{
    return variant_->partner == Partner::None
        ? tr("The picker wins with 61 points or more. At 60 to 60 the defenders win.")
        : tr("Picker and partner, the makers, win with 61 points or more. At 60 to 60 the "
             "defenders win.");
}

QString RulesText::pay() const
{
    QStringList rows { payHead() };
    for (const Payoff& payoff : payoffs(variant_))
        rows << payRow(payoff);
    return heading(tr("What a hand pays")) + table(rows);
}

QString RulesText::payHead() const
{
    const QString alone = figureHead(tr("Picker")) + figureHead(tr("Each other player"));
    if (variant_->partner == Partner::None)
        return row({ headCell(tr("The picker takes")), alone });
    return row({ headCell(QString()), headCell(tr("With a partner"), 3), headCell(tr("Alone"), 2) })
        + row({ headCell(tr("The makers take")), figureHead(tr("Picker")),
            figureHead(tr("Partner")), figureHead(tr("Each defender")), alone });
}

QString RulesText::payRow(const Payoff& payoff) const
{
    QStringList cells { element("td", wayToEnd(payoff).toHtmlEscaped()) };
    if (const auto& split = payoff.withPartner)
        cells << figure(scoreText(split->picker)) << figure(scoreText(split->partner))
              << figure(scoreText(split->defender));
    cells << figure(scoreText(payoff.alone.picker)) << figure(scoreText(payoff.alone.defender));
    return row(cells);
}

QString RulesText::wayToEnd(const Payoff& payoff) const
{
    if (payoff.special != Payoff::Special::None)
        return specialEnd(payoff);
    QString points = tr("%1 to %2 points").arg(payoff.fewest).arg(payoff.most);
    switch (payoff.tier) {
    case Tier::WonAllTricks:
        return tr("every trick");
    case Tier::WonSchneider:
    case Tier::LostSchneider:
        return tr("%1 (schneider)").arg(points);
    case Tier::Won:
    case Tier::Lost:
        return points;
    case Tier::LostNoTrick:
        return tr("no trick");
    }
    return {};
}

QString RulesText::specialEnd(const Payoff& payoff) const
{
    Payoff plain = payoff;
    plain.special = Payoff::Special::None;
    const QString way = wayToEnd(plain);
    return payoff.special == Payoff::Special::ForcedPick
        ? tr("%1, after a forced pick").arg(way)
        : tr("%1, the picker without a trick").arg(way);
}

QString RulesText::nobodyPicks() const
{
    QString text = heading(tr("When nobody picks"))
        + paragraph(
            tr("%1. %2").arg(choiceName("no-pick", ruleNamed("no-pick")->choiceKeyIn(*variant_)),
                choiceHelpOf("no-pick")));
    return variant_->noPick == NoPick::Leaster ? text + leasterPay() : text;
}

QString RulesText::leasterPay() const
{
    const LeasterPayoff one = leasterPayoff(variant_, 1);
    const LeasterPayoff two = leasterPayoff(variant_, 2);
    QString text = tr("The winner gets %1, everybody else %2.")
                       .arg(scoreText(one.winner), scoreText(one.loser));
    if (two.winner == Score {})
        text += u' ' + tr("In a tie nobody gets anything.");
    else
        text += u' '
            + tr("Two who tie get %1 each, everybody else %2.")
                  .arg(scoreText(two.winner), scoreText(two.loser));
    return paragraph(text);
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
    return special ? tr("A star marks what differs from the usual game.")
                   : tr("All of them as usual in this game.");
}

QString RulesText::houseRule(const Rule& rule) const
{
    const std::string_view choice = rule.choiceKeyIn(*variant_);
    const QString star = isUsual(rule) ? QString() : QStringLiteral("\u00a0★");
    return sized(24, (ruleName(rule.key) + star).toHtmlEscaped())
        + sized(60,
            element("b", choiceName(rule.key, choice).toHtmlEscaped()) + QStringLiteral("<br>")
                + choiceHelp(rule.key, choice).toHtmlEscaped());
}

} // namespace

QString rulesHtml(const CheckedVariant& variant) { return RulesText(variant).all(); }

} // namespace sheepshead
