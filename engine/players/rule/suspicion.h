// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// How much each seat has behaved like a secret partner: 1 for nothing noticed, more after a
/// schmear to the picker or a trump lead, less after a fight against the picker.
PerSeat<double> suspicions(const Observation& seen);

} // namespace sheepshead
