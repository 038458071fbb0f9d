// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/event.h"
#include "ui/words/players/seating.h"

#include <QString>

#include <cstdint>

namespace sheepshead {

/// How a hand came out for a player.
enum class Mood : std::uint8_t { Even, Joy, GreatJoy, Pity, GreatPity };

/// Great is a hand that was won or lost by more than its points: schneider, every trick, a called
/// sheepshead.
Mood moodOf(const HandScored& scored, Score score);

/// What a hand brought the person in front of the table: "You win 2", "You break even".
QString personsHeadline(Score score);

/// Below that: who won or lost, and by what: "Ada and Bruno lose, 48 to 72." Empty if the headline
/// says it.
QString personsLine(const HandScored& scored, const Seating& seating);

/// Behind a name: the role, or the points where all play for themselves. Without a pick the makers
/// have no picker.
QString besideName(Seat seat, const HandScored& scored, bool picking);

/// The heading over the cards of the blind.
QString blindCaption(const HandScored& scored);

} // namespace sheepshead
