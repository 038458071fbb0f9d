// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/study/study_fault.h"

#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// A position as people write it in a mail:
///
///     rules: called-ace
///     dealer: 4
///     seat: 1
///     hand: QC JD AS TS 9H 8C        # of that seat, as it was dealt
///     hand 3: QS                     # of another one, as far as it is known
///     pass: 0
///     pick: 1
///     blind: AD 7S
///     bury: TS AS
///     call: AH
///     trick: 0 9H, 1 8H, 2 TH, 3 AH, 4 KH
///
/// Seats are numbers from 0, clockwise; letters are English. Further lines are doubler, open 0,
/// neighbour, under, phase, vote, bid, alone, sheepshead, solo, crack, recrack, around-the-corner,
/// blitz and decline. Reading is lenient: any case and order of lines (tricks in theirs), "10" for
/// T, suits as letters or symbols on either side ("♥Q"), commas or none, only the leader of a
/// trick, a called suit for its ace, what a person holds now instead of what was dealt, "#" before
/// remarks, ">" of quoted mail. With a line "do", as in "do: 0 bid solo", actions are taken in the
/// order in which their lines stand, else in that of a hand.
///
/// Writing has one form, which reads as the same position, normalized().
std::string positionText(const StudyPosition& position);

/// A text that was read but not checked, and where in it things are.
struct PositionReading {
    StudyPosition position;

    /// "line 7, column 12" of a fault, both from 1 and counted in characters; or "position" for
    /// what has no line.
    Problem located(const StudyFault& fault) const;

    struct Mark {
        StudyPlace place;
        int line = 0;
        int column = 0;
    };
    std::vector<Mark> marks;
};

/// Only reads; the position is normalized(). The problem's place is "line 7, column 12" or
/// "position". `firstLine` is the number of the first line, for places.
Result<PositionReading> readPosition(std::string_view text, int firstLine = 1);

/// Reads and checks by the rules.
Result<StudyPosition> parsePosition(std::string_view text);

/// In bytes: more than any position that people write; a longer one is refused.
inline constexpr std::size_t longestPositionText = 65536;
/// More than any hand has.
inline constexpr std::size_t mostPositionActions = 256;

} // namespace sheepshead
