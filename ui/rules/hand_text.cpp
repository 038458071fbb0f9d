// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/hand_text.h"

#include "engine/scoring/payoffs.h"
#include "ui/words/rules/choice_words.h"
#include "ui/words/scores/sheet_figures.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

namespace sheepshead {

namespace {

class HandText {
    Q_DECLARE_TR_FUNCTIONS(sheepshead::HandText)

public:
    explicit HandText(const CheckedVariant& variant)
        : variant_(variant)
        , layout_(variant.layout())
    {
    }

    QStringList steps() const;
    QStringList everyonePasses() const;

private:
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
    QString leasterPay() const;

    bool picks() const { return layout_.opening == Opening::Picking; }
    bool isTwoHanded() const { return layout_.players == 2; }

    const CheckedVariant& variant_;
    const Layout& layout_;
};

QStringList HandText::steps() const
{
    QStringList steps { deal(), piles(), opening(), partner(), lead(),
        tr("Follow suit if you can; trump is one suit. If you cannot, play any card. The highest "
           "trump takes the trick; without trump, the highest card of the suit led. The winner "
           "leads the next trick."),
        counting() };
    steps.removeAll(QString());
    return steps;
}

QString HandText::deal() const
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
QString HandText::piles() const
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

QString HandText::opening() const
{
    switch (layout_.opening) {
    case Opening::Picking:
        return picking();
    case Opening::Bidding:
        return bidding();
    case Opening::Lead:
        return tr("There is no picker: play begins at once.");
    }
    return {};
}

QString HandText::picking() const
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
QString HandText::bidding() const
{
    return tr("Starting at the dealer's left, each player says once: call, solo or pass. If all "
              "pass, the next player deals. A caller needs 61 points together with the holder of a "
              "called ace. A solo is played alone against everyone: best with the usual trump, "
              "side with another suit as trump, or billy, taking no trick at all.");
}

QString HandText::partner() const
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
QString HandText::partnerWithoutPicking() const
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
    case Partner::Across:
        return tr("Players who sit opposite each other are partners, and everyone knows it. The "
                  "makers are the player left of the dealer, who leads, and that player's "
                  "partner.");
    case Partner::FirstQueens:
        return tr("The players of the first two queens are the makers. Until then there are no "
                  "sides.")
            + u' ' + choiceMeaningInForce("different-first-queens", *variant_);
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
QString HandText::jackAndAce() const
{
    return tr("The holder of %1 is one partner of the picker, and the holder of a called ace is "
              "the other. Both keep it secret.")
        .arg(theCard(Card(Rank::Jack, Suit::Diamonds)));
}

QString HandText::calledAce() const
{
    return tr("The picker calls the ace of a fail suit. Its holder is the partner, and keeps it "
              "secret. The ace must be played the first time its suit is led, and cannot be thrown "
              "off before.")
        + u' ' + choiceMeaningInForce("call-hold", *variant_);
}

QString HandText::partnerJack(Suit suit) const
{
    return tr("The holder of %1 is the picker's partner, and keeps it secret until the card is "
              "played.")
               .arg(theCard(Card(Rank::Jack, suit)))
        + u' ' + choiceMeaningInForce(suit == Suit::Diamonds ? "call-up" : "call-down", *variant_);
}

QString HandText::lead() const
{
    if (isTwoHanded())
        return tr("The player who did not deal leads to the first trick.");
    return variant_->firstLead == FirstLead::DealersLeft
        ? tr("The player at the dealer's left leads to the first trick.")
        : tr("The player at the picker's left leads to the first trick.");
}

QString HandText::counting() const
{
    if (isTwoHanded())
        return tr("The player with 61 points or more wins. 60 to 60 is a tie.");
    if (!picks())
        return tr("The makers win with 61 points or more. At 60 to 60 the others win.");
    return variant_->partner == Partner::None
        ? tr("The picker wins with 61 points or more. At 60 to 60 the defenders win.")
        : tr("Picker and partner, the makers, win with 61 points or more. At 60 to 60 the "
             "defenders win.");
}

QStringList HandText::everyonePasses() const
{
    QStringList texts { tr("%1. %2").arg(
        choiceText(*ruleNamed("no-pick"), static_cast<int>(variant_->noPick)),
        choiceMeaningInForce("no-pick", *variant_)) };
    if (variant_->noPick == NoPick::Leaster)
        texts << leasterPay();
    return texts;
}

QString HandText::leasterPay() const
{
    const LeasterPayoff one = leasterPayoff(variant_, 1);
    const LeasterPayoff two = leasterPayoff(variant_, 2);
    QString text = tr("The winner gets %1, everyone else %2.")
                       .arg(scoreText(one.winner), scoreText(one.loser));
    if (two.winner == Score {})
        text += u' ' + tr("In a tie everyone scores 0.");
    else
        text += u' '
            + tr("Two tied winners get %1 each, everyone else %2.")
                  .arg(scoreText(two.winner), scoreText(two.loser));
    return text;
}

} // namespace

QStringList handSteps(const CheckedVariant& variant) { return HandText(variant).steps(); }

QStringList everyonePassesTexts(const CheckedVariant& variant)
{
    return variant.layout().opening == Opening::Picking ? HandText(variant).everyonePasses()
                                                        : QStringList();
}

} // namespace sheepshead
