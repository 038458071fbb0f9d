// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"
#include "engine/hand/hand_record.h"

namespace sheepshead {

/// The plays after a seat has laid down its cards: its own in the order of the claim, the others'
/// as a regular would play. All of them are legal, and the last one ends the hand.
std::vector<SeatAction> playedOut(HandState hand, const Claim& claim);

} // namespace sheepshead
