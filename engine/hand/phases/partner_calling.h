// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/choices.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Eight-handed: who holds two of the three partner cards may call another one (8H-2).
namespace sheepshead::partner_calling {

void legal(const HandData& hand, Choices& choices);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, EventSink events);

/// Asks the holder, if there is one, or begins the play.
void begin(HandData& hand, EventSink events);

} // namespace sheepshead::partner_calling
