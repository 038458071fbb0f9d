// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/habits.h"

#include <span>

namespace sheepshead {

/// What to bury: points where they are safe and whole suits, never trump without need and never the
/// last card that allows a call.
Action judgeBury(const Observation& seen, std::span<const Action> legal, const Habits& habits);

} // namespace sheepshead
