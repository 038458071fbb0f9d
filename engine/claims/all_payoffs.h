// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/seat_payoff.h"
#include "engine/scoring/scoring.h"

#include <vector>

namespace sheepshead {

/// What every seat gets for the end of a play. Keeps a reference to the setting.
class AllPayoffs {
public:
    explicit AllPayoffs(const PlaySetting& setting)
        : setting_(setting)
    {
        for (const Seat seat : setting.seats)
            payoffs_.emplace_back(setting, seat);
    }

    /// The play is over.
    PerSeat<Score> of(const PlayPosition& end)
    {
        PerSeat<Score> scores;
        auto payoff = payoffs_.begin();
        for (const Seat seat : setting_.seats)
            scores[seat] = { (payoff++)->of(end) };
        return scores;
    }

private:
    const PlaySetting& setting_;
    std::vector<SeatPayoff> payoffs_;
};

} // namespace sheepshead
