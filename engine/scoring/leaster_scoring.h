// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/scoring.h"

/// What the games pay that are played when everyone has passed.
namespace sheepshead {

/// LEASTER-1, LEASTER-TRICK, LEASTER-3H, LEASTER-TIE; moster, mittler, schneidster.
HandScores scoreHand(const LeasterOutcome& outcome, SeatSet seats, const Variant& variant);

/// Schwanzer: the most loses one to each.
HandScores scoreHand(const SchwanzerOutcome& outcome, SeatSet seats, const Variant& variant);

} // namespace sheepshead
