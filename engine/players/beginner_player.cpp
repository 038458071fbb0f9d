// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/beginner_player.h"

#include "engine/players/mistakes.h"
#include "engine/players/search/card_search.h"
#include "engine/support/rng.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr std::uint32_t slipsInTen = 6;
constexpr double dearest = 1.2; ///< upper bound of the mean cost of a slip, in score points
constexpr int imaginedWorlds = 24;

double scoreOf(const std::vector<Prospect>& prospects, const Action& action)
{
    const auto found = std::ranges::find(prospects, action, &Prospect::action);
    return found == prospects.end() ? 0 : found->score;
}

std::uint64_t seedForHand(std::uint64_t seed, const Observation& seen)
{
    seed = mixedSeed(seed, seen.dealt.bits());
    return mixedSeed(seed, static_cast<std::uint64_t>(seen.viewer));
}

std::uint64_t seedForCard(std::uint64_t seed, const Observation& seen)
{
    seed = mixedSeed(seed, seen.hand.bits());
    seed = mixedSeed(seed, seen.cardsSeenPlayed().bits());
    return mixedSeed(seed, static_cast<std::uint64_t>(seen.viewer));
}

} // namespace

BeginnerPlayer::BeginnerPlayer(std::uint64_t seed, const Character* character)
    : seed_(seed)
    , character_(character)
{
}

RulePlayer BeginnerPlayer::withHabits(const Habits& habits) const
{
    return RulePlayer(character_ ? character_->over(habits) : habits);
}

bool BeginnerPlayer::slips(const Observation& seen) const
{
    return Rng(seedForCard(seed_, seen)).below(10) < slipsInTen;
}

Action BeginnerPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (seen.phase != Phase::Playing)
        return plan(seen, legal);
    if (seen.proper.size() > 1 && !stop.stop_requested() && slips(seen))
        return playBySlip(seen, legal, stop);
    return withHabits({}).choose(seen, legal, stop);
}

/// A beginner judges a hand the same way until it is played.
Action BeginnerPlayer::plan(const Observation& seen, std::span<const Action> legal) const
{
    const auto ways = mistakes::ofPlans();
    const auto which = Rng(seedForHand(seed_, seen)).below(static_cast<std::uint32_t>(ways.size()));
    return withHabits(ways[which]).choose(seen, legal, {});
}

/// Any mistake that costs something here, but not too much.
Action BeginnerPlayer::playBySlip(
    const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const
{
    const Action proper = withHabits({}).choose(seen, legal, stop);
    Rng rng(seedForCard(seed_ + 1, seen));
    const auto prospects = prospectsOf(tryCards(seen, legal, Opponents::all(regularPolicy()),
        imaginedWorlds, rng, [&] { return stop.stop_requested(); }));
    if (prospects.empty())
        return proper;
    const auto known = mistakes::ofCards();
    std::vector<Habits> mistaken(known.begin(), known.end());
    rng.shuffle(std::span(mistaken));
    for (const Habits& habits : mistaken) {
        const Action slip = withHabits(habits).choose(seen, legal, stop);
        const double cost = scoreOf(prospects, proper) - scoreOf(prospects, slip);
        if (cost > 0 && cost <= dearest)
            return slip;
    }
    return proper;
}

} // namespace sheepshead
