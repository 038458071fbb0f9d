// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"
#include "engine/hand/hand_record.h"

namespace sheepshead {

/// What is played when a seat lays its cards down: its own in the order that it claims, the others'
/// as a regular would. Ends with the hand.
std::vector<SeatAction> playedOut(HandState hand, const Claim& claim);

} // namespace sheepshead
