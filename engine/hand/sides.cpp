// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/sides.h"

#include <algorithm>

namespace sheepshead::sides {

namespace {

constexpr Card queenOfClubs { Rank::Queen, Suit::Clubs };

/// The seat that had the card when the play began, or buried it. It may be in the box, or under.
std::optional<Seat> holderOf(const HandData& hand, Card card)
{
    for (const Seat seat : hand.seats)
        if (hand.hands[seat].contains(card) || hand.buried[seat].contains(card))
            return seat;
    return std::nullopt;
}

/// Whether a partner may still be called, so that the other makers are not decided.
bool callIsDue(const HandData& hand)
{
    const Partner partner = hand.variant->partner;
    const bool called =
        partner != Partner::None && partner != Partner::Neighbour && partner != Partner::Across;
    const bool before = hand.phase == Phase::Burying || hand.phase == Phase::Calling;
    return called && (before || hand.isRaisedAtPick());
}

bool hasMakers(const HandData& hand)
{
    return hand.phase != Phase::Bidding && !hand.noPickGame && hand.seats.size() > 2
        && (hand.picker || !hand.makers.empty());
}

bool knows(const HandData& hand, Seat viewer, Card partnerCard, Seat holder)
{
    const bool own = holder == viewer && !hand.liesUnseen(partnerCard);
    // CORNER: the only partner has declared it.
    const bool named = hand.partnerCards.size() == 1 && hand.openMakers.contains(holder);
    return own || named || hand.shownPartnerCards.contains(partnerCard);
}

/// 4H-4: the next queen that falls, as far as it makes its player a maker.
void queenFell(HandData& hand, Seat seat, Card card, EventSink events)
{
    const bool again = hand.makers.contains(seat);
    if (hand.partnerCards.size() == 2 || (again && hand.variant->differentFirstQueens))
        return;
    hand.partnerCards.add(card);
    hand.shownPartnerCards.add(card);
    hand.makers.add(seat);
    if (!hand.picker)
        hand.picker = seat;
    events.push_back(PartnerRevealed { seat });
}

} // namespace

void addPartnerCards(HandData& hand, CardSet cards)
{
    hand.partnerCards |= cards;
    for (const Card card : cards)
        if (const auto holder = holderOf(hand, card))
            hand.makers.add(*holder);
}

void seatAcross(HandData& hand)
{
    const Seat first = hand.dealersLeft();
    hand.makers = { first, hand.seats.nextAfter(hand.seats.nextAfter(first)) };
    hand.openMakers = hand.makers;
}

void cardShown(HandData& hand, Seat seat, Card card, EventSink events)
{
    if (hand.variant->partner == Partner::FirstQueens && card.rank() == Rank::Queen)
        return queenFell(hand, seat, card, events);
    if (!hand.partnerCards.contains(card) || hand.shownPartnerCards.contains(card))
        return;
    hand.shownPartnerCards.add(card);
    if (!hand.openMakers.contains(seat))
        events.push_back(PartnerRevealed { seat });
}

void firstTrickTaken(HandData& hand, Seat winner, EventSink events)
{
    if (hand.variant->partner != Partner::FirstTrick || !hand.picker || hand.alone)
        return;
    hand.makers.add(winner);
    hand.openMakers.add(winner);
    events.push_back(PartnerRevealed { winner });
}

/// 4H-4: no card is a partner card before it is played.
bool isSettled(const HandData& hand)
{
    if (callIsDue(hand))
        return false;
    if (hand.variant->partner == Partner::FirstQueens)
        return hand.partnerCards.size() == 2;
    return hand.variant->partner != Partner::FirstTrick || hand.alone || hand.trickCount > 1
        || (hand.trickCount == 1 && hand.play.cardsInTrick() == 0);
}

Sides knownTo(const HandData& hand, Seat viewer)
{
    Sides sides;
    if (!hasMakers(hand))
        return sides;
    sides.makers = hand.openMakers;
    if (hand.picker)
        sides.makers.add(*hand.picker);
    bool allKnown = isSettled(hand);
    for (const Card card : hand.partnerCards) {
        const auto holder = holderOf(hand, card);
        if (!holder)
            continue;
        if (knows(hand, viewer, card, *holder))
            sides.makers.add(*holder);
        else
            allKnown = false;
    }
    for (const Seat seat : hand.seats)
        if (!sides.makers.contains(seat) && (allKnown || (isSettled(hand) && seat == viewer)))
            sides.defenders.add(seat);
    return sides;
}

Seat namedMaker(const HandData& hand)
{
    if (hand.picker)
        return *hand.picker;
    const auto holder = holderOf(hand, queenOfClubs);
    return holder && hand.makers.contains(*holder) ? *holder : *hand.makers.begin();
}

} // namespace sheepshead::sides
