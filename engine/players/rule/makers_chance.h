// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// How likely, from 0 to 1, the viewer wins as picker or bidder with the cards as dealt: by the own
/// hand, the expected blind, the expected partner and the number of opponents. One formula for
/// tables of every size, fitted to thousands of forced picks at each.
double chanceAsPicker(const Observation& seen);

/// The same for a solo with another order of trump (4H-5).
double chanceAlone(const Observation& seen, const TrumpOrder& trumps);

/// After burying: how likely the viewer wins alone with the cards that were kept.
double chanceAloneWithKept(const Observation& seen);

} // namespace sheepshead
