// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/console/referee/beliefs_json.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;
using namespace sheepshead::console;

FUZZ(input)
{
    try {
        const Json request = parsedJson(std::string(input), "request");
        if (request.is_object())
            (void)learnedBeliefs(Field(request, ""), {});
    } catch (const DataError&) {
    } catch (const Json::exception&) {
    }
}
