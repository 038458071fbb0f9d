// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/card_search.h"

#include "engine/analysis/play_table.h"
#include "engine/players/card_trials.h"
#include "engine/players/leanings.h"
#include "engine/players/likely_worlds.h"

namespace sheepshead {

std::vector<Trials> tryCards(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    const auto first = sampler.draw(rng);
    const auto table = first ? PlayTable::of(seen, *first, legal) : std::nullopt;
    if (!table)
        return {};
    Likelihood likelihood(seen, *table);
    CardTrials trials(seen, legal, *table);
    forEachLikelyWorld(sampler, likelihood, worlds, rng, stop,
        [&](const World& world, int times) { trials.tryIn(world, times); });
    return trials.all();
}

} // namespace sheepshead
