// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_data.h"

/// Nobody picked: each for himself, fewest points win (LEASTER).
namespace sheepshead::leaster {

void begin(HandData& hand, Events& events);

/// LEASTER-BLIND: whether the blind goes with the trick of this number, from 1.
bool blindGoesWith(const HandData& hand, int trickNumber);

LeasterOutcome outcome(const HandData& hand);

} // namespace sheepshead::leaster
