// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/advice.h"
#include "engine/hand/state/hand_state.h"
#include "ui/words/decisions/explained_turn.h"

namespace sheepshead::testing {

/// The question that a session would put to a person in the seat to act.
inline ExplainedTurn turnOf(const HandState& hand, int number = 0)
{
    return { { hand.observation(*hand.toAct()), hand.legalActions(), number },
        [hand](const Action& action) { return hand.whyNot(action); } };
}

/// A hint about it that is as long as a hint gets.
inline Advice longestAdvice(const Turn& turn)
{
    Advice advice { turn.legal.front(), turn.legal.back(), {},
        { advice::Strength { 4, 2, 1, 1 }, advice::WinChance { { 0.6, 0.3 } },
            advice::NearlyEqual {} } };
    for (const Action& action : turn.legal)
        advice.prospects.push_back({ action, 0.5, 0.1, 0.6 });
    return advice;
}

} // namespace sheepshead::testing
