// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/state/deal_text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto record = parseDealText(input);
    const auto again = record ? parseDealText(dealTextIn(input)) : record;
    if (record)
        fuzzing::holds(again && again->deal == record->deal, "a deal is copied as it was read");
}
