// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/habits.h"

#include <span>

namespace sheepshead {

/// What to bid in Indiana, and which solo to name (4H-5).
Action judgeBid(const Observation& seen, std::span<const Action> legal, const Habits& habits);
Action judgeSolo(const Observation& seen, std::span<const Action> legal);

/// A leaster for a hand without strength, a doubler for a good one that was passed in fear.
Action judgeVote(const Observation& seen);

} // namespace sheepshead
