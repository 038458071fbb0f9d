// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/scoring.h"

#include <vector>

/// Made-up ends of hands.
namespace sheepshead::testing {

/// Seat 1 picked, and the partners sit next to it: this number of makers in all. Their points and
/// tricks give this tier.
PickedOutcome pickedOutcome(Tier tier, int makers);

/// Points and tricks from seat 0 on.
LeasterOutcome leasterOutcome(const std::vector<int>& points, const std::vector<int>& tricks,
    NoPickGame game = NoPickGame::Leaster);

/// A leaster in which each seat took one trick.
LeasterOutcome leasterOutcome(const std::vector<int>& points);

int sumOf(const HandScores& result);

} // namespace sheepshead::testing
