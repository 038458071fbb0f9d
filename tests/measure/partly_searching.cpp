// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/measure/partly_searching.h"

#include "engine/players/search/conventions.h"
#include "engine/playout/play_table.h"
#include "engine/playout/playout.h"
#include "engine/playout/seat_payoff.h"
#include "engine/solver/solver.h"
#include "engine/worlds/deal_sampler.h"

#include <algorithm>

namespace sheepshead::measuring {

bool PartlySearching::searches(const Observation& seen) const
{
    const bool cards = seen.phase == Phase::Playing;
    const bool plans = seen.phase == Phase::Burying || seen.phase == Phase::Calling;
    if (what_ == "all" || what_ == "learned")
        return true;
    if (what_ == "cards" || what_ == "learned-cards" || what_ == "policy" || what_ == "open"
        || what_ == "foresight")
        return cards;
    if (what_ == "leasters")
        return seen.leaster();
    if (what_ == "plans")
        return plans;
    return !cards && (what_ == "before" || (what_ == "bids" && !plans));
}

Action PartlySearching::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    const bool choice = seen.phase == Phase::Playing ? seen.proper.size() > 1 : legal.size() > 1;
    const Action byRule = rules_.choose(seen, legal, stop);
    Action action = byRule;
    if (choice && searches(seen)) {
        const auto begin = std::chrono::steady_clock::now();
        action = decide(seen, legal, stop);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
        seconds_ += taken;
        longest_ = std::max(longest_, taken);
        ++decisions_;
        asRule_ += action == byRule;
        GainLedger::Entry& entry = gains_.of(seen);
        ++entry.decisions;
        if (!(action == byRule)) {
            ++entry.changed;
            entry.gain += scoreAfter(seen, action) - scoreAfter(seen, byRule);
            if (tellsExpectations_)
                entry.expected += expectedGain(seen, legal, action, byRule);
        }
    }
    countLead(seen, action);
    return action;
}

Action PartlySearching::decide(
    const Observation& seen, std::span<const Action> legal, const std::stop_token& stop)
{
    if (what_ == "policy")
        return byPolicy(seen, legal);
    if (what_ == "learned" || what_ == "learned-cards")
        return learned_.choose(seen, legal, stop);
    if (what_ == "open")
        return seen.leaster() ? rules_.choose(seen, legal, stop) : withOpenCards(legal);
    if (what_ == "foresight")
        return foreseeing(seen, legal);
    return search_.choose(seen, legal, stop);
}

/// Plays as the playouts do.
Action PartlySearching::byPolicy(const Observation& seen, std::span<const Action> legal) const
{
    Rng rng(1);
    const auto world = DealSampler(seen, legal).draw(rng);
    const auto table = PlayTable::of(seen, *world, legal);
    return Play { Playout(table->setting()).choose(table->position(*world)) };
}

/// The exact solver, for the tier and then for points.
Action PartlySearching::withOpenCards(std::span<const Action>) const
{
    const HandData& hand = truth_->data();
    OpenGame game { hand.play, hand.trumps(), hand.makers };
    for (const Seat seat : hand.makers)
        game.makersBury += hand.buried[seat].points();
    Solver solver;
    const bool maker = hand.makers.contains(hand.play.turn());
    const auto tiers = solver.tierOfCards(game);
    const auto points = solver.makersPointsOfCards(game);
    std::optional<CardTier> best;
    int bestPoints = 0;
    for (const CardTier& tier : *tiers) {
        const auto found = std::ranges::find(*points, tier.card, &CardPoints::card);
        const int value = maker ? found->makers.value : -found->makers.value;
        const bool better = best && (maker ? tier.tier < best->tier : best->tier < tier.tier);
        if (!best || better || (tier.tier == best->tier && value > bestPoints)) {
            best = tier;
            bestPoints = value;
        }
    }
    return Play { best->card };
}

/// Knows all cards, and assumes that the others continue like rule players.
Action PartlySearching::foreseeing(const Observation& seen, std::span<const Action> legal) const
{
    std::optional<Action> best;
    int bestScore = 0;
    for (const Action& action : legal) {
        const int score = scoreAfter(seen, action);
        if (!best || score > bestScore) {
            best = action;
            bestScore = score;
        }
    }
    return *best;
}

/// If rule players go on from there.
int PartlySearching::scoreAfter(const Observation& seen, const Action& action) const
{
    HandState after = *truth_;
    after.apply(action);
    RulePlayer rules;
    playOut(after, allSeats(rules));
    return after.scored() ? after.scored()->scores.scores[seen.viewer].value : 0;
}

double PartlySearching::expectedGain(const Observation& seen, std::span<const Action> legal,
    const Action& action, const Action& byRule) const
{
    const auto prospects = search_.consider(seen, legal).prospects;
    const auto taken = std::ranges::find(prospects, action, &Prospect::action);
    const auto usual = std::ranges::find(prospects, byRule, &Prospect::action);
    return taken == prospects.end() || usual == prospects.end() ? 0 : taken->score - usual->score;
}

/// The convention that people care about most: defenders lead fail.
void PartlySearching::countLead(const Observation& seen, const Action& action)
{
    const Card trump = seen.trumps.strongest(seen.trumps.trump());
    const bool leads = seen.phase == Phase::Playing && breaksConvention(seen, Play { trump });
    leads_ += leads;
    trumpLed_ += leads && breaksConvention(seen, action);
}

} // namespace sheepshead::measuring
