// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/habits.h"
#include "engine/players/memory.h"

namespace sheepshead {

/// What a card of his hand is worth to the viewer on a later trick, in points: the price of playing
/// it now.
double worthOfKeeping(Card card, const Memory& memory, const Habits& habits);

} // namespace sheepshead
