// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/learned/plan_inputs.h"

#include <span>
#include <vector>

namespace sheepshead {

/// A legal action of a picker, and a plan that begins with it.
struct PlannedAction {
    Action action;
    PickersPlan plan;
};

/// What a picker may do now who buries or calls. A bury has a plan for each partner that may be
/// called after it without an under. Bets on every trick and solos are left out.
std::vector<PlannedAction> plansFor(const Observation& seen, std::span<const Action> legal);

/// The plan of a call, or of going alone, with these cards kept and buried; nothing for another
/// action.
std::optional<PickersPlan> planOfCall(
    const Observation& seen, CardSet kept, CardSet buried, const Action& action);

/// The pick that names the highest jack where one may be called with it (JACK-UP-WHEN); nothing
/// where the viewer may not choose between this and a pass.
std::optional<Action> pickOrPass(const Observation& seen, std::span<const Action> legal);

} // namespace sheepshead
