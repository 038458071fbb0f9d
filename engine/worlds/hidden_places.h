// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

#include <vector>

namespace sheepshead {

/// A kind of place where a hidden card can lie.
enum class PlaceKind : std::uint8_t {
    Hand,
    Buried,
    Under,   ///< laid face down for the called suit, played or not
    Covered, ///< two-handed: beneath the open cards
    Aside,   ///< a blind that was not taken, or was buried unseen
};

/// One such place, how many hidden cards lie there, and which ones can.
struct HiddenPlace {
    PlaceKind kind = PlaceKind::Hand;
    Seat seat {}; ///< the owner; unused for Aside
    int room = 0;
    CardSet allowed;
    CardSet needsOneOf; ///< at least one of these lies here; empty: no condition
    /// Two-handed: uncovered in this trick, so that older voids prove nothing.
    bool justUncovered = false;
};

/// The cards a seat has not seen and the places they fill.
struct HiddenCards {
    CardSet cards;
    std::vector<HiddenPlace> places;
};

/// The places and their sizes alone; any card may lie anywhere.
HiddenCards hiddenPlacesOf(const Observation& seen);

/// Whether a seat has buried already.
bool hasBuried(const Observation& seen, Seat seat);

/// How many cards of the blind a seat takes in this hand.
int blindCardsTaken(const Observation& seen, Seat seat);

} // namespace sheepshead

/// Removes cards from the places where they cannot lie, one clue after another.
namespace sheepshead::narrowing {

/// The seat has none of these: not in hand, not buried, not under.
void forbid(HiddenCards& hidden, Seat seat, CardSet cards);
void forbidIn(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards);

/// The seat has all of these, in any place.
void confine(HiddenCards& hidden, Seat seat, CardSet cards);
void confineTo(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards);

/// At least one of these is in the hand of the seat; an empty set requires nothing.
void needInHand(HiddenCards& hidden, Seat seat, CardSet cards);

} // namespace sheepshead::narrowing
