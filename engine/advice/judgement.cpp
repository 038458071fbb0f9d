// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/judgement.h"

#include "engine/players/search/conventions.h"

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

std::optional<Verdict> verdictOn(
    const Action& decision, const std::vector<Prospect>& prospects, const Observation& seen)
{
    const auto chosen = std::ranges::find(prospects, decision, &Prospect::action);
    if (chosen == prospects.end())
        return std::nullopt;
    const Prospect& recommended = prospects.front();
    const bool conventional = !breaksConvention(seen, recommended.action);
    const auto breaks = [&](const Prospect& one) {
        return conventional && breaksConvention(seen, one.action);
    };
    if (costOf(decision, prospects).value_or(0) > 0)
        return Verdict { VerdictKind::Costly, recommended.action };
    if (breaks(*chosen) && chosen->score > recommended.score)
        return Verdict { VerdictKind::BreaksConvention, recommended.action };
    if (recommended.score > chosen->score)
        return Verdict { VerdictKind::Close, recommended.action };
    const auto kept = std::ranges::max(prospects, {},
        [&](const Prospect& one) { return breaks(one) ? chosen->score : one.score; });
    if (!breaks(kept) && kept.score > chosen->score)
        return Verdict { VerdictKind::Close, kept.action };
    const Prospect most = std::ranges::max(prospects, {}, &Prospect::score);
    return most.score > chosen->score ? Verdict { VerdictKind::KeepsConvention, most.action }
                                      : Verdict { VerdictKind::Best, decision };
}

} // namespace sheepshead
