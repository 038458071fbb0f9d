// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/habits.h"

#include <span>

namespace sheepshead {

/// Whether to take the blind: by strength of hand, wanting more of it the more players are still to
/// speak.
Action judgePick(const Observation& seen, std::span<const Action> legal, const Habits& habits);

} // namespace sheepshead
