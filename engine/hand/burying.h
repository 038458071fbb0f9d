// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// The picker, and where he takes cards too his neighbour, lay down as many as they took (BURY).
namespace sheepshead::burying {

std::vector<Action> legal(const HandData& hand);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, Events& events);

} // namespace sheepshead::burying
