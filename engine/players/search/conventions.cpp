// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/conventions.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Standard errors. Companions are misled by it and play worse than the playouts assume.
constexpr double sureErrors = 6;
constexpr std::size_t earlyTricks = 2;

} // namespace

bool breaksConvention(const Observation& seen, const Action& action)
{
    const auto* const play = std::get_if<Play>(&action);
    const CardSet trump = seen.trumps.trump();
    return play && trump.contains(play->card) && seen.isDefender(seen.viewer)
        && !seen.trickOnTable() && seen.tricks.size() < earlyTricks
        && !(seen.proper - trump).empty();
}

void keepConventions(const Observation& seen, std::vector<Trials>& trials)
{
    const auto breaks = [&](const Trials& one) { return breaksConvention(seen, one.action); };
    const auto usual = std::ranges::find_if_not(trials, breaks);
    if (usual == trials.end())
        return;
    const Trials best = *usual;
    std::erase_if(trials,
        [&](const Trials& one) { return breaks(one) && certaintyThat(one, best) < sureErrors; });
}

} // namespace sheepshead
