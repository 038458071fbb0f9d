// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/hand_data.h"
#include "engine/hand/refusal.h"

/// Which ace or ten the picker may call, and under what (CALL). After a blind pick he is held to
/// what he knows: his hand. The card he calls may then lie in the unseen bury; nobody has it, and
/// he is alone without knowing it until the hand is scored.
namespace sheepshead::called_card {

std::optional<Refusal> whyNot(const HandData& hand, const Call& call);

/// Every call of an ace or a ten that could be named at all, legal or not, in a fixed order.
std::vector<Call> conceivable(const HandData& hand);

} // namespace sheepshead::called_card
