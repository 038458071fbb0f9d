// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/choices.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Who holds a hand good for nothing may ask for new cards (REDEAL-HAND).
namespace sheepshead::redealing {

void legal(const HandData& hand, Choices& choices);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, EventSink events);

/// Before the first pick: asks the holders, or continues with the opening of the layout.
void begin(HandData& hand, EventSink events);

/// The first seat from dealer's left that holds such a hand.
std::optional<Seat> holder(const HandData& hand);

} // namespace sheepshead::redealing
