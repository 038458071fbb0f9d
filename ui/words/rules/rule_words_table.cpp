// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/rules/rule_words_table.h"

#include "ui/words/rules/rule_words_calling.h"
#include "ui/words/rules/rule_words_deal.h"
#include "ui/words/rules/rule_words_no_pick.h"
#include "ui/words/rules/rule_words_partner.h"
#include "ui/words/rules/rule_words_pot.h"
#include "ui/words/rules/rule_words_raises.h"
#include "ui/words/rules/rule_words_scoring.h"

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
