// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/special_play.h"

#include "engine/players/rule/card_play.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr double certainOfNoTrick = 1.2;
constexpr double priceOfExposure = 0.18; ///< measured: random hands that had to bid a billy

/// How many cards the others can still play under each own card of a suit, beyond those that they
/// will have played when its turn comes. 0 for a hand like 7 9 Q of a suit.
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

bool isBidderSafe(const Observation& seen)
{
    const Trick* const trick = seen.trickOnTable();
    if (!trick)
        return false;
    const auto isBidders = [&](const PlayedCard& played) { return played.seat == seen.picker; };
    return std::ranges::any_of(trick->cards, isBidders) && trick->winning != seen.picker;
}

/// The bidder ducks and sheds cards that may take a trick later. The others leave the bidder the
/// trick as long as possible, and shed their high cards on tricks that the bidder has ducked.
Card judgeBilly(const Observation& seen, const PlayPosition& position, Playout& playout)
{
    constexpr double trick = 10;
    const bool bids = seen.picker == seen.viewer;
    const double shed = bids || isBidderSafe(seen) ? 1 : -1;
    return bestCard(seen.proper, seen.trumps, [&](Card card) {
        const auto [beaten, mine] = playout.fate(position, card);
        return shed * static_cast<double>(beaten) - (bids ? trick * static_cast<double>(mine) : 0);
    });
}

/// How many of the viewer's trump are unbeatable when they are led from the highest down.
int trumpFromTheTop(const Observation& seen)
{
    CardSet trump = seen.trumps.trump();
    int count = 0;
    while (!trump.empty() && seen.hand.contains(seen.trumps.strongest(trump))) {
        trump.remove(seen.trumps.strongest(trump));
        ++count;
    }
    return count;
}

/// The picker who has bet on every trick leads trump from the top, and follows with the card that
/// takes the trick most surely, then with the cheapest. Points no longer count.
Card judgeBetCard(const Observation& seen, const PlayPosition& position, Playout& playout)
{
    if (!seen.trickOnTable())
        return seen.trumps.strongest(seen.proper);
    return bestCard(seen.proper, seen.trumps,
        [&](Card card) { return static_cast<double>(playout.chanceToTake(position, card)); });
}

} // namespace

bool isSpecialPlay(const Observation& seen)
{
    return seen.solo == SoloKind::Billy || (seen.sheepshead && seen.picker == seen.viewer);
}

Card judgeSpecialCard(const Observation& seen, const PlayPosition& position, Playout& playout)
{
    return seen.solo == SoloKind::Billy ? judgeBilly(seen, position, playout)
                                        : judgeBetCard(seen, position, playout);
}

double chanceOfNoTrick(const Observation& seen)
{
    int exposed = exposureOf(seen.hand, seen.trumps.trump() & deckOf(*seen.variant), seen.trumps);
    for (const Suit suit : allSuits)
        exposed +=
            exposureOf(seen.hand, seen.trumps.fail(suit) & deckOf(*seen.variant), seen.trumps);
    return 1 / (1 + std::exp(priceOfExposure * exposed - certainOfNoTrick));
}

/// The highest trump have to draw all that are out, even if one opponent holds two more than the
/// average. After that every trump of the picker is good, and so is an ace.
bool takesEveryTrick(const Observation& seen)
{
    constexpr int unevenness = 2;
    const CardSet trump = seen.hand & seen.trumps.trump();
    const CardSet fail = seen.hand - trump;
    const int opponents = seen.seats.size() - 1;
    const int trumpOut = seen.trumps.trump().size() - trump.size();
    const int leadsNeeded = (trumpOut + opponents - 1) / opponents + unevenness;
    const bool drawsAll = trumpFromTheTop(seen) >= std::min(leadsNeeded, trump.size());
    return drawsAll && fail.size() <= 1 && (fail - cardsOf(Rank::Ace)).empty();
}

} // namespace sheepshead
