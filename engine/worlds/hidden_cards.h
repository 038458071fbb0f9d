// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/worlds/hidden_places.h"

#include <vector>

namespace sheepshead {

/// What an observation says of the cards its viewer cannot see: hands, buries, blind, under and
/// covered cards, shown voids, the duties of the call (HOLD, PART-FOLLOW), and what a call tells of
/// the caller's cards. An under can be explained in several ways which exclude one another
/// (CALL-UNDER): one entry each; otherwise there is one. What needs more than one card to be told,
/// such as a redeal hand, is left to the DealSampler. Of `renegers` nothing is taken to follow from
/// what they did not play (RENEGE); nobody else is taken to have reneged.
std::vector<HiddenCards> hiddenCardsOf(const Observation& seen, SeatSet renegers = {});

/// Every card that follows what was led to a trick.
CardSet ledTo(const Trick& trick, const Observation& seen);

} // namespace sheepshead
