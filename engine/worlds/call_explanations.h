// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/hidden_cards.h"

namespace sheepshead {

/// Splits hidden cards by the ways in which a call, or its absence, can be explained: a picker who
/// called with an under has the ace of every fail suit or no card of it; one who may call an own
/// ace has it or not. Each way narrows the cards differently, and no deal fits two of them.
/// Unchanged if there is only one way. What `renegers` did not play proves nothing.
std::vector<HiddenCards> explanationsOfCall(
    const Observation& seen, const HiddenCards& hidden, SeatSet renegers = {});

/// The first trick to which the called suit was led; null before that.
const Trick* firstTrickOfCalledSuit(const Observation& seen);

/// PART-LEAD "running": whether the seat led another card of the called suit first, as a partner
/// with four of them may.
bool mayHaveRun(const Observation& seen, Seat seat);

/// Cards played face up, and an under that the viewer has seen.
CardSet playedBy(const Observation& seen, Seat seat);

/// ALONE-1: the picker went alone because there was nothing to call.
bool hadNothingToCall(const Observation& seen);

} // namespace sheepshead
