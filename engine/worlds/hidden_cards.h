// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/worlds/hidden_places.h"

#include <vector>

namespace sheepshead {

/// Infers from an observation where the cards can lie that its viewer cannot see: hands, buries,
/// blind, under and covered cards, shown voids, the duties of the call (HOLD, PART-FOLLOW), and
/// what a call tells of the caller's cards. Usually one entry; an under can have several
/// explanations that exclude one another (CALL-UNDER), one entry each. Conditions on several cards
/// together, as of a redeal hand, are left to the DealSampler. Only `renegers` may have reneged
/// (RENEGE).
std::vector<HiddenCards> hiddenCardsOf(const Observation& seen, SeatSet renegers = {});

/// Every card that follows suit to a trick.
CardSet ledTo(const Trick& trick, const Observation& seen);

} // namespace sheepshead
