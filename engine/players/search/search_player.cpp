// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/search_player.h"

#include "engine/players/rule/going_alone.h"
#include "engine/players/rule/rule_player.h"
#include "engine/players/search/bid_search.h"
#include "engine/players/search/card_search.h"
#include "engine/players/search/conventions.h"
#include "engine/players/search/plan_search.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

/// Standard errors by which another action must be better than the rule player's.
double certainEnough(Phase phase)
{
    const bool laid = phase == Phase::Playing || phase == Phase::Burying || phase == Phase::Calling;
    return laid ? 0 : 0.5;
}

/// The rule player's action, unless another one is better and breaks no convention lightly.
Action preferred(const Observation& seen, std::vector<Trials> trials, const Action& byRule)
{
    sortBestFirst(trials);
    keepConventions(seen, trials);
    const auto rule = std::ranges::find(trials, byRule, &Trials::action);
    if (rule == trials.end() || certaintyThat(trials.front(), *rule) > certainEnough(seen.phase))
        return trials.front().action;
    return byRule;
}

/// The number of shares is fixed: decisions must not depend on the number of cores.
constexpr int shareCount = 2;

void append(Trials& to, const Trials& more)
{
    to.scores.insert(to.scores.end(), more.scores.begin(), more.scores.end());
    to.endings.insert(to.endings.end(), more.endings.begin(), more.endings.end());
}

/// Joins shares whose actions are in the same order; empty if one of the shares found nothing.
std::vector<Trials> together(std::array<std::vector<Trials>, shareCount> parts)
{
    std::vector<Trials> all = std::move(parts.front());
    for (std::size_t share = 1; share < parts.size(); ++share) {
        if (parts[share].size() != all.size())
            return {};
        for (std::size_t i = 0; i < all.size(); ++i)
            append(all[i], parts[share][i]);
    }
    return all;
}

/// Searches in `worlds` worlds, each share with random numbers of its own.
std::vector<Trials> tryInShares(
    const JobRunner& runJobs, int worlds, std::uint64_t seed, const auto& search)
{
    std::array<std::vector<Trials>, shareCount> parts;
    std::vector<std::function<void()>> jobs;
    jobs.reserve(shareCount);
    for (int share = 0; share < shareCount; ++share)
        jobs.emplace_back([&, share] {
            Rng rng(mixedSeed(seed, static_cast<std::uint64_t>(share)));
            const int own = std::max(1, (worlds + share) / shareCount);
            parts[static_cast<std::size_t>(share)] = search(own, rng);
        });
    runJobs(jobs);
    return together(std::move(parts));
}

void bringToFront(std::vector<Prospect>& prospects, const Action& choice)
{
    const auto found = std::ranges::find(prospects, choice, &Prospect::action);
    if (found != prospects.end())
        std::rotate(prospects.begin(), found, found + 1);
}

} // namespace

SearchPlayer::SearchPlayer(
    std::uint64_t seed, const SearchBudget& budget, TimeIsUp timeIsUp, JobRunner runJobs)
    : seed_(seed)
    , budget_(budget)
    , timeIsUp_(std::move(timeIsUp))
    , runJobs_(std::move(runJobs))
{
}

/// Derived from the observation, so that no decision changes the next.
std::uint64_t SearchPlayer::seedFor(const Observation& seen) const
{
    std::uint64_t seed = mixedSeed(seed_, static_cast<std::uint64_t>(seen.viewer));
    seed = mixedSeed(seed, seen.hand.bits());
    seed = mixedSeed(seed, seen.cardsSeenPlayed().bits());
    return mixedSeed(seed, static_cast<std::uint64_t>(seen.phase));
}

/// The choice of a regular, in the way of the character.
Action SearchPlayer::ownChoice(const Observation& seen, std::span<const Action> legal) const
{
    return RulePlayer(habitsOf(character_)).choose(seen, legal, {});
}

std::vector<Trials> SearchPlayer::tryAll(
    const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const
{
    if (stop.stop_requested() || seen.phase == Phase::Redealing) // a new deal cannot be imagined
        return {};
    const TimeIsUp enough = [&] { return stop.stop_requested() || (timeIsUp_ && timeIsUp_()); };
    const std::uint64_t seed = seedFor(seen);
    if (seen.phase == Phase::Burying || seen.phase == Phase::Calling) {
        Rng rng(seed);
        if (auto plans =
                tryPlans(seen, legal, opponents_, budget_, rng, enough, runJobs_, granted_);
            !plans.empty())
            return plans;
    }
    const bool cards = seen.phase == Phase::Playing;
    return tryInShares(
        runJobs_, cards ? budget_.cardWorlds : budget_.bidWorlds, seed, [&](int worlds, Rng& rng) {
            return (cards ? tryCards : tryBids)(
                seen, legal, opponents_, worlds, rng, enough, granted_);
        });
}

/// Takes the character's own choice where it costs little. One that never goes alone does not,
/// whatever that costs.
void SearchPlayer::lean(
    const Observation& seen, std::span<const Action> legal, Considered& considered) const
{
    const Action own = ownChoice(seen, legal);
    const auto expected = [&](const Action& action) {
        return std::ranges::find(considered.prospects, action, &Prospect::action);
    };
    const auto mine = expected(own);
    const auto best = expected(considered.choice);
    if (!character_->goesAlone && goesAlone(seen, considered.choice))
        considered.choice = own;
    if (mine == considered.prospects.end() || best == considered.prospects.end())
        return;
    const double close = seen.phase == Phase::Playing ? closeCards : closePlans;
    const bool keepsConventions =
        breaksConvention(seen, considered.choice) || !breaksConvention(seen, own);
    if (keepsConventions && best->score - mine->score <= close)
        considered.choice = own;
}

Considered SearchPlayer::consider(
    const Observation& seen, std::span<const Action> legal, const std::stop_token& stop) const
{
    if (stop.stop_requested())
        return { legal.front(), {} };
    return judge(seen, legal, tryAll(seen, legal, stop));
}

Considered SearchPlayer::judge(
    const Observation& seen, std::span<const Action> legal, std::vector<Trials> trials) const
{
    const Action byRule = RulePlayer().choose(seen, legal, {});
    if (seen.phase == Phase::Redealing)
        return { byRule, {} };
    if (trials.empty())
        return { ownChoice(seen, legal), {} };
    Considered considered { byRule, prospectsOf(trials) };
    considered.choice = preferred(seen, std::move(trials), byRule);
    if (character_)
        lean(seen, legal, considered);
    bringToFront(considered.prospects, considered.choice);
    return considered;
}

Action SearchPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (legal.size() == 1 || stop.stop_requested())
        return legal.front();
    const bool oneCard = seen.phase == Phase::Playing && seen.proper.size() == 1;
    return oneCard ? ownChoice(seen, legal) : consider(seen, legal, stop).choice;
}

} // namespace sheepshead
