// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/card_worth.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// 1 for the highest trump still out, 0 for one that beats none.
double standing(Card trump, const Memory& memory)
{
    const TrumpOrder& trumps = memory.trumps();
    const CardSet rivals = memory.hidden() & trumps.trump();
    if (rivals.empty())
        return 1;
    const auto beaten = [&](Card rival) { return trumps.power(rival) < trumps.power(trump); };
    return static_cast<double>(std::ranges::count_if(rivals, beaten)) / rivals.size();
}

/// The more of a suit the others can still hold, the likelier all of them have to follow.
double chanceToWalk(Card card, const Memory& memory)
{
    constexpr double sureToWalk = 5;
    const CardSet rivals = memory.hidden() & memory.trumps().suitOf(card);
    return memory.isHighestOut(card) ? std::min(1.0, rivals.size() / sureToWalk) : 0;
}

bool makesVoid(Card card, const Memory& memory)
{
    const CardSet hand = memory.seen().hand;
    return (hand & memory.trumps().suitOf(card)).size() == 1 && hand.meets(memory.trumps().trump());
}

} // namespace

double worthOfKeeping(Card card, const Memory& memory, const Habits& habits)
{
    const double points = habits.keepPoints * card.points().value;
    if (memory.trumps().isTrump(card))
        return points + habits.keepTrump + habits.keepTopTrump * standing(card, memory);
    const double voiding = makesVoid(card, memory) ? habits.keepVoid : 0;
    return points + habits.keepAce * chanceToWalk(card, memory) - voiding;
}

} // namespace sheepshead
