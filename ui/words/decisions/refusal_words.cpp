// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/refusal_words.h"

#include "engine/rules/partner_cards.h"
#include "ui/words/terms/card_words.h"

#include <QCoreApplication>

#include <array>

namespace sheepshead {

namespace {

struct SuitSentences {
    const char* follow;
    const char* hold;
};

constexpr std::array suitSentences {
    SuitSentences { QT_TRANSLATE_NOOP("RefusalWords", "Clubs were led: play a club."),
        QT_TRANSLATE_NOOP(
            "RefusalWords", "You called %1, so a club stays in your hand until clubs are led.") },
    SuitSentences { QT_TRANSLATE_NOOP("RefusalWords", "Spades were led: play a spade."),
        QT_TRANSLATE_NOOP(
            "RefusalWords", "You called %1, so a spade stays in your hand until spades are led.") },
    SuitSentences { QT_TRANSLATE_NOOP("RefusalWords", "Hearts were led: play a heart."),
        QT_TRANSLATE_NOOP(
            "RefusalWords", "You called %1, so a heart stays in your hand until hearts are led.") },
    SuitSentences { QT_TRANSLATE_NOOP("RefusalWords", "Diamonds were led: play a diamond."),
        QT_TRANSLATE_NOOP("RefusalWords",
            "You called %1, so a diamond stays in your hand until diamonds are led.") },
};

const SuitSentences& sentencesOf(Suit suit)
{
    return suitSentences[static_cast<std::size_t>(suit)];
}

class RefusalWords {
    Q_DECLARE_TR_FUNCTIONS(RefusalWords)

public:
    explicit RefusalWords(const Observation& seen)
        : seen_(seen)
    {
    }

    QString text(Refusal refusal) const;
    QString calling(Card card, Refusal refusal) const;

private:
    QString bidding(Refusal refusal) const;
    QString naming(Refusal refusal) const;
    QString playing(Refusal refusal) const;
    QString yours(Card card) const;
    QString follow() const;
    QString hold() const;
    QString count() const;
    QString jackStays() const;

    Card called() const { return seen_.called.value_or(Card()); }
    QString calledCard() const { return theCard(called()); }
    QString calledSuit() const { return suitWord(called().suit()); }
    Card tensAce() const { return { Rank::Ace, called().suit() }; }
    Card partnerJack() const { return partnerJackOf(*seen_.variant).value_or(Card()); }

