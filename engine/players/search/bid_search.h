// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/search/search_budget.h"
#include "engine/players/search/trials.h"
#include "engine/support/rng.h"

#include <span>

namespace sheepshead {

/// Every legal action before the first lead; from there on all decide as rule players and the cards
/// are played out, in sampled worlds: so picking is held against what passing is worth at this
/// table. Empty if no world fits.
std::vector<Trials> tryBids(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop);

} // namespace sheepshead
