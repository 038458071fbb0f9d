// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_data.h"

/// Everyone passed: a leaster or one of its relatives, each alone (LEASTER), or hands are
/// shown.
namespace sheepshead::leaster {

void begin(HandData& hand, NoPickGame game, EventSink events);

/// Schwanzer: no card is played.
void showHands(HandData& hand, EventSink events);

/// LEASTER-BLIND: whether the blind goes with the trick of this number, from 1.
bool blindGoesWith(const HandData& hand, int trickNumber);

LeasterOutcome outcome(const HandData& hand);

} // namespace sheepshead::leaster
