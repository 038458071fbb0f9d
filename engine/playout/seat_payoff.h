// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_position.h"

#include <array>
#include <limits>
#include <memory>

namespace sheepshead {

/// What a seat gets for the end of a playout, in score points: scoreHand(), remembered for every
/// count of points where there are two sides. Keeps a reference to the setting.
class SeatPayoff {
public:
    SeatPayoff(const PlaySetting& setting, Seat seat);

    /// The play is over.
    int of(const PlayPosition& end);

private:
    static constexpr int unknown = std::numeric_limits<int>::min();
    static constexpr std::size_t counts = std::size_t { 121 } * 6;
    using Row = std::array<int, counts>;

    int ofSides(const PlayPosition& end);
    int ofLoners(const PlayPosition& end) const;
    Outcome outcomeOf(SeatSet makers, int points, int tricks, bool pickerTrickless) const;

    const PlaySetting& setting_;
    Seat seat_;
    std::array<std::unique_ptr<Row>, 256> rows_; ///< by makers
};

} // namespace sheepshead
