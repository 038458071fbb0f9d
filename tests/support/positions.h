// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/solver/solver.h"
#include "engine/support/rng.h"

/// Positions in the play of the cards, to analyse.
namespace sheepshead::testing {

/// The last few tricks of a hand that no rule needs to allow: 2 to 8 seats anywhere at the table,
/// any order of trump, makers at random, some with the duties of a call, an under, or cards under
/// others, some in the middle of a trick. Small enough to try every way to play.
OpenGame smallGame(Rng& rng);

using sheepshead::openGameOf;

/// Every way to play, by the rules of the hand alone: the makers' points, their bury counted.
int pointsByBruteForce(const OpenGame& game);
/// The same for the tier.
Tier tierByBruteForce(const OpenGame& game, const TierLimits& limits = {});
int tricksByBruteForce(const OpenGame& game);

} // namespace sheepshead::testing
