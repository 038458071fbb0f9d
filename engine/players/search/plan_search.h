// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/search/job_runner.h"
#include "engine/players/search/search_budget.h"
#include "engine/players/search/trials.h"
#include "engine/support/rng.h"

#include <span>

namespace sheepshead {

/// What to bury together with what to call after it, or what to call or name: every plan is played
/// out in sampled worlds, the better half in twice as many, and so on. Each legal action with the
/// best plan that begins with it. Empty where somebody else still has something to decide in
/// between (7H-2, 7H-3), or if no world fits.
std::vector<Trials> tryPlans(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop, const SideBySide& sideBySide);

} // namespace sheepshead
