// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_text.h"

#include "engine/rules/presets.h"
#include "engine/scoring/payoffs.h"
#include "ui/rules/card_pictures.h"
#include "ui/rules/pay_text.h"
#include "ui/widgets/html.h"
#include "ui/words/card_words.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/rules/rule_words.h"
#include "ui/words/sheet_figures.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace sheepshead {

namespace {

using namespace html;

constexpr int trumpWidth = 36;
constexpr int failWidth = 27;

/// A heading that begins a page on paper.
QString newPage(const QString& text)
{
    return QStringLiteral("<h2 style='page-break-before: always'>%1</h2>")
        .arg(text.toHtmlEscaped());
}

/// A cell that takes so many hundredths of the table's width.
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
        return title() + cards() + hand() + payHtml(variant_)
            + (picks() ? nobodyPicks() : QString()) + houseRules();
    }

private:
    QString title() const;
    QString cards() const;
    QString failSuits() const;
    QString hand() const;
    QString deal() const;
    QString piles() const;
    QString opening() const;
    QString picking() const;
    QString bidding() const;
    QString partner() const;
    QString partnerWithoutPicking() const;
    QString calledAce() const;
    QString jackAndAce() const;
    QString partnerJack(Suit suit) const;
    QString lead() const;
    QString counting() const;
    QString nobodyPicks() const;
    QString leasterPay() const;
    QString houseRules() const;
    QString houseRulesNote() const;
    QString houseRule(const Rule& rule) const;

    bool picks() const { return layout_.opening == Opening::Picking; }
    bool isTwoHanded() const { return layout_.players == 2; }

    bool isUsual(const Rule& rule) const
    {
        return rule.choiceIn(*variant_) == rule.defaultIn(*variant_);
    }

    QString choiceHelpOf(std::string_view rule) const
    {
        return choiceMeaning(*ruleNamed(rule), ruleNamed(rule)->choiceIn(*variant_));
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
    const CardSet removed = removedCards(*variant_);
    const QString out = removed.empty()
        ? QString()
        : paragraph(
            tr("These stay in the box: %1.").arg(shortNames({ removed.begin(), removed.end() })));
    return heading(tr("The cards")) + out
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
    const CardSet deck = deckOf(*variant_);
    for (const Suit suit : allSuits)
        if (suit != trumps.trumpSuit())
            cells << element("td", pictures(inOrder(trumps.fail(suit) & deck, trumps), failWidth));
    return paragraph(tr("The other three suits are fail, each from ace, ten and king down to the "
                        "seven. Any trump takes any fail card."))
        + QStringLiteral("<table cellspacing='0' cellpadding='6'>%1</table>").arg(row(cells));
}

QString RulesText::hand() const
{
    const QStringList steps { deal(), piles(), opening(), partner(), lead(),
        tr("Follow suit if you can; trump is one suit. If you cannot, play any card. The highest "
           "trump takes the trick; without trump, the highest card of the suit led. The winner "
           "leads the next trick."),
        counting() };
    QString items;
    for (const QString& step : steps)
        if (!step.isEmpty())
            items += item(step);
    return heading(tr("How a hand goes")) + element("ol", items);
}

QString RulesText::deal() const
{
    QString text = layout_.blind == 0
        ? tr("Each player gets %n card(s).", nullptr, layout_.hand)
        : tr("Each player gets %1 cards. %2 more lie face down in the middle: the blind.")
              .arg(layout_.hand)
              .arg(layout_.blind);
    if (variant_->dealerSitsOut)
        text += u' ' + tr("The dealer sits out.");
    return text + u' ' + tr("The deal passes to the left.");
}

/// 2H-1, 2H-2
QString RulesText::piles() const
{
    if (layout_.piles == 0)
        return {};
    const int inHand = layout_.hand - 2 * layout_.piles;
    const QString open =
        tr("%n of them lie face down on the table, each under a face-up card. Face-up cards are "
           "played like cards in hand; the card beneath is turned up after the trick.",
            nullptr, layout_.piles);
    return inHand > 0 ? open : open + u' ' + tr("No cards are held in hand.");
}

QString RulesText::opening() const
{
    switch (layout_.opening) {
    case Opening::Picking:
        return picking();
    case Opening::Bidding:
        return bidding();
    case Opening::Lead:
        return tr("Nobody picks: play begins at once.");
    }
    return {};
}

QString RulesText::picking() const
{
    const QString order = tr("Starting at the dealer's left, each player picks or passes, once.");
    if (layout_.neighbourTakes == 0)
        return order + u' '
            + tr("The picker takes the blind and buries %n cards face down; their points count for "
                 "the picker's side.",
                nullptr, layout_.blind);
    return order + u' '
        + tr(
            "The picker takes %1 cards of the blind, and the player to the picker's left takes the "
            "rest. Each buries as many cards as they took, and the points count for their side.")
              .arg(layout_.pickerTakes());
}

