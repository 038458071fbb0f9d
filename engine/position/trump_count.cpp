// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/trump_count.h"

#include "engine/rules/layouts.h"

#include <algorithm>

namespace sheepshead {

TrumpCount countTrump(const Observation& seen)
{
    TrumpCount count;
    const CardSet all = deckOf(*seen.variant) & seen.trumps.trump();
    count.order.assign(all.begin(), all.end());
    std::ranges::sort(count.order, std::ranges::greater(),
        [&seen](Card card) { return seen.trumps.power(card); });
    count.own = all & (seen.under ? seen.hand.with(*seen.under) : seen.hand);
    count.played = (all & seen.cardsSeenPlayed()) - count.own;
    count.buried = (all & seen.buried) - count.own - count.played;
    count.out = all - count.own - count.played - count.buried;
    return count;
}

PerSeat<int> trumpHeld(
    const Observation& over, const PerSeat<CardSet>& left, std::optional<Card> under)
{
    PerSeat<CardSet> held = left;
    for (const Trick& trick : openTricks(over, under))
        for (const PlayedCard& played : trick.cards)
            if (played.card)
                held[played.seat].add(*played.card);
    PerSeat<int> counts;
    for (const Seat seat : over.seats)
        counts[seat] = (held[seat] & over.trumps.trump()).size();
    return counts;
}

std::vector<Trick> openTricks(const Observation& over, std::optional<Card> under)
{
    std::vector<Trick> tricks = over.tricks;
    for (Trick& trick : tricks)
        for (PlayedCard& played : trick.cards)
            if (played.asUnder && !played.card)
                played.card = under;
    return tricks;
}

} // namespace sheepshead
