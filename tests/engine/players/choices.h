// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/players/rule/rule_player.h"

/// What the rule player does at a point of a hand.
namespace sheepshead::testing {

inline Action chosen(const HandState& hand)
{
    return RulePlayer().choose(hand.observation(*hand.toAct()), hand.legalActions(), {});
}

inline Card chosenCard(const HandState& hand) { return std::get<Play>(chosen(hand)).card; }

} // namespace sheepshead::testing
