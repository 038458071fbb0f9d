// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/worlds.h"

#include "engine/rules/layouts.h"
#include "engine/worlds/hidden_cards.h"

#include <algorithm>

namespace sheepshead::testing {

namespace {

/// Two-handed tables: what lies beneath these cards of the seat.
CardSet beneath(const HandState& hand, Seat seat, CardSet open)
{
    CardSet covered;
    for (int i = 0; i < hand.variant().layout().piles; ++i) {
        const Pile& pile = hand.deal().piles[seat][static_cast<std::size_t>(i)];
        if (open.contains(pile.open))
            covered.add(pile.covered);
    }
    return covered;
}

CardSet onTable(const Observation& seen)
{
    CardSet cards;
    if (const Trick* const trick = seen.trickOnTable())
        for (const PlayedCard& played : trick->cards)
            if (played.card)
                cards.add(*played.card);
    return cards;
}

CardSet contentOf(const HiddenPlace& place, const HandState& hand, const Observation& seen)
{
    const World truth = truthOf(hand);
    const CardSet uncovered = beneath(hand, place.seat, onTable(seen));
    switch (place.kind) {
    case PlaceKind::Hand:
        return place.justUncovered ? uncovered : truth.hands[place.seat] - uncovered;
    case PlaceKind::Buried:
        return truth.buried[place.seat];
    case PlaceKind::Under:
        return { *truth.under };
    case PlaceKind::Covered:
        return beneath(hand, place.seat, truth.hands[place.seat]);
    case PlaceKind::Aside:
        return hand.deal().blind;
    }
    return {};
}

} // namespace

World truthOf(const HandState& hand)
{
    const HandData& data = hand.data();
    World world;
    world.deal = hand.deal();
    world.buried = data.buried;
    world.under = data.under;
    for (const Seat seat : hand.seats()) {
        world.hands[seat] = data.handOf(seat);
        if (seat == data.picker && data.under)
            world.hands[seat].remove(*data.under);
        Piles covered {};
        std::size_t next = 0;
        for (int i = 0; i < hand.variant().layout().piles; ++i) {
            const Pile& pile = hand.deal().piles[seat][static_cast<std::size_t>(i)];
            if (world.hands[seat].contains(pile.open))
                covered[next++] = pile;
        }
        world.deal.piles[seat] = covered;
    }
    return world;
}

bool allowsForTruth(const HandState& hand, const Observation& seen)
{
    const auto allows = [&](const HiddenCards& hidden) {
        return std::ranges::all_of(hidden.places, [&](const HiddenPlace& place) {
            const CardSet cards = contentOf(place, hand, seen) & hidden.cards;
            return cards.size() == place.room && place.allowed.containsAll(cards)
                && (place.needsOneOf.empty() || cards.meets(place.needsOneOf));
        });
    };
    return std::ranges::count_if(hiddenCardsOf(seen), allows) == 1;
}

} // namespace sheepshead::testing
