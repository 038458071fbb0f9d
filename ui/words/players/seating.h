// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <QString>

#include <vector>

namespace sheepshead {

inline constexpr int longestNameAtTable = 20; ///< what a plate on the table has room for

struct SeatInfo {
    QString name;
    /// A file of resources/portraits without its ending, such as "ada", or an own face.
    QString portrait;
    bool person = false;
    QString character = {}; ///< the key of a computer player's character, if it has one

    bool operator==(const SeatInfo&) const = default;
};

/// Who sits where, for pictures and words.
struct Seating {
    std::vector<SeatInfo> seats; ///< index is the seat's number
    Seat viewer {};              ///< sits at the bottom of the picture

    int count() const { return static_cast<int>(seats.size()); }
    const SeatInfo& at(Seat seat) const
    {
        return seats.at(static_cast<std::size_t>(indexOf(seat)));
    }

    bool operator==(const Seating&) const = default;
};

} // namespace sheepshead
