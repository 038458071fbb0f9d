// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/phases/called_card.h"

namespace sheepshead::called_card {

namespace {

CardSet kept(const HandData& hand) { return hand.hands[*hand.picker]; }

CardSet failAces(const HandData& hand) { return cardsOf(Rank::Ace) - hand.trumps().trump(); }

bool holdsAll(const HandData& hand, Rank rank)
{
    return hand.pickersCards().containsAll(cardsOf(rank) - hand.trumps().trump());
}

bool holdsAllAces(const HandData& hand) { return holdsAll(hand, Rank::Ace); }

/// CALL-ACE: without an under, from cards that are kept and the bury.
CardSet ordinaryCalls(const HandData& hand, CardSet keptCards, CardSet buried)
{
    const CardSet aces = failAces(hand) - keptCards - buried;
    if (!hand.variant->callHold)
        return aces;
    CardSet held;
    for (const Suit suit : allSuits) {
        const CardSet fail = hand.trumps().fail(suit);
        held |= keptCards.meets(fail) ? fail : CardSet();
    }
    return aces & held;
}

CardSet ordinaryCalls(const HandData& hand)
{
    return ordinaryCalls(hand, kept(hand), hand.knownBury());
}

bool isCalledHere(const HandData& hand, Rank rank)
{
    return hand.variant->callTen && (rank == Rank::Ten || hand.variant->callKing);
}

/// CALL-TEN, and of a king, that all tens are held too.
std::optional<Refusal> whyNotBelowAce(const HandData& hand, Card card)
{
    if (!isCalledHere(hand, card.rank()))
        return Refusal::NotACallableCard;
    if (!holdsAllAces(hand))
        return Refusal::TenNeedsAllAces;
    if (card.rank() == Rank::King && !holdsAll(hand, Rank::Ten))
        return Refusal::KingNeedsAllTens;
    if (hand.pickersCards().contains(card))
        return Refusal::CalledCardIsYours;
    if (!kept(hand).contains({ Rank::Ace, card.suit() }))
        return Refusal::TenNeedsItsAce;
    return std::nullopt;
}

CardSet callableBelowAces(const HandData& hand)
{
    CardSet cards;
    if (!hand.variant->callTen || !holdsAllAces(hand))
        return cards;
    for (const Rank rank : { Rank::Ten, Rank::King })
        for (const Suit suit : allSuits)
            if (const Card card(rank, suit);
                !hand.trumps().isTrump(card) && !whyNotBelowAce(hand, card))
                cards.add(card);
    return cards;
}

/// CALL-UNDER, with the "before the bury" reading of C15. Indiana knows no under.
bool underPossible(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    const bool known = variant.callUnder && variant.callHold && variant.partner != Partner::BidCall;
    if (!known || holdsAllAces(hand) || !ordinaryCalls(hand).empty())
        return false;
    return variant.underJudgedOn == UnderJudgedOn::Kept
        || ordinaryCalls(hand, hand.pickersCards(), {}).empty();
}

std::optional<Refusal> whyNotUnder(const HandData& hand, const Call& call)
{
    if (!ordinaryCalls(hand).empty())
        return Refusal::OrdinaryCallPossible;
    if (!underPossible(hand))
        return Refusal::UnderNotAllowed;
    return kept(hand).contains(*call.under) ? std::nullopt : std::optional(Refusal::NotYourCard);
}

/// CALL-OWN; its option lets the picker be alone in secret.
std::optional<Refusal> whyNotOwn(const HandData& hand, const Call& call)
{
    const bool allowed = hand.variant->callOwnAce && !call.under;
    return allowed ? std::nullopt : std::optional(Refusal::CalledCardIsYours);
}

CardSet ownAces(const HandData& hand)
{
    return hand.variant->callOwnAce ? failAces(hand) & hand.pickersCards() : CardSet();
}

/// CALL-ACE
std::optional<Refusal> whyNotAce(const HandData& hand, const Call& call)
{
    if (hand.pickersCards().contains(call.card))
        return whyNotOwn(hand, call);
    if (call.under)
        return whyNotUnder(hand, call);
    if (ordinaryCalls(hand).contains(call.card))
        return std::nullopt;
    return underPossible(hand) ? Refusal::NeedsUnder : Refusal::NeedsCardOfSuit;
}

} // namespace

std::optional<Refusal> whyNot(const HandData& hand, const Call& call)
{
    if (hand.trumps().isTrump(call.card)) // CALL-DIAMONDS
        return Refusal::NotACallableCard;
    if (call.card.rank() == Rank::Ace)
        return whyNotAce(hand, call);
    if (call.card.rank() != Rank::Ten && call.card.rank() != Rank::King)
        return Refusal::NotACallableCard;
    return call.under ? std::optional(Refusal::UnderNotAllowed) : whyNotBelowAce(hand, call.card);
}

CardSet callable(const HandData& hand)
{
    return ordinaryCalls(hand) | ownAces(hand) | callableBelowAces(hand);
}

CardSet callableWithUnder(const HandData& hand)
{
    return underPossible(hand) ? failAces(hand) - hand.pickersCards() : CardSet();
}

} // namespace sheepshead::called_card
