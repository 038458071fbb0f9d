// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/search/trials.h"

namespace sheepshead {

/// Whether an action breaks a convention that companions rely on: a defender who has a fail card
/// leads trump to one of the first two tricks.
bool breaksConvention(const Observation& seen, const Action& action);

/// Removes actions that break a convention, unless they are surely better than the best one that
/// breaks none. The trials must be sorted best first, and stay sorted.
void keepConventions(const Observation& seen, std::vector<Trials>& trials);

} // namespace sheepshead
