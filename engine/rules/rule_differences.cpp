// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/rule_differences.h"

namespace sheepshead {

namespace {

std::optional<int> chosen(const Rule& rule, const Variant& variant)
{
    return rule.applies(variant) ? std::optional(rule.choiceIn(variant)) : std::nullopt;
}

} // namespace

std::vector<RuleDifference> differences(const Variant& one, const Variant& other)
{
    std::vector<RuleDifference> found;
    for (const Rule& rule : ruleTable()) {
        const RuleDifference difference { &rule, chosen(rule, one), chosen(rule, other) };
        if (difference.one != difference.other)
            found.push_back(difference);
    }
    return found;
}

} // namespace sheepshead
