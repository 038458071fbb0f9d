// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/hidden_cards.h"

/// Taking away, one clue after another, what cannot lie in a place.
namespace sheepshead::narrowing {

/// Nowhere with this seat: not in hand, not buried, not under.
void forbid(HiddenCards& hidden, Seat seat, CardSet cards);
void forbidIn(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards);

/// With this seat, wherever he has them.
void confine(HiddenCards& hidden, Seat seat, CardSet cards);
void confineTo(PlaceKind kind, HiddenCards& hidden, Seat seat, CardSet cards);

/// At least one of these is in his hand; none: he needs nothing.
void needInHand(HiddenCards& hidden, Seat seat, CardSet cards);

} // namespace sheepshead::narrowing
