// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/habits.h"

#include <span>

namespace sheepshead {

/// Whether to crack, answer a crack, or show a pair (CRACK, RECRACK, CORNER, BLITZ).
Action judgeRaise(const Observation& seen, std::span<const Action> legal, const Habits& habits);

} // namespace sheepshead
