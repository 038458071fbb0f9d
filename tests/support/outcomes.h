// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/scoring/scoring.h"

#include <vector>

/// Made-up ends of hands.
namespace sheepshead::testing {

/// Seat 1 picked, and the partners sit next to it: this number of makers in all. Their points and
/// tricks give this tier.
PickedOutcome pickedOutcome(Tier tier, int makers);

/// Seat 0 picked, seat 2 is the partner, and the makers have these points.
PickedOutcome pickedOutcome(int makersPoints);

/// Points and tricks from seat 0 on.
LeasterOutcome leasterOutcome(const std::vector<int>& points, const std::vector<int>& tricks,
    NoPickGame game = NoPickGame::Leaster);

/// A leaster in which each seat took one trick.
LeasterOutcome leasterOutcome(const std::vector<int>& points);

/// The event that ends a hand of these seats, without its cards.
HandScored scoredHand(
    const Outcome& outcome, const Variant& variant = {}, SeatSet seats = SeatSet::firstSeats(5));

int sumOf(const HandScores& result);

} // namespace sheepshead::testing
