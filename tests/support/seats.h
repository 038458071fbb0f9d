// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

/// The seats of test tables, by the names of their players.
namespace sheepshead::testing {

inline constexpr Seat viewer = seatAt(0); ///< "You"
inline constexpr Seat ada = seatAt(1);
inline constexpr Seat bruno = seatAt(2);
inline constexpr Seat clara = seatAt(3);

inline constexpr SeatSet five = SeatSet::firstSeats(5);

} // namespace sheepshead::testing
