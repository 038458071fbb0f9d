// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/rule_table.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// A rule in which two tables differ: the choice of each, empty where the rule has no effect.
struct RuleDifference {
    const Rule* rule = nullptr;
    std::optional<int> one;
    std::optional<int> other;
    bool operator==(const RuleDifference&) const = default;
};

/// In the order of the rule table; none for tables that play alike.
std::vector<RuleDifference> differences(const Variant& one, const Variant& other);

} // namespace sheepshead
