// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/equal_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Those that lie between two cards matter: not the viewer's own, nor what is gone for good.
CardSet cardsThatMatter(const Observation& seen)
{
    CardSet gone = seen.hand | seen.buried;
    for (const Trick& trick : seen.tricks)
        if (&trick != seen.trickOnTable())
            for (const PlayedCard& played : trick.cards)
                if (played.card)
                    gone.add(*played.card);
    return CardSet::deck() - gone;
}

} // namespace

CardSet equalCards(const Observation& seen, Card card)
{
    if (!seen.hand.contains(card))
        return { card };
    const TrumpOrder& trumps = seen.trumps;
    const CardSet suit = trumps.suitOf(card);
    const CardSet between = suit & cardsThatMatter(seen);
    CardSet equal;
    for (const Card other : seen.hand& suit) {
        const auto [low, high] = std::minmax({ trumps.power(card), trumps.power(other) });
        const bool apart = std::ranges::any_of(between, [&, low = low, high = high](Card each) {
            return trumps.power(each) > low && trumps.power(each) < high;
        });
        const bool told = other != card && (seen.called == card || seen.called == other);
        if (other.points() == card.points() && !apart && !told)
            equal.add(other);
    }
    return equal;
}

} // namespace sheepshead
