// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/challenge_file.h"
#include "tests/fuzz/fuzz.h"

#include <string>

using namespace sheepshead;

namespace {

/// Every text has this hash, so that a seal keeps no input from what is behind it.
std::string noHash(std::string_view) { return std::string(digitsOfHash, '0'); }

} // namespace

FUZZ(input)
{
    const auto challenge = parseChallengeFile(input, noHash);
    if (!challenge)
        return;
    const auto again = parseChallengeFile(challengeFileText(*challenge, noHash), noHash);
    fuzzing::holds(again && *again == *challenge, "a challenge comes back as it was written");
    fuzzing::holds(bool(startOf(recordOfDeal(*challenge, challenge->deals - 1, noHash))),
        "its deals can be played");
}
