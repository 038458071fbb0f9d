// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/search_budget.h"
#include "engine/support/rng.h"

#include <optional>
#include <span>

namespace sheepshead {

/// What to bury together with what to call after it, or what to call or name: every plan is played
/// out in sampled worlds, the better half in twice as many, and so on. Nothing where somebody else
/// still has something to decide in between (7H-2, 7H-3), or if no world fits.
std::optional<Action> bestPlan(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop);

} // namespace sheepshead
