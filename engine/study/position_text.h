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
/// Seats are numbers from 0, clockwise. Reading is lenient: upper and lower case, any order of
/// lines (tricks in their order), "10" for T, suits as letters, names or symbols ("♥Q", "Q of
/// hearts" is not), commas or none, "trick: 0 9H 8H TH" with the leader only, a called suit for its
/// ace, "#" for remarks. What has no line of its own is a line "do", in order: "do: 0 bid solo".
///
/// Writing has one form, which reads as the same position.
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

/// Only reads. The problem's place is "line 7, column 12" or "position".
Result<PositionReading> readPosition(std::string_view text);

/// Reads and checks by the rules.
Result<StudyPosition> parsePosition(std::string_view text);

/// In bytes: more than any position that people write; a longer one is refused.
inline constexpr std::size_t longestPositionText = 65536;

} // namespace sheepshead
