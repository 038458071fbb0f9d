// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/meetings.h"

namespace sheepshead {

/// Looks for seats with the fewest repeats by swapping two people of different tables, again and
/// again; a pair that has met twice counts for four that have met once. It ends without a repeat,
/// or after a number of steps, never after a time. Late acceptance: a swap may be worse than the
/// last one if it is no worse than what was there some hundred steps ago.
std::vector<SeatNumbers> searchedSeats(
    std::vector<SeatNumbers> tables, const MeetingTable& met, std::uint64_t seed);

} // namespace sheepshead
