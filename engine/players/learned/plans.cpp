// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/learned/plans.h"

#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// With each ace that may be called; with none of them an under may be needed, or there is no call.
void addCallsOfAces(std::vector<PlannedAction>& plans, const Observation& seen,
    const Action& action, const PickersPlan& plan)
{
    bool any = false;
    for (const Suit suit : allSuits) {
        const Card ace { Rank::Ace, suit };
        if (!plan.kept.meets(seen.trumps.fail(suit)) || seen.hand.contains(ace))
            continue;
        PickersPlan calling = plan;
        calling.called = ace;
        plans.push_back({ action, calling });
        any = true;
    }
    if (!any)
        plans.push_back({ action, plan });
}

void addBury(std::vector<PlannedAction>& plans, const Observation& seen, const Bury& bury)
{
    PickersPlan plan { seen.hand - bury.cards, bury.cards, {}, {}, false };
    if (seen.variant->partner == Partner::CalledAce)
        return addCallsOfAces(plans, seen, bury, plan);
    if (const auto jack = partnerJackOf(*seen.variant)) {
        plan.alone = seen.hand.contains(*jack);
        if (!plan.alone)
            plan.called = *jack;
    }
    plans.push_back({ bury, plan });
}

} // namespace

std::optional<PickersPlan> planOfCall(
    const Observation& seen, CardSet kept, CardSet buried, const Action& action)
{
    PickersPlan plan { kept, buried, {}, {}, std::holds_alternative<GoAlone>(action) };
    const auto* const call = std::get_if<Call>(&action);
    if (!call)
        return plan.alone ? std::optional(plan) : std::nullopt;
    plan.called = call->card;
    plan.under = call->under;
    if (call->under)
        plan.kept.remove(*call->under);
    plan.alone = seen.trumps.isTrump(call->card) && (kept | buried).contains(call->card);
    return plan;
}

std::vector<PlannedAction> plansFor(const Observation& seen, std::span<const Action> legal)
{
    std::vector<PlannedAction> plans;
    for (const Action& action : legal)
        if (const auto* const bury = std::get_if<Bury>(&action))
            addBury(plans, seen, *bury);
        else if (const auto plan = planOfCall(seen, seen.hand, seen.buried, action))
            plans.push_back({ action, *plan });
    return plans;
}

std::optional<Action> pickOrPass(const Observation& seen, std::span<const Action> legal)
{
    if (seen.phase != Phase::Picking || std::ranges::count(legal, Action(Pass {})) == 0)
        return std::nullopt;
    std::optional<Action> best;
    for (const Action& action : legal)
        if (const auto* const pick = std::get_if<Pick>(&action); pick && !pick->blind)
            best = action;
    return best;
}

} // namespace sheepshead
