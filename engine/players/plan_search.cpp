// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/plan_search.h"

#include "engine/analysis/deal_sampler.h"
#include "engine/analysis/payoff.h"
#include "engine/analysis/play_table.h"
#include "engine/analysis/playout.h"
#include "engine/players/leanings.h"

#include <algorithm>
#include <memory>

namespace sheepshead {

namespace {

/// One way to go on until the first card is led, nobody raising.
class Plan {
public:
    Plan(const Action& first, const HandState& hand, Seat viewer)
        : first_(first)
        , viewer_(viewer)
        , hand_(hand.data().play.hand(viewer))
        , buried_(hand.data().buried[viewer])
        , under_(hand.data().under)
        , table_(hand, hand.observation(viewer))
        , playout_(table_.setting())
        , payoff_(table_.setting(), viewer)
    {
    }

    const Action& first() const { return first_; }
    double mean() const { return sum_ / tried_; }
    std::size_t tried() const { return static_cast<std::size_t>(tried_); }

    void tryIn(World world)
    {
        world.hands[viewer_] = hand_;
        world.buried[viewer_] = buried_;
        world.under = under_;
        PlayPosition end = table_.position(world);
        playout_.finish(end);
        sum_ += payoff_.of(end);
        ++tried_;
    }

private:
    Action first_;
    Seat viewer_;
    CardSet hand_;
    CardSet buried_;
    std::optional<Card> under_;
    PlayTable table_;
    Playout playout_;
    Payoff payoff_;
    double sum_ = 0;
    int tried_ = 0;
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

void keepBetterHalf(Plans& plans)
{
    std::ranges::sort(plans, std::ranges::greater {}, &Plan::mean);
    plans.resize((plans.size() + 1) / 2);
}

} // namespace

std::optional<Action> bestPlan(const Observation& seen, std::span<const Action> legal, int worlds,
    Rng& rng, const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    std::vector<World> imagined;
    const auto first = sampler.draw(rng);
    const auto hand = first ? handBehind(seen, *first, legal) : std::nullopt;
    if (!hand)
        return std::nullopt;
    Plans plans;
    for (const Action& action : legal) {
        HandState after = *hand;
        after.apply(action);
        if (!addPlan(plans, action, after, seen.viewer))
            return std::nullopt;
    }
    imagined.push_back(*first);
    constexpr std::size_t fewest = 8;
    const auto most = static_cast<std::size_t>(worlds);
    for (std::size_t aim = fewest; plans.size() > 1; aim = std::min(2 * aim, most)) {
        while (imagined.size() < aim) {
            const auto world = sampler.draw(rng);
            if (!world)
                return std::nullopt;
            imagined.push_back(*world);
        }
        for (auto& plan : plans)
            while (plan->tried() < aim && !(plan->tried() > 0 && stop()))
                plan->tryIn(imagined[plan->tried()]);
        if (aim >= most || stop())
            break;
        keepBetterHalf(plans);
    }
    return (*std::ranges::max_element(plans, {}, &Plan::mean))->first();
}

} // namespace sheepshead
