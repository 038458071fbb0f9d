// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"
#include "engine/study/study_fault.h"

#include <optional>

namespace sheepshead {

/// Whether a position is possible.
struct PositionCheck {
    std::optional<StudyFault> fault; ///< the first thing that cannot be
    /// Without a fault: one of the hands that can have been seen like this. Whose turn it is and in
    /// which phase is true of all of them; unknown cards are made up, and so are the legal actions
    /// of a seat whose hand is not known.
    std::optional<HandState> example;
};

/// Holds a position against the rules: the cards against the deck and each other, then every action
/// in turn, with cards made up for those that are not known. Reproducible. A position that hardly
/// any cards fit may be refused although there are some.
PositionCheck checkPosition(const StudyPosition& position);

/// The position as it is if it can be; else with the phase without which it cannot; else as it is.
/// A call that may be made in silence leaves open what a seat is asked for.
StudyPosition clarified(const StudyPosition& position);

/// One of the hands like it, for a question about the decision at hand: all of what the seat to act
/// observes and may do is true of it. The problem: an impossible position, a hand that is over, a
/// seat to act that does not know all of its own cards.
Result<HandState> decisionIn(const StudyPosition& position);

} // namespace sheepshead
