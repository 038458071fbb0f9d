// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/search_budget.h"
#include "engine/support/rng.h"

#include <span>
#include <vector>

namespace sheepshead {

/// What an action is expected to bring its seat, in score points.
struct ActionValue {
    Action action;
    double value = 0;
    std::vector<int> scores; ///< in one world after another, the same for every action
};

/// By how much one action is worth more than another, in standard errors of the difference.
double certaintyThat(const ActionValue& better, const ActionValue& worse);

/// Every legal action before the first lead, with what it brings on average when from there on all
/// decide as rule players and the cards are played out, in sampled worlds: so picking is held
/// against what passing is worth at this table. Empty if no world fits.
std::vector<ActionValue> valuesOfActions(const Observation& seen, std::span<const Action> legal,
    int worlds, Rng& rng, const TimeIsUp& stop);

} // namespace sheepshead
