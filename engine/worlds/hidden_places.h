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

/// Removes cards from the places where they cannot lie, one clue after another.
namespace sheepshead::narrowing {

/// The seat has none of these: not in hand, not buried, not under.
void forbid(HiddenCards& hidden, Seat seat, CardSet cards);
void forbidIn(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards);

/// The seat has all of these, in whatever place.
void confine(HiddenCards& hidden, Seat seat, CardSet cards);
void confineTo(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards);

/// At least one of these is in the hand of the seat; an empty set requires nothing.
void needInHand(HiddenCards& hidden, Seat seat, CardSet cards);

} // namespace sheepshead::narrowing
