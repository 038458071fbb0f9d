// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/variant_check.h"

#include <string_view>
#include <vector>

namespace sheepshead {

/// House rules as people name them in one line: a preset's key, one with changes, "called-ace
/// no-pick=doubler spitz=second", or rules as variantText() writes them. The problem: what cannot
/// be understood or played, or a rule that has no effect with the others; its place is the word or
/// the key of the rule.
Result<CheckedVariant> parseNamedRules(std::string_view text);

/// The rules with changes such as "spitz=second"; a change of the layout comes first, wherever it
/// stands.
Result<CheckedVariant> changedRules(
    const Variant& base, const std::vector<std::string_view>& changes);

/// A preset's key, or the rules in one line.
std::string namedRulesText(const CheckedVariant& variant);

} // namespace sheepshead
