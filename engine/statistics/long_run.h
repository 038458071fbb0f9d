// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/statistics/card_count.h"

#include <array>

namespace sheepshead {

/// How many of how many.
struct Share {
    int part = 0;
    int whole = 0;
};

/// Statistics of finished hands, for one seat and for all others: the cards that were dealt,
/// compared with an honest shuffle, and the results.
struct LongRun {
    /// The viewer, or all others.
    struct Side {
        CardCount trump;
        CardCount queens;
        CardCount queenOfClubs;
        /// For first seats that picked and called a fail suit: whether each other seat was dealt a
        /// card of it. Since no seat had passed, only the picker's own cards were known.
        EventCount calledSuitAllRound;
        std::array<Share, maxSeats> picks; ///< of the times asked, by place from the dealer's left
    };

    Side viewer;
    Side others;
    CardCount trumpInBlind;

    int hands = 0;         ///< added in all
    int dealsCounted = 0;  ///< of which the cards count
    Share leasters;        ///< and other games without a picker, of all hands with picking
    Share thrownIn;        ///< of the same
    Share calledSuitWalks; ///< first leads of the called suit that were not trumped

    /// Adds a finished hand. Its cards do not count if they were laid out by hand, or if bad hands
    /// are redealt (REDEAL-HAND): the remaining deals are not a plain shuffle.
    void add(const HandState& hand, Seat viewersSeat);
};

} // namespace sheepshead
