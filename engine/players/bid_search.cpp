// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/bid_search.h"

#include "engine/analysis/deal_sampler.h"
#include "engine/analysis/payoff.h"
#include "engine/analysis/play_table.h"
#include "engine/analysis/playout.h"
#include "engine/players/leanings.h"
#include "engine/players/pick_judgement.h"
#include "engine/players/rule_player.h"

#include <cmath>

namespace sheepshead {

namespace {

/// Rule players until the first lead, then a playout.
int scoreAfter(HandState hand, Seat viewer)
{
    RulePlayer rules;
    while (!hand.over() && hand.phase() != Phase::Playing) {
        const Seat seat = *hand.toAct();
        const auto legal = hand.legalActions();
        hand.apply(
            legal.size() == 1 ? legal.front() : rules.choose(hand.observation(seat), legal, {}));
    }
    if (hand.over())
        return hand.scored() ? hand.scored()->scores.scores[viewer].value : 0;
    const PlaySetting setting = settingOf(hand);
    PlayPosition end = positionOf(hand, setting);
    Playout(setting).finish(end);
    return Payoff(setting, viewer).of(end);
}

/// Whether those who passed would have passed with these cards.
bool passersWouldPass(const Observation& seen, const World& world)
{
    const std::vector<Action> legal { Pass {}, Pick {} };
    Observation other = seen;
    other.passed = {};
    Seat seat = seen.dealer;
    for (int i = 0; i < seen.seats.size(); ++i) {
        seat = seen.seats.nextAfter(seat);
        if (!seen.passed.contains(seat))
            continue;
        other.hand = world.deal.hands[seat];
        if (seat != seen.viewer && judgePick(other, legal, {}) != Action(Pass {}))
            return false;
        other.passed.add(seat);
    }
    return true;
}

std::optional<World> likelyWorld(const Observation& seen, const DealSampler& sampler, Rng& rng)
{
    constexpr int tries = 20;
    auto world = sampler.draw(rng);
    if (seen.phase != Phase::Picking || seen.passed.empty())
        return world;
    for (int i = 0; i < tries && world && !passersWouldPass(seen, *world); ++i)
        world = sampler.draw(rng);
    return world;
}

} // namespace

std::vector<ActionValue> valuesOfActions(const Observation& seen, std::span<const Action> legal,
    int worlds, Rng& rng, const TimeIsUp& stop)
{
    const DealSampler sampler(seen, legal, usualLeaning(seen));
    std::vector<ActionValue> values;
    for (const Action& action : legal)
        values.push_back({ action, 0, {} });
    int done = 0;
    for (; done < worlds && !(done > 0 && stop()); ++done) {
        const auto world = likelyWorld(seen, sampler, rng);
        const auto hand = world ? handBehind(seen, *world, legal) : std::nullopt;
        if (!hand)
            return {};
        for (ActionValue& value : values) {
            HandState after = *hand;
            after.apply(value.action);
            value.scores.push_back(scoreAfter(after, seen.viewer));
            value.value += value.scores.back();
        }
    }
    for (ActionValue& value : values)
        value.value /= done;
    return values;
}

double certaintyThat(const ActionValue& better, const ActionValue& worse)
{
    double sum = 0;
    double squares = 0;
    const std::size_t count = better.scores.size();
    for (std::size_t i = 0; i < count; ++i) {
        const double gain = better.scores[i] - worse.scores[i];
        sum += gain;
        squares += gain * gain;
    }
    const double mean = sum / static_cast<double>(count);
    const double variance = squares / static_cast<double>(count) - mean * mean;
    return variance > 0 ? mean / std::sqrt(variance / static_cast<double>(count)) : 0;
}

} // namespace sheepshead
