// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/players/rule/whim.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// Whether taking tricks and points is not what the viewer's game is about: leasters and their
/// relatives, a billy (4H-5), and the picker's own bet on every trick (CALL-SHEEPS).
bool isSpecialPlay(const Observation& seen);

/// Judges which card to play in such a game. `legal` must not be empty.
Card judgeSpecialCard(const Memory& memory, const TrickOdds& odds, CardSet legal,
    const Habits& habits, const Whim& whim = {});

/// How likely, from 0 to 1, the viewer gets through without a trick with the cards of a new hand
/// (4H-5).
double chanceOfNoTrick(const Observation& seen);

/// Whether the picker, having buried, is all but sure of every trick alone (CALL-SHEEPS).
bool takesEveryTrick(const Observation& seen);

} // namespace sheepshead
