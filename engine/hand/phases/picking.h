// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/choices.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Who takes the blind, or what happens if everyone passes (PICK, FORCED, NOPICK, JACK-UP-WHEN).
namespace sheepshead::picking {

void legal(const HandData& hand, Choices& choices);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, EventSink events);

} // namespace sheepshead::picking
