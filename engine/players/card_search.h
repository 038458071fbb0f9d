// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/search_budget.h"
#include "engine/support/rng.h"

#include <span>
#include <vector>

namespace sheepshead {

/// What a choice is expected to bring its seat, in score points.
struct CardValue {
    Card card;
    double value = 0;
};

/// Every proper card with what it brings on average when the hand is played out in sampled worlds.
/// Empty if no world fits. `worlds` is the budget.
std::vector<CardValue> valuesOfCards(const Observation& seen, std::span<const Action> legal,
    int worlds, Rng& rng, const TimeIsUp& stop);

} // namespace sheepshead
