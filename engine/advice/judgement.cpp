// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/judgement.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// Fewer score points are not worth a word.
constexpr double leastWorth = 0.08;

} // namespace

/// Both were tried in the same deals, so the difference is no more uncertain than either.
bool areClose(const Prospect& one, const Prospect& other)
{
    const double chance = std::max(one.standardError, other.standardError);
    return std::abs(one.score - other.score) <= std::max(leastWorth, chance);
}

std::optional<double> costOf(const Action& decision, const std::vector<Prospect>& prospects)
{
    const auto chosen = std::ranges::find(prospects, decision, &Prospect::action);
    if (chosen == prospects.end())
        return std::nullopt;
    const Prospect& best = prospects.front();
    return best.score <= chosen->score || areClose(best, *chosen) ? 0 : best.score - chosen->score;
}

} // namespace sheepshead
