// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/player_guess.h"
#include "engine/playout/playout.h"
#include "engine/support/rng.h"

namespace sheepshead {

/// The others as they are in one world: a way to play for each seat, and the number behind their
/// whims (Company::chance).
struct Seated {
    PerSeat<std::uint8_t> ways;
    std::uint32_t chance = 0;
};

/// Draws a way for each seat in proportion to these weights, which must not all be zero. The viewer
/// plays on like a regular.
Seated drawSeated(const PerSeat<Ways>& weights, SeatSet seats, Seat viewer, Rng& rng);

/// Everybody in a playout as they are in that world; the viewer plays like a regular. Keeps
/// references to the opponents.
Company companyOf(const Opponents& opponents, const Seated& seated, SeatSet seats, Seat viewer);

} // namespace sheepshead
