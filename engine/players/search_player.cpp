// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search_player.h"

#include "engine/players/bid_search.h"
#include "engine/players/card_search.h"
#include "engine/players/plan_search.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Standard errors by which another action must be better than the rule player's.
constexpr double certainEnough = 0.5;

} // namespace

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
    return decide(seen, legal, [&] { return stop.stop_requested() || (timeIsUp_ && timeIsUp_()); });
}

Action SearchPlayer::decide(
    const Observation& seen, std::span<const Action> legal, const TimeIsUp& stop)
{
    Rng rng = rngFor(seen);
    const Action byRule = rules_.choose(seen, legal, {});
    switch (seen.phase) {
    case Phase::Playing:
        return judgeCard(seen, legal, byRule, rng, stop);
    case Phase::Burying:
    case Phase::Calling:
        if (const auto plan = bestPlan(seen, legal, budget_.planWorlds, rng, stop))
            return *plan;
        return judgeBid(seen, legal, byRule, rng, stop);
    case Phase::Redealing:
    case Phase::Over:
        return byRule;
    default:
        return judgeBid(seen, legal, byRule, rng, stop);
    }
}

Action SearchPlayer::judgeCard(const Observation& seen, std::span<const Action> legal,
    const Action& byRule, Rng& rng, const TimeIsUp& stop) const
{
    if (seen.proper.size() == 1)
        return byRule;
    const auto values = valuesOfCards(seen, legal, budget_.cardWorlds, rng, stop);
    if (values.empty())
        return byRule;
    const auto best = std::ranges::max_element(values, {}, &CardValue::value);
    const auto& [ruleCard, blitz] = std::get<Play>(byRule);
    const auto rule = std::ranges::find(values, ruleCard, &CardValue::card);
    if (rule != values.end() && rule->value >= best->value)
        return byRule;
    return Play { best->card };
}

Action SearchPlayer::judgeBid(const Observation& seen, std::span<const Action> legal,
    const Action& byRule, Rng& rng, const TimeIsUp& stop) const
{
    const auto values = valuesOfActions(seen, legal, budget_.bidWorlds, rng, stop);
    if (values.empty())
        return byRule;
    const auto best = std::ranges::max_element(values, {}, &ActionValue::value);
    const auto rule = std::ranges::find(values, byRule, &ActionValue::action);
    if (rule == values.end() || certaintyThat(*best, *rule) > certainEnough)
        return best->action;
    return byRule;
}

} // namespace sheepshead
