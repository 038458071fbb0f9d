// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"
#include "engine/solver/solver.h"

namespace sheepshead {

/// A hand in play between two sides as the solver sees it.
OpenGame openGameOf(const HandState& hand);

} // namespace sheepshead
