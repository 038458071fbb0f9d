// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/search/trials.h"

namespace sheepshead {

/// Whether an action is one that the others at the table would hold against their companion: a
/// defender leads trump to one of the first two tricks although he has a fail card to lead.
bool breaksConvention(const Observation& seen, const Action& action);

/// Takes actions that break a convention out, unless they are surely better than the best that
/// breaks none. The trials are sorted, best first, and stay so.
void keepConventions(const Observation& seen, std::vector<Trials>& trials);

} // namespace sheepshead
