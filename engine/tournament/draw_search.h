// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/meetings.h"

namespace sheepshead {

using RoundTables = std::vector<SeatNumbers>;

/// Looks for seats of these rounds with the fewest repeats by swapping two people of different
/// tables of a round, again and again; the third meeting of a pair counts for more than the second.
/// `met` is of all other rounds. It ends without a repeat, or after a number of steps, never after
/// a time. Late acceptance: a swap may be worse than the last one if it is no worse than what was
/// there some hundred steps ago.
std::vector<RoundTables> searchedSeats(
    std::vector<RoundTables> rounds, const MeetingTable& met, std::uint64_t seed);

} // namespace sheepshead
