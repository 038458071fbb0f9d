// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// What a card of his hand is worth to the viewer on a later trick, in points: the price of playing
/// it now.
double worthOfKeeping(Card card, const Memory& memory, const Habits& habits);

/// What is won by playing a card to this trick, points lost counting against it.
double worthOfTrick(Card card, const TrickOdds& odds, const Habits& habits);

} // namespace sheepshead
