// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"
#include "engine/statistics/card_count.h"

#include <array>

namespace sheepshead {

/// So many of so many.
struct Share {
    int part = 0;
    int whole = 0;
};

/// What finished hands come to in the long run, for one seat and for all others: the cards they
/// were dealt beside what an honest shuffle gives, and what the players made of them.
struct LongRun {
    /// The viewer, or all the others.
    struct Side {
        CardCount trump;
        CardCount queens;
        CardCount queenOfClubs;
        /// He picked as the first who was asked and called a fail suit: whether each of the others
        /// was dealt a card of it. Nobody had passed, so nothing but his own cards was known.
        EventCount calledSuitAllRound;
        std::array<Share, maxSeats>
            picks; ///< of the times he was asked, by place from dealer's left
    };

    Side viewer;
    Side others;
    CardCount trumpInBlind;

    int hands = 0;        ///< added in all
    int dealsCounted = 0; ///< of which the cards count
    Share leasters; ///< and what else is played when nobody picks, of the hands that had picking
    Share thrownIn; ///< of the same
    Share calledSuitWalks; ///< first leads of the called suit that nobody trumped

    /// A hand that is over, as the viewer's seat and the others had it. Its cards do not count
    /// where they were laid out, or where bad hands are dealt anew (REDEAL-HAND): what is left of
    /// those is no longer a mere shuffle.
    void add(const HandState& hand, Seat viewersSeat);
};

} // namespace sheepshead
