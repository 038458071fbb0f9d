// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/referee.h"
#include "engine/support/text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

/// Requests, one a line. Those that think have targets of their own.
FUZZ(input)
{
    console::Referee referee;
    for (const std::string_view line : linesOf(input)) {
        if (line.find("\"ask\"") != std::string_view::npos
            || line.find("\"learn\"") != std::string_view::npos || line.find('\\') != line.npos)
            continue;
        const std::string answer = referee.answer(std::string(line));
        fuzzing::holds(answer.find('\n') == answer.npos, "an answer is one line");
    }
}
