// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/card_worth.h"

#include <algorithm>

namespace sheepshead {

namespace {

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

/// A trump in the middle takes fewer tricks than half as many as the highest.
double worthOfTrump(Card card, const Memory& memory, const Habits& habits)
{
    const double beaten = memory.shareBeaten(card);
    return habits.keepTrump + habits.keepTopTrump * beaten * beaten;
}

} // namespace

double worthOfKeeping(Card card, const Memory& memory, const Habits& habits)
{
    const double points = habits.keepPoints * card.points().value;
    if (memory.trumps().isTrump(card))
        return points + worthOfTrump(card, memory, habits);
    const double voiding = makesVoid(card, memory) ? habits.keepVoid : 0;
    return points + habits.keepAce * chanceToWalk(card, memory) - voiding;
}

double worthOfTrick(Card card, const TrickOdds& odds, const Habits& habits)
{
    const double ours = odds.ours(card);
    const double friends = odds.friendsToPlay();
    const double opponents = odds.stillToPlay() - friends;
    const double points =
        odds.onTable().value + card.points().value + habits.pointsToCome * odds.stillToPlay();
    return ours * (points + habits.schmear * friends)
        - (1 - ours) * (points + habits.schmear * opponents);
}

} // namespace sheepshead
