// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_fault.h"

#include <vector>

namespace sheepshead {

// The places of a position into which a person lays cards. A place is named by its field and, where
// there is one for each seat, by its seat; StudyField::Actions is the card that is played next.

/// All places of this table, the person's hand first.
std::vector<StudyPlace> placesIn(const StudyPosition& position);

/// The cards that lie there; none for the next card.
CardSet cardsIn(const StudyPosition& position, const StudyPlace& place);

/// The place where a card was dealt or played; nothing if that is not known. A bury and an under
/// come first, because the card lies there now.
std::optional<StudyPlace> placeOf(const StudyPosition& position, Card card);

/// Lays a card into a place, and takes it out of the one where it was dealt before; takes it back
/// if it lies there already. A card that is played next is of the seat to act.
StudyPosition toggled(
    StudyPosition position, const StudyPlace& place, Card card, std::optional<Seat> toAct);

/// The same position by other rules: seats and cards that this table does not have go, and all
/// actions with them.
StudyPosition byRules(StudyPosition position, const CheckedVariant& variant);

} // namespace sheepshead
