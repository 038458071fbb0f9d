// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/billy_judgement.h"

#include "engine/players/rule/best_card.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr double certain = 1.2;
constexpr double exposure = 0.18; ///< found by letting players of random hands bid a billy

/// How many cards the others can still play under each of these, beyond those they will have spent
/// when its turn comes. Nothing for a hand like 7 9 Q of a suit.
int exposureOf(CardSet own, CardSet suit, const TrumpOrder& trumps)
{
    int exposed = 0;
    int lower = 0;
    int kept = 0;
    while (!suit.empty()) {
        const Card card = trumps.weakest(suit);
        suit.remove(card);
        if (own.contains(card))
            exposed += std::max(0, lower - kept++);
        else
            ++lower;
    }
    return exposed;
}

bool isBidderSafe(const Memory& memory)
{
    const Trick* const trick = memory.seen().trickOnTable();
    if (!trick)
        return false;
    const auto isBidders = [&](const PlayedCard& played) {
        return played.seat == memory.seen().picker;
    };
    return std::ranges::any_of(trick->cards, isBidders) && trick->winning != memory.seen().picker;
}

} // namespace

double chanceOfNoTrick(const Observation& seen)
{
    int exposed = exposureOf(seen.hand, seen.trumps.trump() & deckOf(*seen.variant), seen.trumps);
    for (const Suit suit : allSuits)
        exposed +=
            exposureOf(seen.hand, seen.trumps.fail(suit) & deckOf(*seen.variant), seen.trumps);
    return 1 / (1 + std::exp(exposure * exposed - certain));
}

/// The bidder ducks and gets rid of what may take a trick later; the others leave him the trick as
/// long as he can get it, and spend their high cards on those he has escaped from.
Card judgeBilly(const Memory& memory, const TrickOdds& odds, CardSet legal)
{
    constexpr double trick = 10;
    const bool bids = memory.seen().picker == memory.seen().viewer;
    const double shed = bids || isBidderSafe(memory) ? 1 : -1;
    return bestCard(legal, memory.trumps(), [&](Card card) {
        return shed * memory.shareBeaten(card) - (bids ? trick * odds.mineInLeaster(card) : 0);
    });
}

} // namespace sheepshead
