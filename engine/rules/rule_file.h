// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant.h"
#include "engine/support/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// House rules as a file of their own (`.sheeprules`), to be read, written and changed by people:
///
///     # Sheepshead house rules, format 1
///     name = Tuesdays at Ada's
///
///     # Table
///     layout = 5H-A
///     …
///
/// A line is a rule and its choice, a comment, or blank; a comment may also follow a choice, after
/// a blank. Reading and writing the disk is not done here.
struct RuleFile {
    std::string name; ///< what the table calls its rules, UTF-8, one line; often empty
    Variant variant;  ///< can be played, see check()
    /// The rules of a file that have no effect with its other rules, with their places. A rule with
    /// its usual choice is not listed.
    std::vector<Problem> idle = {};
    bool operator==(const RuleFile&) const = default;
};

/// Every rule that means something there, grouped, in the order of the rule table.
std::string ruleFileText(const RuleFile& file);

/// Takes what ruleFileText() writes, and less: rules that are not named have their layout's
/// default, and the first line may be missing. All of a file or nothing: the first fault is the
/// problem, its place "line 7, column 13" (from 1, counted in characters) or "file" where no line
/// is at fault. Rules that cannot be played together are a fault at the line of the rule that
/// check() names.
Result<RuleFile> parseRuleFile(std::string_view text);

/// In bytes: more than any file that people write; a longer one is not read at all.
inline constexpr std::size_t longestRuleFile = 65536;
inline constexpr std::size_t longestRulesName = 100; ///< in characters

} // namespace sheepshead