    const Observation& seen_;
};

QString RefusalWords::text(Refusal refusal) const
{
    if (refusal <= Refusal::BuryLeavesNoCall)
        return bidding(refusal);
    return refusal <= Refusal::MustSayAlone ? naming(refusal) : playing(refusal);
}

QString RefusalWords::count() const
{
    return tr("Bury exactly %n card(s), as many as you took.", nullptr, seen_.blind.size());
}

QString RefusalWords::jackStays() const
{
    const QString jack = theCard(partnerJack());
    return seen_.buried.contains(partnerJack())
        ? tr("You buried %1, so call a partner.").arg(jack)
        : tr("Do not bury %1: without a partner you must keep it in play.").arg(jack);
}

QString RefusalWords::bidding(Refusal refusal) const
{
    switch (refusal) {
    case Refusal::NotYourCard:
        return tr("That card is not in your hand.");
    case Refusal::MustPick:
        return tr("Everyone else passed, so you pick.");
    case Refusal::NoCallUp:
        return tr("That jack cannot be called with the pick.");
    case Refusal::NoBlindPick:
        return tr("Picking blind is not allowed at this table.");
    case Refusal::WrongNumberToBury:
        return count();
    case Refusal::PartnerJackStays:
        return jackStays();
    case Refusal::BuryLeavesNoCall:
        return tr("Going alone is not allowed: keep a card to call an ace with.");
    default:
        return tr("Not now.");
    }
}

QString RefusalWords::naming(Refusal refusal) const
{
    switch (refusal) {
    case Refusal::NotACallableCard:
        return seen_.variant->callTen
            ? tr("Call a fail ace, or a ten when you have all the fail aces.")
            : tr("Call a fail ace.");
    case Refusal::CalledCardIsYours:
        return tr("Call a card that you do not have.");
    case Refusal::NeedsCardOfSuit:
        return tr("Call a suit in which you kept a fail card.");
    case Refusal::TenNeedsAllAces:
        return tr("A ten can be called only when you have all the fail aces.");
    case Refusal::KingNeedsAllTens:
        return tr("A king can be called only when you have all the fail aces and tens.");
    case Refusal::TenNeedsItsAce:
        return tr("Call a suit whose ace is in your hand.");
    case Refusal::NeedsUnder:
        return tr("Choose a card to lay face down for the suit you call.");
    case Refusal::OrdinaryCallPossible:
        return tr("You can call an ace without an under.");
    case Refusal::UnderNotAllowed:
        return tr("An under cannot be called with these cards.");
    case Refusal::NotThePartnerJack:
        return tr("That jack cannot be called.");
    case Refusal::AloneNotAllowed:
        return tr("House rule: you must call a partner if you can.");
    case Refusal::SheepsheadNeedsJack:
        return tr("House rule: you need %1 to call sheepshead.").arg(theCard(partnerJack()));
    case Refusal::SheepsheadAlone:
        return tr("House rule: sheepshead is called alone.");
    case Refusal::SideSoloNeedsOtherSuit:
        return tr("With %1 as trump this is a best solo, not a side solo.")
            .arg(suitWord(seen_.variant->trumpSuit));
    case Refusal::NoCallPossible:
        return tr("You hold no card of a suit whose ace you could call.");
    case Refusal::CallWasBid:
        return tr("A call was bid already: only a solo beats it.");
    case Refusal::CannotRaise:
        return tr("You cannot raise the stake now.");
    case Refusal::RaiseCapReached:
        return tr("The stake is as high as this table allows.");
    case Refusal::MustSayAlone:
        return tr("You have %1: announce that you play alone.").arg(theCard(partnerJack()));
    default:
        return tr("Not now.");
    }
}

QString RefusalWords::playing(Refusal refusal) const
{
    switch (refusal) {
    case Refusal::MustFollowSuit:
        return follow();
    case Refusal::MustPlayCalledCard:
        return tr("You hold %1, and %2 were led: play the called card.")
            .arg(calledCard(), calledSuit());
    case Refusal::CalledCardStays:
        return tr("You hold %1, the called card: keep it until %2 are led.")
            .arg(calledCard(), calledSuit());
    case Refusal::MustLeadCalledCard:
        return tr("Lead %1, the called card, or a suit other than %2.")
            .arg(calledCard(), calledSuit());
    case Refusal::MustKeepHold:
        return hold();
    case Refusal::MustPlayTensAce:
        return tr("You called %1: play %2 first.").arg(calledCard(), theCard(tensAce()));
    case Refusal::MustPlayUnder:
        return tr("The suit you called was led: play the card that you laid face down.");
    case Refusal::UnderStays:
        return tr("Keep the card that you laid face down until %1 are led.").arg(calledSuit());
    default:
        return tr("Not now.");
    }
}

QString RefusalWords::follow() const
{
    const Trick* const trick = seen_.trickOnTable();
    if (trick == nullptr)
        return tr("Follow suit.");
    const PlayedCard& lead = trick->cards.front();
    if (lead.asUnder)
        return tr(sentencesOf(called().suit()).follow);
    const Card card = lead.card.value_or(Card());
    return seen_.trumps.isTrump(card) ? tr("Trump was led: play a trump.")
                                      : tr(sentencesOf(card.suit()).follow);
}

/// In a ten call only the ace is held.
QString RefusalWords::hold() const
{
    if (called().rank() != Rank::Ace)
        return tr("You called %1, so %2 stays in your hand until %3 are led.")
            .arg(calledCard(), theCard(tensAce()), calledSuit());
    return tr(sentencesOf(called().suit()).hold).arg(calledCard());
}

QString RefusalWords::yours(Card card) const
{
    const QString suit = suitWord(card.suit());
    const bool ace = card.rank() == Rank::Ace;
    if (seen_.buried.contains(card))
        return ace ? tr("You buried %1, so %2 cannot be called.").arg(theCard(card), suit)
                   : tr("You buried %1.").arg(theCard(card));
    return ace ? tr("You hold %1, so %2 cannot be called.").arg(theCard(card), suit)
               : tr("You hold %1.").arg(theCard(card));
}

QString RefusalWords::calling(Card card, Refusal refusal) const
{
    switch (refusal) {
    case Refusal::CalledCardIsYours:
        return yours(card);
    case Refusal::NeedsCardOfSuit:
        return tr("You kept no fail card of %1, so %2 cannot be called.")
            .arg(suitWord(card.suit()), theCard(card));
    case Refusal::TenNeedsItsAce:
        return tr("You buried %1, so %2 cannot be called.")
            .arg(theCard({ Rank::Ace, card.suit() }), theCard(card));
    default:
        return text(refusal);
    }
}

} // namespace

QString refusalText(Refusal refusal, const Observation& seen)
{
    return RefusalWords(seen).text(refusal);
}

QString callRefusalText(Card card, Refusal refusal, const Observation& seen)
{
    return RefusalWords(seen).calling(card, refusal);
}

} // namespace sheepshead
