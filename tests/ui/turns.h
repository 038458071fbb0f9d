// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "ui/words/decisions/explained_turn.h"

namespace sheepshead::testing {

/// The question that a session would put to a person in the seat to act.
inline ExplainedTurn turnOf(const HandState& hand, int number = 0)
{
    return { { hand.observation(*hand.toAct()), hand.legalActions(), number },
        [hand](const Action& action) { return hand.whyNot(action); } };
}

} // namespace sheepshead::testing
