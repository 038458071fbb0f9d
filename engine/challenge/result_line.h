// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/real_table.h"

namespace sheepshead {

/// A result in one line, to paste into a message:
///
///     Sheepshead challenge 7f3a2b1c9d0e: +4 -2 0 +1 [41bb02c7] Anna
///
/// The first digits are those of the challenge's hash, those in brackets check the line. It tells
/// scores only, so it proves nothing.
std::string resultLine(const ChallengeResult& result, const Challenge& challenge, TextHash hash);

/// The scores of a real table in one line, deal by deal in the order of the seats; "-" is a deal
/// that is still open. Earlier programs, which know lines of one person, refuse it:
///
///     Sheepshead challenge 7f3a2b1c9d0e: table +4,-1,-1,-1,-1 - 0,0,0,0,0 [41bb02c7] Anna; Ben; …
std::string resultLine(const RealTable& table, const Challenge& challenge, TextHash hash);

/// What the lines of a text have of a challenge.
struct ResultsInText {
    std::vector<ChallengeResult> people;
    std::vector<RealTable> tables;

    std::size_t count() const { return people.size() + tables.size(); }
};

/// The results in the lines of a text that have one; what else is in a message is not read. All of
/// them or nothing: the problem's place is "line 7", or "text" where none is in it.
Result<ResultsInText> parseResultLines(
    std::string_view text, const Challenge& challenge, TextHash hash);
/// The first one of a person.
Result<ChallengeResult> parseResultLine(
    std::string_view text, const Challenge& challenge, TextHash hash);

/// Whether a text has such a line, of whatever challenge.
bool hasResultLine(std::string_view text);

inline constexpr std::size_t longestPastedText = 65536; ///< in bytes

} // namespace sheepshead
