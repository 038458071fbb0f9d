// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/challenge.h"

namespace sheepshead {

/// The form of results as files (`.sheepresult`), UTF-8 in lines:
///
///     sheepshead result 1
///     hash 41bb…
///     challenge 7f3a…
///     player Anna
///     deal 1 4
///     0 pick
///     0 bury TC AS
///     …
///     deal 2 -1
///     …
///
/// The first hash is that of all lines below it, the second one that of the challenge. Of each deal
/// there are the score and all that was done. The deal in play, where one is, comes last, as
/// "deal 3 begun".
std::string resultFileText(
    const ChallengeResult& result, const Challenge& challenge, TextHash hash);

/// Takes what resultFileText() writes, for this challenge: every deal is played again, and a
/// decision that the rules forbid or a score that does not follow is refused. All of a file or
/// nothing; the problem's place is "line 7", or "file" for one that is too long.
Result<ChallengeResult> parseResultFile(
    std::string_view text, const Challenge& challenge, TextHash hash);

/// Whether a text begins as a result does, of whatever version: of one person, or of a table
/// (real_table_file.h).
bool isResultFile(std::string_view text);
/// The hash of the challenge that such a text says it is a result of; or why it does not.
Result<std::string> challengeOfResult(std::string_view text);
/// The player that such a text names.
std::optional<std::string> playerOfResult(std::string_view text);

inline constexpr const char* resultHeading = "sheepshead result";
inline constexpr int resultVersionOfPerson = 1;
inline constexpr int resultVersionOfTables = 2;
inline constexpr std::string_view resultFileEnding = ".sheepresult";
inline constexpr std::size_t longestResultFile = std::size_t { 1 } << 20U; ///< in bytes

} // namespace sheepshead
