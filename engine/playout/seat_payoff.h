// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_position.h"
#include "engine/scoring/ending.h"
#include "engine/scoring/scoring.h"

#include <array>
#include <limits>
#include <memory>
#include <vector>

namespace sheepshead {

/// What a hand brings a seat, in score points, and how it ended for it.
struct ScoredEnding {
    int score = 0;
    Ending ending = Ending::Even;
};

/// What a seat gets at the end of a playout, in score points: scoreHand(), cached by the makers'
/// points where there are two sides. Keeps a reference to the setting.
class SeatPayoff {
public:
    SeatPayoff(const PlaySetting& setting, Seat seat);

    /// The play must be over.
    int of(const PlayPosition& end) { return scoredEnding(end).score; }
    ScoredEnding scoredEnding(const PlayPosition& end);

private:
    static constexpr int unknown = std::numeric_limits<int>::min();
    static constexpr std::size_t counts = std::size_t { 121 } * 6;
    using Row = std::array<ScoredEnding, counts>;

    ScoredEnding ofSides(const PlayPosition& end);
    ScoredEnding ofLoners(const PlayPosition& end) const;
    ScoredEnding scoredEnding(const Outcome& outcome) const;
    Outcome outcomeOf(SeatSet makers, int points, int tricks, bool pickerTrickless) const;

    const PlaySetting& setting_;
    Seat seat_;
    std::array<std::unique_ptr<Row>, 256> rows_; ///< by makers
};

/// What every seat gets at the end of a playout. Keeps a reference to the setting.
class AllPayoffs {
public:
    explicit AllPayoffs(const PlaySetting& setting)
        : setting_(setting)
    {
        for (const Seat seat : setting.seats)
            payoffs_.emplace_back(setting, seat);
    }

    /// The play must be over.
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
