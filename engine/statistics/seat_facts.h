// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/pick_chances.h"

#include <optional>

namespace sheepshead {

/// What the cards of a finished hand tell of one seat, for statistics.
struct SeatFacts {
    std::optional<bool> picked = {}; ///< none: it could not pick
    TrumpHeld trump = {};            ///< when it could
    std::optional<int> tricks = {};  ///< taken; none where not every card was played

    bool operator==(const SeatFacts&) const = default;
};

PerSeat<SeatFacts> seatFacts(const HandState& finished);

} // namespace sheepshead
