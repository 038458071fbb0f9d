// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

namespace sheepshead {

/// A day of the Gregorian calendar, as the person's own clock names it.
struct Day {
    int year = 1;  ///< 1 .. 9999
    int month = 1; ///< 1 .. 12
    int day = 1;   ///< 1 .. 31

    bool operator==(const Day&) const = default;
};

/// The number that everything about a day's hand follows from. It is mixedSeed(seed, index) of
/// engine/support/rng.h, where the seed is the ASCII text "sheepday" as a number with the first
/// letter highest, and the index is the date as a decimal number: 20260131 for 31 January 2026. An
/// offset (0 to 25) stands before it: 320260131.
std::uint64_t seedOfDay(Day day, int offset);
/// The day's own, so that there is something to decide; see day_offsets.h.
int offsetOfDay(Day day);
/// With the day's own offset.
std::uint64_t seedOfDay(Day day);

/// The hand of a day, before its first decision: five-handed called ace by the default rules, dealt
/// by dealFromSeed() from seedOfDay(); the dealer is the seat whose number is the remainder of that
/// number divided by 5. So it is the same for everybody, and never changes once it was published.
/// The date must be a real one.
HandRecord handOfDay(Day day, int offset);
HandRecord handOfDay(Day day);

} // namespace sheepshead
