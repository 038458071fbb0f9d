// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Indiana: call, solo or pass, once round (4H-5).
namespace sheepshead::bidding {

std::vector<Action> legal(const HandData& hand);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, Events& events);

} // namespace sheepshead::bidding
