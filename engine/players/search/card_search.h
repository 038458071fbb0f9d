// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/search/search_budget.h"
#include "engine/players/search/trials.h"
#include "engine/support/rng.h"

#include <span>

namespace sheepshead {

/// Every play of a proper card, the hand played out after it in sampled worlds. Empty if no world
/// fits. `worlds` is the budget.
std::vector<Trials> tryCards(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop);

} // namespace sheepshead
