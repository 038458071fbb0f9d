// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/hand/refusal.h"

#include <functional>
#include <optional>
#include <vector>

namespace sheepshead {

/// A decision that the table waits for from the person in front of it.
struct Turn {
    Observation seen;
    std::vector<Action> legal;
    std::function<std::optional<Refusal>(const Action&)> whyNot; ///< why an action is not allowed
};

} // namespace sheepshead
