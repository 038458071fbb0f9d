// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/hand_review.h"

#include "engine/advice/judgement.h"
#include "engine/players/rule/makers_chance.h"
#include "engine/players/rule/rule_player.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Only for a Pass that declines the blind, not for one among votes or bids. How often a pick wins
/// is told as it was measured, as in a hint.
std::optional<PassedHand> passedHand(const HandStep& step, const std::vector<Prospect>& prospects)
{
    const bool asked = step.before.phase() == Phase::Picking;
    if (!asked || step.decision.action != Action(Pass {}))
        return std::nullopt;
    const Observation seen = step.before.observation(step.decision.seat);
    const auto legal = step.before.legalActions();
    const bool picks = RulePlayer().choose(seen, legal, {}) != Action(Pass {});
    const auto pick = std::ranges::find(prospects, Action(Pick {}), &Prospect::action);
    const bool measured = pick != prospects.end();
    return PassedHand { measured ? pick->winChance : chanceAsPicker(seen), picks };
}

} // namespace

Result<std::vector<HandStep>> stepsOf(const HandRecord& record)
{
    if (auto end = replay(record); !end)
        return end.problem();
    HandState state = startOf(record).value();
    std::vector<HandStep> steps;
    for (const SeatAction& decision : record.actions) {
        steps.push_back({ state, decision });
        state.apply(decision.action);
    }
    return steps;
}

HandReview::HandReview(std::uint64_t seed, const ReviewBudget& budget, JobRunner runJobs)
    : seed_(seed)
    , reasonsFor_(budget.reasonsFor)
    , reasons_({ budget.search, budget.factWorlds, budget.courseWorlds })
    , player_(seed, budget.search, {}, std::move(runJobs))
    , truth_(budget.openTricks)
{
}

ReviewedDecision HandReview::review(const HandStep& step, const std::stop_token& stop)
{
    ReviewedDecision reviewed;
    reviewed.openCards = truth_.ofCards(step.before, stop);
    if (step.forced()) {
        reviewed.passed = passedHand(step, {});
        reviewed.cost = 0;
        return reviewed;
    }
    const Observation seen = step.before.observation(step.decision.seat);
    const auto legal = step.before.legalActions();
    reviewed.prospects = player_.consider(seen, legal, stop).prospects;
    reviewed.passed = passedHand(step, reviewed.prospects);
    reviewed.cost = costOf(step.decision.action, reviewed.prospects);
    if (reasonsFor_.contains(step.decision.seat) && reviewed.cost.value_or(0) > 0)
        reviewed.better = betterThan(step.decision.action, seen, legal, reviewed.prospects, stop);
    return reviewed;
}

Advice HandReview::betterThan(const Action& decided, const Observation& seen,
    std::span<const Action> legal, const std::vector<Prospect>& prospects,
    const std::stop_token& stop) const
{
    Advice advice { .recommended = prospects.front().action,
        .against = decided,
        .prospects = prospects,
        .facts = {} };
    explain(advice, seen, legal, known_, reasons_, seed_, stop);
    return advice;
}

const OpenEnd* playedEnd(const HandStep& step, const ReviewedDecision& review)
{
    const auto* const play = std::get_if<Play>(&step.decision.action);
    if (play == nullptr)
        return nullptr;
    const auto found = std::ranges::find(review.openCards, play->card, &OpenCard::card);
    return found == review.openCards.end() ? nullptr : &found->end;
}

bool gaveAwayWin(const HandStep& step, const ReviewedDecision& review)
{
    const OpenEnd* const end = playedEnd(step, review);
    return end != nullptr && review.openCards.front().end.seatWins && !end->seatWins;
}

std::vector<std::size_t> costlyOf(
    Seat seat, const std::vector<HandStep>& steps, const std::vector<ReviewedDecision>& reviews)
{
    const auto cost = [&](std::size_t step) { return reviews[step].cost.value_or(0); };
    std::vector<std::size_t> found;
    for (std::size_t step = 0; step < steps.size(); ++step)
        if (steps[step].decision.seat == seat && cost(step) > 0)
            found.push_back(step);
    std::ranges::stable_sort(found, std::greater(), cost);
    return found;
}

std::vector<std::size_t> costliest(
    const std::vector<HandStep>& steps, const std::vector<ReviewedDecision>& reviews)
{
    PerSeat<std::optional<std::size_t>> worst;
    for (std::size_t i = 0; i < reviews.size(); ++i) {
        auto& of = worst[steps[i].decision.seat];
        const double cost = reviews[i].cost.value_or(0);
        if (cost > (of ? *reviews[*of].cost : 0))
            of = i;
    }
    std::vector<std::size_t> found;
    for (const Seat seat : SeatSet::firstSeats(maxSeats))
        if (worst[seat])
            found.push_back(*worst[seat]);
    std::ranges::sort(found);
    return found;
}

} // namespace sheepshead
