// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search_player.h"

#include "engine/players/card_search.h"

#include <algorithm>

namespace sheepshead {

SearchPlayer::SearchPlayer(std::uint64_t seed, const SearchBudget& budget, TimeIsUp timeIsUp)
    : seed_(seed)
    , budget_(budget)
    , timeIsUp_(std::move(timeIsUp))
{
}

/// From what he sees, so that thinking about one decision does not change the next.
Rng SearchPlayer::rngFor(const Observation& seen) const
{
    std::uint64_t seed = mixedSeed(seed_, static_cast<std::uint64_t>(seen.viewer));
    seed = mixedSeed(seed, seen.hand.bits());
    seed = mixedSeed(seed, seen.cardsSeenPlayed().bits());
    return Rng(mixedSeed(seed, static_cast<std::uint64_t>(seen.phase)));
}

Action SearchPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (legal.size() == 1 || stop.stop_requested())
        return legal.front();
    return decide(seen, legal,
        [&] { return stop.stop_requested() || (timeIsUp_ && timeIsUp_()); });
}

Action SearchPlayer::decide(
    const Observation& seen, std::span<const Action> legal, const TimeIsUp& stop)
{
    Rng rng = rngFor(seen);
    const Action byRule = rules_.choose(seen, legal, {});
    if (seen.phase != Phase::Playing || seen.proper.size() == 1)
        return byRule;
    const auto values = valuesOfCards(seen, legal, budget_.cardWorlds, rng, stop);
    if (values.empty())
        return byRule;
    const auto best = std::ranges::max_element(values, {}, &CardValue::value);
    const auto rule = std::ranges::find(values, std::get<Play>(byRule).card, &CardValue::card);
    if (rule != values.end() && rule->value >= best->value)
        return byRule;
    return Play { best->card };
}

} // namespace sheepshead
