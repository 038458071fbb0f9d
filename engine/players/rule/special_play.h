// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// Which card to play when each plays for himself and points are bad: duck and throw points on
/// others, but make sure of a cheap trick where one is needed (LEASTER-TRICK).
Card judgeLeaster(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits);

} // namespace sheepshead
