// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/habits.h"

#include <span>

namespace sheepshead {

/// What to bury: points where they are safe and whole suits, never trump without need and never the
/// last card that allows a call.
Action judgeBury(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// How much better than this bury the best would be, for one who holds `seen.hand`, in the units of
/// the habits; whatever may not be buried at this table is not left out. Nothing for more than two
/// cards.
double buryRegret(const Observation& seen, CardSet buried, const Habits& habits = {});

} // namespace sheepshead
