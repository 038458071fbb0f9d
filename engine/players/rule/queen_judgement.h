// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/memory.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// Where the players of the first two queens are the makers (4H-4): what it is worth to play this
/// card now, on top of the trick; nothing for other cards and at other tables.
double worthOfShowing(Card card, const Memory& memory, const Habits& habits);

} // namespace sheepshead
