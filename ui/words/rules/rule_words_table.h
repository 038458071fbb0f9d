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

} // namespace sheepshead
