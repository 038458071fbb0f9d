// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/called_card.h"

#include <algorithm>

namespace sheepshead::called_card {

namespace {

CardSet kept(const HandData& hand) { return hand.hands[*hand.picker]; }

CardSet failAces(const HandData& hand) { return cardsOf(Rank::Ace) - hand.trumps().trump(); }

bool holdsAllAces(const HandData& hand) { return hand.pickersCards().containsAll(failAces(hand)); }

/// CALL-ACE: without an under, from cards that are kept and the bury.
bool isOrdinaryCall(const HandData& hand, CardSet keptCards, CardSet buried, Suit suit)
{
    const CardSet fail = hand.trumps().fail(suit);
    const bool lacksAce = !fail.empty() && !(keptCards | buried).contains({ Rank::Ace, suit });
    return lacksAce && (!hand.variant->callHold || keptCards.meets(fail));
}

bool anyOrdinaryCall(const HandData& hand, CardSet keptCards, CardSet buried)
{
    return std::ranges::any_of(
        allSuits, [&](Suit suit) { return isOrdinaryCall(hand, keptCards, buried, suit); });
}

bool anyOrdinaryCall(const HandData& hand)
{
    return anyOrdinaryCall(hand, kept(hand), hand.knownBury());
}

/// CALL-TEN
std::optional<Refusal> whyNotTen(const HandData& hand, Suit suit)
{
    if (!hand.variant->callTen)
        return Refusal::NotACallableCard;
    if (!holdsAllAces(hand))
        return Refusal::TenNeedsAllAces;
    if (hand.pickersCards().contains({ Rank::Ten, suit }))
        return Refusal::CalledCardIsYours;
    if (!kept(hand).contains({ Rank::Ace, suit }))
        return Refusal::TenNeedsItsAce;
    return std::nullopt;
}

/// CALL-UNDER, with the "before the bury" reading of C15. Indiana knows no under.
bool underPossible(const HandData& hand)
{
    const Variant& variant = *hand.variant;
    const bool known = variant.callUnder && variant.callHold && variant.partner != Partner::BidCall;
    if (!known || holdsAllAces(hand) || anyOrdinaryCall(hand))
        return false;
    return variant.underJudgedOn == UnderJudgedOn::Kept
        || !anyOrdinaryCall(hand, hand.pickersCards(), {});
}

std::optional<Refusal> whyNotUnder(const HandData& hand, const Call& call)
{
    if (anyOrdinaryCall(hand))
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

/// CALL-ACE
std::optional<Refusal> whyNotAce(const HandData& hand, const Call& call)
{
    if (hand.pickersCards().contains(call.card))
        return whyNotOwn(hand, call);
    if (call.under)
        return whyNotUnder(hand, call);
    if (isOrdinaryCall(hand, kept(hand), hand.knownBury(), call.card.suit()))
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
    if (call.card.rank() != Rank::Ten)
        return Refusal::NotACallableCard;
    return call.under ? std::optional(Refusal::UnderNotAllowed) : whyNotTen(hand, call.card.suit());
}

std::vector<Call> conceivable(const HandData& hand)
{
    std::vector<Call> calls;
    for (const Rank rank : { Rank::Ace, Rank::Ten })
        for (const Suit suit : allSuits)
            calls.push_back({ { rank, suit } });
    for (const Card ace : failAces(hand))
        for (const Card under : kept(hand))
            calls.push_back({ ace, under });
    return calls;
}

} // namespace sheepshead::called_card
