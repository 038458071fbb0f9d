// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/card_search.h"

#include "engine/players/search/card_trials.h"
#include "engine/players/search/likely_worlds.h"
#include "engine/playout/play_table.h"
#include "engine/worlds/leanings.h"

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
