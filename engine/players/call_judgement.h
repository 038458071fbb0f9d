// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/habits.h"

#include <span>

namespace sheepshead {

/// Whom to play with: the ace of the suit he is shortest in, the cheapest card as an under, or
/// nobody at all with a hand that needs nobody.
Action judgeCall(const Observation& seen, std::span<const Action> legal, const Habits& habits);

} // namespace sheepshead
