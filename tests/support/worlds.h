// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/worlds/world.h"

namespace sheepshead::testing {

/// How the cards really lie.
World truthOf(const HandState& hand);

/// Whether what the seat to act can work out of the hidden cards allows for how they really lie.
bool allowsForTruth(const HandState& hand, const Observation& seen);

} // namespace sheepshead::testing
