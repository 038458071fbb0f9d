// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solver/open_deal.h"

namespace sheepshead::analysis {

/// One seat's part in a trick: all that is settled by the suit that was led.
struct TrickStep {
    int seat = 0;
    bool maker = false;
    Bits moves = 0;     ///< what it may play
    Bits opponents = 0; ///< what its opponents behind it may play
    Bits partners = 0;  ///< what its partners behind it may play
};

/// The seats that still play to a trick of a led suit, in their order.
struct TrickPlan {
    TrickPlan(const OpenDeal& deal, const OpenPosition& position, int firstSeat, int count)
        : counting((trumpBits | position.led) & ~deal.under)
        , bosses(position.bosses)
        , left(position.left)
        , rest(position.rest)
        , dutyAfter(position.duty && position.led != deal.dutySuit)
        , steps(count)
    {
        int seat = firstSeat;
        for (int i = 0; i < count; ++i) {
            TrickStep& step = of[static_cast<std::size_t>(i)];
            step.seat = seat;
            step.maker = deal.maker[static_cast<std::size_t>(seat)];
            step.moves = legal(deal, position, seat);
            seat = seat + 1 == deal.seats ? 0 : seat + 1;
        }
        for (std::size_t i = static_cast<std::size_t>(count); i > 0; --i) {
            TrickStep& step = of[i - 1];
            step.opponents = step.maker ? defenders : makers;
            step.partners = step.maker ? makers : defenders;
            (step.maker ? makers : defenders) |= step.moves;
        }
    }

    Bits counting; ///< cards that can win the trick
    Bits bosses;
    int left; ///< tricks to play, this one included
    int rest; ///< worth of all that is not taken yet
    bool dutyAfter;
    int steps;
    Bits makers = 0; ///< what all makers in the plan may play
    Bits defenders = 0;
    std::array<TrickStep, maxSeats> of;
};

/// Cards of a trick that would beat its best one; all that count if there is none.
constexpr Bits beating(Bits best, Bits counting)
{
    return best == 0 ? counting : counting & ~(best | (best - 1));
}

} // namespace sheepshead::analysis
