// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/hand_record.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto record = parseRecord(input);
    if (!record)
        return;
    const auto again = parseRecord(recordText(*record));
    fuzzing::holds(again && *again == *record, "a record is written as it was read");
    if (const auto hand = replay(*record))
        fuzzing::holds(hand->over() != hand->toAct().has_value(), "a hand is over or waits");
}
