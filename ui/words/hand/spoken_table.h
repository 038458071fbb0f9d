// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "ui/words/players/seating.h"

#include <QString>

#include <cstdint>
#include <vector>

namespace sheepshead {

/// What a person who hears the table can have said again.
enum class Repeated : std::uint8_t { Hand, Trick, Scores, Seats };

/// The viewer's cards in the order of the hand, trump first, and what of them may be played now.
QString spokenHand(const Observation& seen);

/// The trick on the table, card by card, and who has it; else whose lead it is.
QString spokenTrick(const Observation& seen, const Seating& seating);

/// The tricks of this hand, then the running scores; no scores where none are kept.
QString spokenScores(
    const Observation& seen, const Seating& seating, const std::vector<int>& totals);

/// Clockwise from the viewer: who each player is in this hand, as far as the viewer knows.
QString spokenSeats(const Observation& seen, const Seating& seating);

/// One of these four.
QString spokenAgain(
    Repeated what, const Observation& seen, const Seating& seating, const std::vector<int>& totals);

} // namespace sheepshead
