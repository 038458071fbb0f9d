// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_line_text.h"
#include "engine/score_keeping/table_scoring.h"
#include "engine/support/text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    TableLines lines;
    for (const std::string_view text : linesOf(input)) {
        const auto line = parseTableLine(text);
        if (!line)
            continue;
        const auto again = parseTableLine(tableLineText(*line));
        fuzzing::holds(again && *again == *line, "a line is written as it was read");
        lines.push_back(*line);
    }
    scoreTable(lines, maxMembers);
}
