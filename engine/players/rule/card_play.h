// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/memory.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// Which card to play. What to lead, what to follow with and how to play a leaster have a file
/// each.
Card judgeCard(const Memory& memory, CardSet legal, const Habits& habits);

} // namespace sheepshead
