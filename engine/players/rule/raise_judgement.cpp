// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/raise_judgement.h"

#include "engine/players/rule/makers_chance.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// The picker knows what he kept. He answers a crack with a hand that wins against it, and shows a
/// pair where he expects to win.
bool pickerRaises(const Observation& seen, const Habits& habits)
{
    const double wanted = seen.crackers.empty() ? habits.blitzAsMaker : habits.answerCrack;
    return chanceAloneWithKept(seen) >= wanted;
}

bool wantsHigherStake(const Observation& seen, const Habits& habits)
{
    const bool buried = seen.picker == seen.viewer && seen.variant.layout().blind > 0;
    return buried ? pickerRaises(seen, habits) : chanceAsPicker(seen) >= habits.crack;
}

} // namespace

/// A defender, or a partner, raises with a hand that could have picked twice over.
Action judgeRaise(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const auto isRaise = [](const Action& action) {
        return !std::holds_alternative<Decline>(action);
    };
    const auto raise = std::ranges::find_if(legal, isRaise);
    return raise != legal.end() && wantsHigherStake(seen, habits) ? *raise : Action(Decline {});
}

} // namespace sheepshead
