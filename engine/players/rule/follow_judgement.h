// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// What to follow with: schmear where the own side has the trick, take it where it pays, and
/// otherwise throw off what will be missed least.
Card judgeFollow(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits);

} // namespace sheepshead
