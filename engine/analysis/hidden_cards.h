// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

#include <vector>

namespace sheepshead {

/// Where a card can lie that a seat has not seen.
enum class PlaceKind : std::uint8_t {
    Hand,
    Buried,
    Under,   ///< laid face down for the called suit, played or not
    Covered, ///< two-handed: beneath the open cards
    Aside,   ///< the blind that nobody has taken, or that went down unseen
};

/// One such place, how many unseen cards lie there, and what the play says of them.
struct HiddenPlace {
    PlaceKind kind = PlaceKind::Hand;
    Seat seat {}; ///< whose; nobody's aside
    int room = 0;
    CardSet allowed;
    CardSet needsOneOf; ///< at least one of these lies here; empty: nothing is needed
    /// Two-handed: of the hand since this trick, so that older voids say nothing of it.
    bool justUncovered = false;
};

/// The cards a seat has not seen and the places they fill.
struct HiddenCards {
    CardSet cards;
    std::vector<HiddenPlace> places;
};

/// What an observation says of the cards its viewer cannot see: hands, buries, blind, under and
/// covered cards, shown voids, the duties of the call (HOLD, PART-FOLLOW), and what a call tells of
/// the caller's cards. An under can be explained in several ways which exclude one another
/// (CALL-UNDER): one entry each; otherwise there is one. What needs more than one card to be told,
/// such as a redeal hand, is left to the DealSampler. Of `renegers` nothing is taken to follow from
/// what they did not play (RENEGE); nobody else is taken to have reneged.
std::vector<HiddenCards> hiddenCardsOf(const Observation& seen, SeatSet renegers = {});

/// Only the places and how much each holds; anything may lie anywhere.
HiddenCards hiddenPlacesOf(const Observation& seen);

/// Every card that follows what was led to a trick.
CardSet ledTo(const Trick& trick, const Observation& seen);

/// Whether a seat has buried already.
bool hasBuried(const Observation& seen, Seat seat);

/// Who takes cards of the blind in this hand, and how many.
int blindCardsTaken(const Observation& seen, Seat seat);

} // namespace sheepshead
