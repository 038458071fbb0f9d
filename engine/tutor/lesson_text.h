// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tutor/lesson.h"

#include <string_view>

namespace sheepshead {

/// Reads a lesson. A line that begins with blanks continues the one above it; blank lines and lines
/// that begin with # are left out.
///
///     sheepshead lesson 1
///     title: Following suit
///     idea: You must follow the suit that was led, if you can.
///     hand:                                as in a record of a hand (hand_record.h)
///       variant layout=5H-A
///       deal dealer=3
///       hand 0 QC 8D AC 9H 8H 7S
///       …
///       0 pass
///     step: follow
///     plays: 4 play KH                     separated by commas
///     tell: Emil leads the king of hearts. Play a card.
///     cards: AH TH KH 9H 8H 7H             pictures beside the text
///     ask: play                            or: choose, card, rest, comments; or only read
///     right 9H > last: A heart.            a pattern, the next step if it is not the one below
///     wrong any: Not that one.
///     …
///
/// Answers to `choose` have the words of the button in the place of the pattern. `play` asks for
/// whatever the hand asks of seat 0: to pick, to bury, to call, to play a card. The problem's place
/// is the line ("line 7").
Result<Lesson> parseLesson(std::string_view text);

} // namespace sheepshead
