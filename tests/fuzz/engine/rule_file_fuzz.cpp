// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rule_file.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

FUZZ(input)
{
    const auto rules = parseRuleFile(input);
    if (!rules)
        return;
    const auto again = parseRuleFile(ruleFileText(*rules));
    fuzzing::holds(
        again && again->variant == rules->variant, "rules are written as they were read");
}
