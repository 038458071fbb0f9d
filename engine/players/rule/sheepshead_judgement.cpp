// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/sheepshead_judgement.h"

#include "engine/players/rule/best_card.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// How many of his trump cannot be beaten when he leads them one after another from the highest.
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

} // namespace

/// His highest trump have to draw all that are out, were they two more in one hand than they are on
/// average; after that every trump of his is good, and so is an ace.
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

/// He leads trump from the top; following he takes the trick as surely and then as cheaply as he
/// can.
Card judgeBetCard(const Memory& memory, const TrickOdds& odds, CardSet legal)
{
    if (odds.leading())
        return memory.trumps().strongest(legal);
    return bestCard(legal, memory.trumps(), [&](Card card) { return odds.ours(card); });
}

} // namespace sheepshead
