// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/solver.h"
#include "engine/hand/hand_state.h"

namespace sheepshead {

/// A hand in play between two sides as the solver sees it.
OpenGame openGameOf(const HandState& hand);

} // namespace sheepshead