/// 4H-5
QString RulesText::bidding() const
{
    return tr("Starting at the dealer's left, each player says once: call, solo or pass. If all "
              "pass, the next player deals. A caller needs 61 points together with the holder of a "
              "called ace. A solo is played alone against everyone: best with the usual trump, "
              "side with another suit as trump, or billy, taking no trick at all.");
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
    case Partner::JackAndAce:
        return jackAndAce();
    case Partner::Neighbour:
        return tr(
            "The picker and the player to the picker's left are partners, and everyone knows it.");
    case Partner::FirstTrick:
        return tr("The player who takes the first trick is the picker's partner. If the picker "
                  "takes it, the picker plays alone.");
    case Partner::None:
        return isTwoHanded() ? QString()
                             : tr("There is no partner: the picker plays against everyone else.");
    default:
        return partnerWithoutPicking();
    }
}

/// The makers of tables where the cards alone find them.
QString RulesText::partnerWithoutPicking() const
{
    switch (variant_->partner) {
    case Partner::QueenOfClubsAndSeven:
        return tr("The holders of %1 and %2 are the makers, and keep it secret until the cards are "
                  "played. A player who holds both plays alone.")
            .arg(theCard(Card(Rank::Queen, Suit::Clubs)),
                theCard(Card(Rank::Seven, Suit::Diamonds)));
    case Partner::BlackQueens:
        return tr("The holders of the two black queens are the makers, and keep it secret until "
                  "the queens are played. A player who holds both plays alone.");
    case Partner::FirstQueens:
        return tr("The players of the first two queens are the makers. Until then nobody has a "
                  "side.")
            + u' ' + choiceHelpOf("different-first-queens");
    case Partner::QueenJackSeven:
        return tr(
            "The holders of %1, %2 and %3 are the makers, and keep it secret until the cards are "
            "played. A player who holds two of them may call another card before the first lead.")
            .arg(theCard(Card(Rank::Queen, Suit::Clubs)), theCard(Card(Rank::Jack, Suit::Diamonds)),
                theCard(Card(Rank::Seven, Suit::Diamonds)));
    case Partner::BidCall:
        return tr("The caller names a fail ace from another hand. Its holder is the partner, and "
                  "keeps it secret until the ace is played.");
    default:
        return {};
    }
}

/// 6H-2
QString RulesText::jackAndAce() const
{
    return tr("The holder of %1 is one partner of the picker, and the holder of a called ace is "
              "the other. Both keep it secret.")
        .arg(theCard(Card(Rank::Jack, Suit::Diamonds)));
}

QString RulesText::calledAce() const
{
    return tr("The picker calls the ace of a fail suit. Its holder is the partner, and keeps it "
              "secret. The ace must be played the first time its suit is led, and cannot be thrown "
              "off before.")
        + u' ' + choiceHelpOf("call-hold");
}

QString RulesText::partnerJack(Suit suit) const
{
    return tr("The holder of %1 is the picker's partner, and keeps it secret until the card is "
              "played.")
               .arg(theCard(Card(Rank::Jack, suit)))
        + u' ' + choiceHelpOf(suit == Suit::Diamonds ? "call-up" : "call-down");
}

QString RulesText::lead() const
{
    if (isTwoHanded())
        return tr("The player who did not deal leads to the first trick.");
    return variant_->firstLead == FirstLead::DealersLeft
        ? tr("The player at the dealer's left leads to the first trick.")
        : tr("The player at the picker's left leads to the first trick.");
}

QString RulesText::counting() const
{
    if (isTwoHanded())
        return tr("The player with 61 points or more wins. At 60 to 60 nobody wins.");
    if (!picks())
        return tr("The makers win with 61 points or more. At 60 to 60 the others win.");
    return variant_->partner == Partner::None
        ? tr("The picker wins with 61 points or more. At 60 to 60 the defenders win.")
        : tr("Picker and partner, the makers, win with 61 points or more. At 60 to 60 the "
             "defenders win.");
}

QString RulesText::nobodyPicks() const
{
    QString text = heading(tr("When nobody picks"))
        + paragraph(
            tr("%1. %2").arg(choiceText(*ruleNamed("no-pick"), static_cast<int>(variant_->noPick)),
                choiceHelpOf("no-pick")));
    return variant_->noPick == NoPick::Leaster ? text + leasterPay() : text;
}

QString RulesText::leasterPay() const
{
    const LeasterPayoff one = leasterPayoff(variant_, 1);
    const LeasterPayoff two = leasterPayoff(variant_, 2);
    QString text = tr("The winner gets %1, everyone else %2.")
                       .arg(scoreText(one.winner), scoreText(one.loser));
    if (two.winner == Score {})
        text += u' ' + tr("In a tie nobody scores.");
    else
        text += u' '
            + tr("Two tied winners get %1 each, everyone else %2.")
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
