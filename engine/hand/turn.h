// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"

#include <vector>

namespace sheepshead {

/// A decision that the table waits for: what a seat knows, and what it may do. It holds no hidden
/// card, so any player may have it.
struct Turn {
    Observation seen;
    std::vector<Action> legal; ///< never empty
    int number = 0;            ///< unique in its game; an answer names it
};

} // namespace sheepshead
