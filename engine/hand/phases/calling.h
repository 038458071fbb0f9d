// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/choices.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// The picker names the partner's card, goes alone, or bets on every trick (CALL, JACK, ALONE,
/// CALL-SHEEPS).
namespace sheepshead::calling {

void legal(const HandData& hand, Choices& choices);
bool anyLegal(const HandData& hand);
/// For an action that may or may not belong to this phase.
std::optional<Refusal> whyNot(const HandData& hand, const Action& action);
/// The action must be legal.
void apply(HandData& hand, const Action& action, EventSink events);

/// After the bury: asks the picker, or does at once what leaves no choice, and continues.
void begin(HandData& hand, EventSink events);

} // namespace sheepshead::calling
