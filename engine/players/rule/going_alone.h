// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// Whether an action takes the viewer's partner away: going alone is declared, bid, or said to none
/// by calling a card of one's own.
bool goesAlone(const Observation& seen, const Action& action);

} // namespace sheepshead
