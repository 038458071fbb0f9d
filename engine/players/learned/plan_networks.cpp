// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/learned/plan_networks.h"

namespace sheepshead {

namespace {

// Picks and plans; written by tests/measure/train_judges.
constexpr std::array<PlanNetwork, 2> planNetworks { {
#include "engine/players/learned/plan_judge_weights.inc"
} };

} // namespace

const PlanNetwork& pickNetwork() { return planNetworks[0]; }

const PlanNetwork& planNetwork() { return planNetworks[1]; }

} // namespace sheepshead
