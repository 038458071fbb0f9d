// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/learned/plan_inputs.h"
#include "engine/playout/judge_network.h"

namespace sheepshead {

using PlanNetwork = JudgeNetwork<PlanInputs::ofTable, PlanInputs::ofPlan, 32, 16>;

/// Judges what a pick brings more than a pass; the plan is the hand that is held.
const PlanNetwork& pickNetwork();
/// Judges a picker's plans, compared with one another.
const PlanNetwork& planNetwork();

} // namespace sheepshead
