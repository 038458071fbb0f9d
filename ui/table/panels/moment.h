// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "engine/statistics/pick_chances.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace sheepshead {

/// What makes a hand one to remember, the rarest first.
enum class Moment : std::uint8_t {
    None,
    AllTricks,          ///< the makers took every trick
    NoTrick,            ///< the makers took none
    LeasterWithNothing, ///< a leaster won without a point
    MauerFound,         ///< a seat had passed a hand too strong to pass
};

Moment momentOf(const HandScored& scored, SeatSet seats, const std::vector<Mauer>& mauers);

/// The seats that a moment of this hand is about: who took or won it all, or who held the mauers.
SeatSet momentSeats(
    Moment moment, const HandScored& scored, SeatSet seats, const std::vector<Mauer>& mauers);

/// A short sentence; empty for none.
QString momentText(Moment moment);

} // namespace sheepshead
