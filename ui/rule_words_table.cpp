// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rule_words_table.h"

#include <algorithm>
#include <array>

namespace sheepshead {

const RuleWords* wordsOfRule(std::string_view rule)
{
    const std::array groups { dealRuleWords(), callingRuleWords(), partnerRuleWords(),
        noPickRuleWords(), potRuleWords(), raiseRuleWords(), scoringRuleWords() };
    for (const std::span<const RuleWords> group : groups)
        if (const auto found = std::ranges::find(group, rule, &RuleWords::key);
            found != group.end())
            return &*found;
    return nullptr;
}

} // namespace sheepshead
