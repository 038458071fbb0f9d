// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_hand.h"
#include "engine/study/study_fault.h"

#include <variant>

namespace sheepshead {

// A position as the rooms below see hands: from one seat, with something known beside it. For the
// files of this room.

/// Where an action stands, with the trick and the card of a play.
StudyPlace studyPlaceOf(const StudyPosition& position, std::size_t action);

/// Whether everything that a seat must know of its own cards is known. The position is normalized,
/// and the seat plays.
bool knowsOwnCards(const StudyPosition& position, Seat seat);

/// What a seat that knows its own cards has seen.
SeenHand seenFrom(const StudyPosition& position, Seat seat);

/// What the position tells beyond that.
KnownCards knownBeside(const StudyPosition& position, Seat seat);

/// One of the hands like a normalized position without plain faults, before the decision of its
/// person or else before that of another seat; or why there is none.
std::variant<HandState, SeenFault> handLike(const StudyPosition& position);

} // namespace sheepshead
