// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace sheepshead {

/// Whether the hand on the table counts, and where its end leads.
enum class HandKind : std::uint8_t {
    Counts,
    TakenBack, ///< a hand of the game in which decisions were taken back: it does not count
    Practice,  ///< not of the game, which waits and comes back
    Challenge, ///< a deal of a challenge, played once; the next one follows
};

/// What the person is taught at the table, while the game waits.
enum class Instruction : std::uint8_t { None, Lesson, Drill };

} // namespace sheepshead
