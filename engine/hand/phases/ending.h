// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_data.h"

/// What a hand came to, and its scores (PLAY-END, SCORE, RENEGE).
namespace sheepshead::ending {

/// After a trick: a bet on all tricks or on none is lost with the first trick that goes the wrong
/// way.
bool isDecidedEarly(const HandData& hand);

/// What the hand has come to so far, ended by a renege or not; who has reneged is not in it.
Outcome outcomeOf(const HandData& hand, bool reneged = false);

/// Ends a hand that was played, with the seat that has reneged if one has.
void finish(HandData& hand, std::optional<Seat> reneged, EventSink events);

void score(HandData& hand, const Outcome& outcome, EventSink events);

} // namespace sheepshead::ending
