// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/plan_search.h"

#include "engine/analysis/deal_sampler.h"
#include "engine/analysis/payoff.h"
#include "engine/analysis/play_table.h"
#include "engine/analysis/playout.h"
#include "engine/players/leanings.h"
#include "engine/players/seen_bids.h"

#include <algorithm>
#include <memory>

namespace sheepshead {

namespace {

/// One way to go on until the first card is led, nobody raising.
class Plan {
public:
    Plan(const Action& first, const HandState& hand, Seat viewer)
        : viewer_(viewer)
        , hand_(hand.data().play.hand(viewer))
        , buried_(hand.data().buried[viewer])
        , under_(hand.data().under)
        , table_(hand, hand.observation(viewer))
        , playout_(table_.setting())
        , payoff_(table_.setting(), viewer)
        , trials_ { first, {} }
    {
    }

    const Trials& trials() const { return trials_; }
    std::size_t tried() const { return trials_.scores.size(); }
    double total() const { return total_; }

    void tryIn(World world)
    {
        world.hands[viewer_] = hand_;
        world.buried[viewer_] = buried_;
        world.under = under_;
        PlayPosition end = table_.position(world);
        playout_.finish(end);
        const int score = payoff_.of(end);
        trials_.scores.push_back(score);
        total_ += score;
    }

private:
    Seat viewer_;
    CardSet hand_;
    CardSet buried_;
    std::optional<Card> under_;
    PlayTable table_;
    Playout playout_;
    Payoff payoff_;
    Trials trials_;
    double total_ = 0;
};

using Plans = std::vector<std::unique_ptr<Plan>>;

/// Adds the plan that begins with `first` and has come to `hand`; false if others have to decide.
bool addPlan(Plans& plans, const Action& first, HandState hand, Seat viewer)
{
    if (hand.phase() == Phase::Calling && hand.toAct() == viewer) {
        for (const Action& call : hand.legalActions()) {
            HandState after = hand;
            after.apply(call);
            if (!addPlan(plans, first, after, viewer))
                return false;
        }
        return true;
    }
    while (hand.phase() == Phase::Raising)
        hand.apply(Decline {});
    if (hand.phase() != Phase::Playing)
        return false;
    plans.push_back(std::make_unique<Plan>(first, hand, viewer));
    return true;
}

/// A plan for every way to go on; none if others have to decide in between.
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

/// Those that go on are all tried equally often.
std::span<std::unique_ptr<Plan>> betterHalf(std::span<std::unique_ptr<Plan>> plans)
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

} // namespace

std::vector<Trials> tryPlans(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    SeenBids bids(seen);
    std::vector<World> imagined;
    const auto first = bids.drawUnsurprising(sampler, rng);
    const auto hand = first ? handBehind(seen, *first, legal) : std::nullopt;
    if (!hand)
        return {};
    Plans plans = plansFor(*hand, legal, seen.viewer);
    std::span inTheRunning(plans);
    imagined.push_back(*first);
    constexpr std::size_t fewest = 32;
    const auto most = static_cast<std::size_t>(worlds);
    for (std::size_t aim = std::min(fewest, most);; aim = std::min(2 * aim, most)) {
        for (std::size_t i = 0; i < aim && !inTheRunning.empty(); ++i) {
            if (i > 0 && stop())
                return bestOfEach(plans);
            if (i == imagined.size()) {
                const auto world = bids.drawUnsurprising(sampler, rng);
                if (!world)
                    return {};
                imagined.push_back(*world);
            }
            for (auto& plan : inTheRunning)
                if (plan->tried() == i)
                    plan->tryIn(imagined[i]);
        }
        if (aim >= most || inTheRunning.empty())
            return bestOfEach(plans);
        inTheRunning = betterHalf(inTheRunning);
    }
}

} // namespace sheepshead
