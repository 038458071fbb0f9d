// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/real_table.h"

namespace sheepshead {

/// The form of the scores of a real table as a result file (`.sheepresult`), UTF-8 in lines:
///
///     sheepshead result 2
///     hash 41bb…
///     challenge 7f3a…
///     player Anna
///     player Ben
///     …
///     deal 1 4 -1 -1 -1 -1
///     deal 3 0 0 0 0 0
///     …
///
/// One player and one score for each seat; deals that are not there are still open. Earlier
/// programs, which know results of one person only (version 1), refuse it. Results of one person
/// are still written as version 1, the same bytes as before.
std::string realTableText(const RealTable& table, const Challenge& challenge, TextHash hash);

/// Takes what realTableText() writes, for this challenge. Scores that the deal cannot have are
/// refused. All of a file or nothing; the problem's place is "line 7", or "file" for one that is
/// too long.
Result<RealTable> parseRealTable(std::string_view text, const Challenge& challenge, TextHash hash);

/// Whether a text says that it is such a file, and not the result of one person.
bool isRealTable(std::string_view text);

} // namespace sheepshead
