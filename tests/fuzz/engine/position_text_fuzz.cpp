// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_check.h"
#include "engine/study/position_text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto reading = readPosition(input);
    if (!reading)
        return;
    const StudyPosition& position = reading->position;
    if (const auto fault = checkPosition(position).fault) {
        reading->located(*fault);
        return;
    }
    const auto again = parsePosition(positionText(position));
    fuzzing::holds(again && *again == position, "a position comes back as it was written");
}
