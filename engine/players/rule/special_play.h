// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/playout/playout.h"

namespace sheepshead {

/// Whether the viewer plays for tricks, not for points: in a billy (4H-5), and as the picker who
/// has bet on every trick (CALL-SHEEPS).
bool isSpecialPlay(const Observation& seen);

/// Judges which of the proper cards to play in such a game; the position is what the viewer sees
/// (SeenPlay).
Card judgeSpecialCard(const Observation& seen, const PlayPosition& position, Playout& playout);

/// How likely, from 0 to 1, the viewer gets through without a trick with the cards of a new hand
/// (4H-5).
double chanceOfNoTrick(const Observation& seen);

/// Whether the picker, having buried, is all but sure of every trick alone (CALL-SHEEPS).
bool takesEveryTrick(const Observation& seen);

} // namespace sheepshead
