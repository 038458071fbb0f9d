// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// How likely, from 0 to 1, the viewer wins as picker or bidder with the cards he was dealt: by
/// what he holds, what may lie in the blind, what a partner may add, and how many are against them.
/// The same for tables of every size; the weights were found by letting players of thousands of
/// random hands pick at each of them.
double chanceAsPicker(const Observation& seen);

/// The same for a solo with another order of trump (4H-5).
double chanceAlone(const Observation& seen, const TrumpOrder& trumps);

/// Once he has buried: how likely he wins alone with the cards he kept.
double chanceAloneWithKept(const Observation& seen);

} // namespace sheepshead
