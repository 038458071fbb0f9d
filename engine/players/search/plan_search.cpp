// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/plan_search.h"

#include "engine/players/search/action_likelihood.h"
#include "engine/players/search/own_strength.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout_batch.h"
#include "engine/playout/seat_payoff.h"
#include "engine/worlds/deal_sampler.h"
#include "engine/worlds/leanings.h"
#include "engine/worlds/reconstruction.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <numeric>

namespace sheepshead {

namespace {

/// One way to decide up to the first lead, without raises.
class Plan {
public:
    Plan(const Action& first, const std::optional<Action>& then, const HandState& hand, Seat viewer)
        : viewer_(viewer)
        , hand_(hand.data().play.hand(viewer))
        , buried_(hand.data().buried[viewer])
        , under_(hand.data().under)
        , table_(hand, hand.observation(viewer))
        , batch_(table_.setting())
        , payoff_(table_.setting(), viewer)
        , trials_ { first, {}, then, {} }
    {
    }

    const Trials& trials() const { return trials_; }
    std::size_t tried() const { return trials_.scores.size(); }
    double total() const { return total_; }

    /// Drops the results of all later worlds.
    void forgetAfter(std::size_t worlds)
    {
        trials_.scores.resize(worlds);
        trials_.endings.resize(worlds);
        total_ = std::accumulate(trials_.scores.begin(), trials_.scores.end(), 0.0);
    }

    void tryIn(std::span<const PeopledWorld> worlds, const Opponents& opponents)
    {
        const SeatSet seats = table_.setting().seats;
        std::vector<Unfinished> ends;
        ends.reserve(worlds.size());
        for (const auto& [drawn, seated] : worlds) {
            World world = drawn;
            world.hands[viewer_] = hand_;
            world.buried[viewer_] = buried_;
            world.under = under_;
            ends.push_back(
                { table_.position(world), companyOf(opponents, seated, seats, viewer_) });
        }
        batch_.finish(ends);
        for (auto& [end, company] : ends)
            addScore(end);
    }

private:
    void addScore(PlayPosition& end)
    {
        addOwnStrength(end, table_.setting(), viewer_);
        const ScoredEnding paid = payoff_.scoredEnding(end);
        trials_.scores.push_back(paid.score);
        trials_.endings.push_back(paid.ending);
        total_ += paid.score;
    }

    Seat viewer_;
    CardSet hand_;
    CardSet buried_;
    std::optional<Card> under_;
    PlayTable table_;
    PlayoutBatch batch_;
    SeatPayoff payoff_;
    Trials trials_;
    double total_ = 0;
};

using Plans = std::vector<std::unique_ptr<Plan>>;

/// Adds the plans that begin with `first` and have come to `hand`; false if others have to decide.
bool addPlan(Plans& plans, const Action& first, HandState hand, Seat viewer,
    const std::optional<Action>& then = {})
{
    if (hand.phase() == Phase::Calling && hand.toAct() == viewer) {
        for (const Action& call : hand.legalActions()) {
            HandState after = hand;
            after.apply(call);
            if (!addPlan(plans, first, after, viewer, then ? then : call))
                return false;
        }
        return true;
    }
    while (hand.phase() == Phase::Raising)
        hand.apply(Decline {});
    if (hand.phase() != Phase::Playing)
        return false;
    plans.push_back(std::make_unique<Plan>(first, then, hand, viewer));
    return true;
}

/// Every plan there is; none if others have to decide in between.
Plans plansFor(const HandState& hand, std::span<const Action> legal, Seat viewer)
{
    Plans plans;
    for (const Action& action : legal) {
        HandState after = hand;
        after.apply(action);
        if (!addPlan(plans, action, after, viewer))
            return {};
    }
    return plans;
}

/// Worlds of the first round, which tries every plan.
std::size_t startingWorlds(const SearchBudget& budget, std::size_t plans)
{
    constexpr int least = 8;
    const int each = budget.planTries / static_cast<int>(plans);
    return static_cast<std::size_t>(std::clamp(each, least, std::max(least, budget.planStart)));
}

using InTheRunning = std::span<std::unique_ptr<Plan>>;

/// All of them have been tried equally often.
InTheRunning betterHalf(InTheRunning plans)
{
    std::ranges::stable_sort(plans, std::ranges::greater {}, &Plan::total);
    return plans.first((plans.size() + 1) / 2);
}

/// The best plan that begins with each action.
std::vector<Trials> bestOfEach(const Plans& plans)
{
    std::vector<Trials> all;
    for (const auto& plan : plans)
        all.push_back(plan->trials());
    sortBestFirst(all);
    std::vector<Trials> best;
    for (Trials& one : all)
        if (std::ranges::find(best, one.action, &Trials::action) == best.end())
            best.push_back(std::move(one));
    return best;
}

/// Tries the plans in all worlds that are new to them, in two independent shares. False if that was
/// stopped: then only worlds that all plans were tried in count.
bool tryAllIn(InTheRunning plans, std::span<const PeopledWorld> worlds, const Opponents& opponents,
    const TimeIsUp& stop, const JobRunner& runJobs)
{
    constexpr std::size_t shares = 2;
    constexpr std::size_t worldsAtOnce = 8;
    const std::size_t tried = plans.front()->tried();
    const auto tryShare = [=, &stop, &opponents](std::size_t share) {
        for (std::size_t i = tried; i < worlds.size(); i += worldsAtOnce)
            for (std::size_t plan = share; plan < plans.size(); plan += shares) {
                if (i > 0 && stop())
                    return;
                const std::size_t count = std::min(worldsAtOnce, worlds.size() - i);
                plans[plan]->tryIn(worlds.subspan(i, count), opponents);
            }
    };
    std::vector<std::function<void()>> jobs;
    for (std::size_t share = 0; share < shares; ++share)
        jobs.emplace_back([=] { tryShare(share); });
    runJobs(jobs);
    const std::size_t seenByAll = (*std::ranges::min_element(plans, {}, &Plan::tried))->tried();
    for (auto& plan : plans)
        plan->forgetAfter(seenByAll);
    return seenByAll == worlds.size();
}

} // namespace

std::vector<Trials> tryPlans(const Observation& seen, std::span<const Action> legal,
    const Opponents& opponents, const SearchBudget& budget, Rng& rng, const TimeIsUp& stop,
    const JobRunner& runJobs, const KnownCards& granted)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen), granted);
    SeenBids bids(seen, opponents);
    std::vector<PeopledWorld> imagined;
    const auto first = bids.drawLikely(sampler, rng);
    const auto hand = first ? reconstructHand(seen, first->world, legal) : std::nullopt;
    if (!hand)
        return {};
    Plans plans = plansFor(*hand, legal, seen.viewer);
    if (plans.empty())
        return {};
    InTheRunning inTheRunning(plans);
    imagined.push_back(*first);
    const std::size_t fewest = startingWorlds(budget, plans.size());
    const auto most = static_cast<std::size_t>(budget.planWorlds);
    for (std::size_t aim = std::min(fewest, most);; aim = std::min(2 * aim, most)) {
        while (imagined.size() < aim && !stop())
            if (const auto world = bids.drawLikely(sampler, rng))
                imagined.push_back(*world);
            else
                return {};
        if (!tryAllIn(inTheRunning, imagined, opponents, stop, runJobs) || aim >= most)
            return bestOfEach(plans);
        inTheRunning = betterHalf(inTheRunning);
    }
}

} // namespace sheepshead
