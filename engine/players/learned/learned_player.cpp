// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/learned/learned_player.h"

#include "engine/players/learned/plan_networks.h"
#include "engine/players/learned/plans.h"
#include "engine/players/rule/going_alone.h"
#include "engine/players/rule/special_play.h"
#include "engine/playout/card_judge.h"
#include "engine/playout/seen_play.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// By how much an action may be worse if it is the way of a character.
constexpr std::int32_t closeCards = CardNetwork::worthUnit / 24;
constexpr std::int32_t closePlans = PlanNetwork::worthUnit / 4; ///< fewer decisions a hand

struct JudgedAction {
    Action action;
    std::int32_t worth;
};

/// None where nothing was taught.
using JudgedActions = std::vector<JudgedAction>;

/// The stakes and the games without a picker that were taught.
bool knowsStakes(const Variant& variant)
{
    return variant.doubleOnTheBump
        && (variant.noPick == NoPick::Leaster || variant.noPick == NoPick::Redeal);
}

JudgedActions judgePick(const Observation& seen, std::span<const Action> legal)
{
    const auto pick = pickOrPass(seen, legal);
    if (!pick || !knowsStakes(*seen.variant))
        return {};
    const PlanNetwork& network = pickNetwork();
    PlanInputs::Table table;
    PlanInputs::Hand hand;
    describeTable(seen, table);
    describePlan(seen, { seen.hand, {}, {}, {}, false }, hand);
    return { { Pass {}, 0 }, { *pick, network.worth(network.look(table), hand) } };
}

JudgedActions judgePlans(const Observation& seen, std::span<const Action> legal)
{
    if (callsCard(*seen.variant)) // no better than a regular there (docs/strength.md)
        return {};
    PlanInputs::Table table;
    describeTable(seen, table);
    const PlanNetwork& network = planNetwork();
    const auto looked = network.look(table);
    JudgedActions judged;
    for (const PlannedAction& one : plansFor(seen, legal)) {
        PlanInputs::Hand hand;
        describePlan(seen, one.plan, hand);
        judged.push_back({ one.action, network.worth(looked, hand) });
    }
    return judged;
}

JudgedActions judgeCards(const Observation& seen)
{
    if (seen.proper.size() < 2 || isSpecialPlay(seen) || seen.variant.layout().piles > 0)
        return {};
    const SeenPlay play(seen);
    CardJudge judge(play.setting);
    JudgedActions judged;
    for (const auto& [card, worth] : judge.judge(play.position))
        judged.push_back({ Play { card }, worth });
    return judged;
}

JudgedActions judgeActions(const Observation& seen, std::span<const Action> legal)
{
    switch (seen.phase) {
    case Phase::Picking:
        return judgePick(seen, legal);
    case Phase::Burying:
    case Phase::Calling:
        return judgePlans(seen, legal);
    case Phase::Playing:
        return judgeCards(seen);
    default:
        return {};
    }
}

/// BLITZ-WHEN "in play": a card may come with a blitz.
bool mayBlitz(std::span<const Action> legal)
{
    return std::ranges::any_of(legal, [](const Action& action) {
        const auto* const play = std::get_if<Play>(&action);
        return play && play->blitz;
    });
}

} // namespace

/// Takes the character's own choice where a regular without it would decide otherwise, if that
/// hardly costs anything. One that never goes alone does not, whatever that costs.
Action LearnedPlayer::choose(
    const Observation& seen, std::span<const Action> legal, std::stop_token stop)
{
    if (legal.size() == 1)
        return legal.front();
    const JudgedActions judged = judgeActions(seen, legal);
    if (judged.empty() || mayBlitz(legal)) // blitzes were not taught
        return regular_.choose(seen, legal, stop);
    const JudgedAction& best = *std::ranges::max_element(judged, {}, &JudgedAction::worth);
    if (!character_)
        return best.action;
    const Action own = regular_.choose(seen, legal, stop);
    const bool mayNot = !character_->goesAlone && goesAlone(seen, best.action);
    const std::int32_t loss = seen.phase == Phase::Playing ? closeCards : closePlans;
    const bool close = std::ranges::any_of(judged, [&](const JudgedAction& one) {
        return one.action == own && one.worth >= best.worth - loss;
    });
    const bool itsWay = close && !(own == RulePlayer().choose(seen, legal, stop));
    return mayNot || itsWay ? own : best.action;
}

} // namespace sheepshead
