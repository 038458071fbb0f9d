// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/learned/learned_player.h"

#include "engine/players/learned/plan_networks.h"
#include "engine/players/learned/plans.h"
#include "engine/players/rule/special_play.h"
#include "engine/playout/card_judge.h"
#include "engine/playout/seen_play.h"
#include "engine/rules/layouts.h"

namespace sheepshead {

namespace {

/// The stakes and the games without a picker that were taught.
bool knowsStakes(const Variant& variant)
{
    return variant.doubleOnTheBump
        && (variant.noPick == NoPick::Leaster || variant.noPick == NoPick::Redeal);
}

std::optional<Action> learnedPick(const Observation& seen, std::span<const Action> legal)
{
    const auto pick = pickOrPass(seen, legal);
    if (!pick || !knowsStakes(*seen.variant))
        return std::nullopt;
    const PlanNetwork& network = pickNetwork();
    PlanInputs::Table table;
    PlanInputs::Hand hand;
    describeTable(seen, table);
    describePlan(seen, { seen.hand, {}, {}, {}, false }, hand);
    return network.worth(network.look(table), hand) > 0 ? *pick : Action(Pass {});
}

std::optional<Action> learnedPlan(const Observation& seen, std::span<const Action> legal)
{
    if (seen.variant->partner != Partner::None) // no better than a regular there (docs/strength.md)
        return std::nullopt;
    const auto plans = plansFor(seen, legal);
    if (plans.empty())
        return std::nullopt;
    PlanInputs::Table table;
    describeTable(seen, table);
    const PlanNetwork& network = planNetwork();
    const auto looked = network.look(table);
    std::size_t best = 0;
    std::int32_t most = 0;
    for (std::size_t i = 0; i < plans.size(); ++i) {
        PlanInputs::Hand hand;
        describePlan(seen, plans[i].plan, hand);
        const std::int32_t worth = network.worth(looked, hand);
        if (i == 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return plans[best].action;
}

std::optional<Action> learnedCard(const Observation& seen)
{
    if (seen.proper.size() < 2 || isSpecialPlay(seen) || seen.variant.layout().piles > 0)
        return std::nullopt;
    const SeenPlay play(seen);
    const auto card = CardJudge(play.setting).best(play.position);
    return card ? std::optional<Action>(Play { *card }) : std::nullopt;
}

std::optional<Action> learned(const Observation& seen, std::span<const Action> legal)
{
    switch (seen.phase) {
    case Phase::Picking:
        return learnedPick(seen, legal);
    case Phase::Burying:
    case Phase::Calling:
        return learnedPlan(seen, legal);
    case Phase::Playing:
        return learnedCard(seen);
    default:
        return std::nullopt;
    }
}

} // namespace

Action LearnedPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (legal.size() == 1)
        return legal.front();
    const auto own = learned(seen, legal);
    return own ? *own : regular_.choose(seen, legal, stop);
}

} // namespace sheepshead
