// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/challenge.h"

namespace sheepshead {

/// The form of challenges as files (`.sheepchallenge`), UTF-8 in lines:
///
///     sheepshead challenge 1
///     hash 7f3a…
///     name Christmas at Ada's
///     maker Ada
///     rules layout=5H-A no-pick=doubler
///     players regular beginner regular regular
///     deals 8
///     secret 90c1…
///
/// Version 2 is a challenge with experts (`challengeBudget`), which earlier programs cannot play.
/// Others are written as version 1, the same bytes as before.
/// The hash is that of all lines below it, so an altered file is refused. The players are those of
/// seats 1, 2 …. The cards are not in the file, but who takes it apart can work them out.
std::string challengeFileText(const Challenge& challenge, TextHash hash);

/// The hash in that file: what results name the challenge by.
std::string hashOfChallenge(const Challenge& challenge, TextHash hash);

/// Takes what challengeFileText() writes. All of a file or nothing; the problem's place is "line
/// 7", or "file" for one that is too long. A file of a newer version is refused, saying so.
Result<Challenge> parseChallengeFile(std::string_view text, TextHash hash);

inline constexpr std::string_view challengeFileEnding = ".sheepchallenge";
inline constexpr std::size_t longestChallengeFile = 65536; ///< in bytes

} // namespace sheepshead
