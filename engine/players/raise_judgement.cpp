// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/raise_judgement.h"

#include "engine/players/hand_strength.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// A defender cracks with a hand that could have picked twice over; a maker answers with one that
/// wins against it; whoever expects to win shows his pair.
double wanted(const Observation& seen, const Habits& habits)
{
    const bool answers = !seen.crackers.empty() && seen.isMaker(seen.viewer);
    if (answers)
        return habits.answerCrack;
    return seen.isMaker(seen.viewer) ? habits.blitzAsMaker : habits.crack;
}

} // namespace

Action judgeRaise(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const bool raises = handStrength(seen.hand, seen.trumps) >= wanted(seen, habits);
    const auto isRaise = [](const Action& action) {
        return !std::holds_alternative<Decline>(action);
    };
    const auto raise = std::ranges::find_if(legal, isRaise);
    return raises && raise != legal.end() ? *raise : Action(Decline {});
}

} // namespace sheepshead
