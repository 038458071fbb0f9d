// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/choices.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Everyone passed: the table votes for a leaster or a doubler (NOPICK "vote").
namespace sheepshead::voting {

void legal(const HandData& hand, Choices& choices);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, EventSink events);

void begin(HandData& hand);

} // namespace sheepshead::voting
