// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/ask.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;
using namespace sheepshead::console;

/// What a seat has seen of a hand becomes a hand in which it is to act.
FUZZ(input)
{
    try {
        const Json request = parsedJson(std::string(input), "request");
        if (!request.is_object())
            return;
        const HandState hand = handAsked(Field(request, ""));
        fuzzing::holds(
            hand.toAct().has_value() && !hand.legalActions().empty(), "a seat is to act");
    } catch (const DataError&) {
    } catch (const Json::exception&) {
    }
}
