// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/challenge/real_table_file.h"
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
    if (const auto table = parseRealTable(input, challenge, noHash)) {
        const auto again =
            parseRealTable(realTableText(*table, challenge, noHash), challenge, noHash);
        fuzzing::holds(again && *again == *table, "a table comes back as it was written");
    }
    if (const auto results = parseResultLines(input, challenge, noHash)) {
        std::string lines;
        for (const ChallengeResult& result : results->people)
            lines += resultLine(result, challenge, noHash) + '\n';
        for (const RealTable& table : results->tables)
            lines += resultLine(table, challenge, noHash) + '\n';
        const auto again = parseResultLines(lines, challenge, noHash);
        fuzzing::holds(
            again && again->people == results->people && again->tables == results->tables,
            "lines come back as they were written");
    }
}
