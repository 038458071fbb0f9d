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

/// Only the places and how much each holds; anything may lie anywhere.
HiddenCards hiddenPlacesOf(const Observation& seen);

/// Whether a seat has buried already.
bool hasBuried(const Observation& seen, Seat seat);

/// Who takes cards of the blind in this hand, and how many.
int blindCardsTaken(const Observation& seen, Seat seat);

} // namespace sheepshead
