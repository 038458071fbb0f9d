// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/result_file.h"
#include "engine/challenge/result_line.h"
#include "tests/fuzz/fuzz.h"
#include "tests/support/challenges.h"

#include <string>

using namespace sheepshead;

namespace {

/// Every text has this hash, so that a seal keeps no input from what is behind it.
std::string noHash(std::string_view) { return std::string(digitsOfHash, '0'); }

} // namespace

FUZZ(input)
{
    static const Challenge challenge = testing::smallChallenge();
    if (const auto result = parseResultFile(input, challenge, noHash)) {
        const auto again =
            parseResultFile(resultFileText(*result, challenge, noHash), challenge, noHash);
        fuzzing::holds(again && *again == *result, "a result comes back as it was written");
    }
    if (const auto result = parseResultLine(input, challenge, noHash)) {
        const auto again =
            parseResultLine(resultLine(*result, challenge, noHash), challenge, noHash);
        fuzzing::holds(again && *again == *result, "a line comes back as it was written");
    }
}
