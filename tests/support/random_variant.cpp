// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_variant.h"

#include "engine/rules/rule_table.h"

namespace sheepshead::testing {

namespace {

int randomChoice(const Rule& rule, Rng& rng)
{
    const int least = rule.isNumber() ? rule.range.least : 0;
    const int most = rule.isNumber() ? rule.range.most : static_cast<int>(rule.choices.size()) - 1;
    return least + static_cast<int>(rng.below(static_cast<std::uint32_t>(most - least + 1)));
}

} // namespace

Variant randomVariant(Rng& rng)
{
    Variant variant;
    for (const Rule& rule : ruleTable())
        rule.choose(variant, randomChoice(rule, rng));
    return variant;
}

} // namespace sheepshead::testing
