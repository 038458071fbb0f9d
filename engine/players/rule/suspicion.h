// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// How much each seat has behaved like a secret partner: 1 for nothing noticed, more for one who
/// schmeared to the picker or led trump, less for one who fought him.
PerSeat<double> suspicions(const Observation& seen);

} // namespace sheepshead
