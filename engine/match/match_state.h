// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <cstdint>

namespace sheepshead {

/// The state of a match between two hands: with the variant and the sheet all that is needed to
/// resume it.
struct MatchState {
    std::uint64_t seed = 0;       ///< the deals to come follow from it
    std::uint64_t handsDealt = 0; ///< redeals included
    Seat dealer {};               ///< of the next hand
    int doublersWaiting = 0;      ///< DOUBLER-STACK `queue`: hands still to be played at ×2
    int doublerFactor = 1; ///< DOUBLER-STACK `multiply` and `flat`: factor on the next picked hand
    int pot = 0;           ///< POT
    bool stopped = false;  ///< the players ended the game before its agreed length

    bool operator==(const MatchState&) const = default;
};

} // namespace sheepshead
