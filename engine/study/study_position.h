// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/hand/seen_action.h"
#include "engine/hand/state/hand_record.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// Any hand at any moment, as far as it is known: what a study asks about. Cards that are not named
/// are unknown. A value to be edited in any order: whether it is possible is for checkPosition().
struct StudyPosition {
    CheckedVariant variant;
    Seat dealer {};
    int doubler = 1;
    Seat seat {}; ///< the person's: from here the table is seen

    PerSeat<CardSet> hands;  ///< known to have been dealt to a seat; without two-handed piles
    PerSeat<CardSet> open;   ///< two-handed: the open cards, as they were dealt
    CardSet blind;           ///< known to have been dealt to it, no matter which seat took it
    CardSet neighboursBlind; ///< 7H-2, 7H-3: those of the blind that the neighbour takes
    PerSeat<CardSet> buried; ///< known to have been buried by a seat
    std::optional<Card> under;

    /// What the seat to act is asked for, where that may be unclear (SeenHand::phase).
    std::optional<Phase> phase;

    /// In order, as everyone at the table has seen them: hidden cards are in the fields above. A
    /// refusal that only its seat heard of may be left out, a bury too.
    std::vector<SeenAction> actions;

    bool operator==(const StudyPosition&) const = default;
};

/// Appends an action; the cards that it hides from the table go where they belong. "1 bury TC AS"
/// and "1 bury" are both possible.
void addAction(StudyPosition& position, const SeenAction& action);

/// The one way to write a position down: hidden cards taken out of the actions, a bury that is
/// known to have been made among them, and the cards that a seat has played among those dealt to
/// it where its hand has room for them and they cannot have come from the blind.
StudyPosition normalized(StudyPosition position);

/// The seat that has picked the blind or made the bid that stands, as the actions say.
std::optional<Seat> pickerIn(const StudyPosition& position);

/// How many cards of the blind a seat has taken so far.
int cardsTaken(const StudyPosition& position, Seat seat);

/// What a seat has played face up, or as an under that is known.
CardSet playedCards(const StudyPosition& position, Seat seat);

/// The known cards that a seat still holds, with an under that is not played.
CardSet heldCards(const StudyPosition& position, Seat seat);

/// The cards of the deck whose place is not known.
CardSet unknownCards(const StudyPosition& position);

/// Whose cards of a recorded hand a study knows.
enum class StudySight : std::uint8_t {
    Seat, ///< only what the person's seat has seen
    All,
};

/// A recorded hand before one of its decisions; `decisions` are those already taken, at most all of
/// them. The problem is a record that cannot be replayed.
Result<StudyPosition> positionOf(
    const HandRecord& record, Seat seat, std::size_t decisions, StudySight sight);

} // namespace sheepshead
