// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/beliefs_text.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto beliefs = parseBeliefs(input);
    if (!beliefs)
        return;
    const std::string text = beliefsText(*beliefs);
    const auto again = parseBeliefs(text);
    fuzzing::holds(again && beliefsText(*again) == text, "beliefs are written as they were read");
}
