// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace sheepshead {

/// Words still to be translated in the context "RuleWords".
struct ChoiceWords {
    std::string_view key;
    const char* name;
    const char* help;
};

struct RuleWords {
    std::string_view key;
    const char* name;
    const char* help;
    std::span<const ChoiceWords> choices;
};

/// The words of a rule of ruleTable(); nothing for an unknown key.
const RuleWords* wordsOfRule(std::string_view rule);

/// Each in a file of its own, rule_words_deal.cpp and so on: trump, deal and play.
std::span<const RuleWords> dealRuleWords();
/// Partners by a called card, and going alone.
std::span<const RuleWords> callingRuleWords();
/// Partners by a jack and by other ways.
std::span<const RuleWords> partnerRuleWords();
std::span<const RuleWords> noPickRuleWords();
std::span<const RuleWords> potRuleWords();
std::span<const RuleWords> raiseRuleWords();
std::span<const RuleWords> scoringRuleWords();

} // namespace sheepshead
