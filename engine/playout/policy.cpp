// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/policy.h"

#include <algorithm>

namespace sheepshead {

namespace {

// How rare a regular's choice of something else is, by kind of decision.
constexpr double cardSurprise = 1.5; ///< card points by which a card must be worse to be rarer by e
constexpr double pickSurprise = 0.12; ///< in chances to win
constexpr double burySurprise = 5;
constexpr double callSurprise = 20;
constexpr float rarestCard = 10;
constexpr float rarestPick = 3.5F;
constexpr float rarestBury = 4;
constexpr float rarestCall = 3;

Features weightsOfCards(const Habits& habits)
{
    using namespace feature;
    Features weights {};
    const auto set = [&](std::size_t which, double value) {
        weights[which] = static_cast<float>(value);
    };
    set(TrickPoints, habits.trickPoint);
    set(ToCome, habits.pointsToCome);
    set(Schmear, habits.schmear);
    set(KeepTrump, habits.keepTrump);
    set(KeepTop, habits.keepTopTrump);
    set(KeepAce, habits.keepAce);
    set(KeepVoid, habits.keepVoid);
    set(KeepPoints, habits.keepPoints);
    return weights;
}

Features weightsOfLeads(const Habits& habits, double trumpPlan, double calledSuit)
{
    using namespace feature;
    Features weights = weightsOfCards(habits);
    weights[TrumpPlan] = static_cast<float>(trumpPlan);
    weights[CalledSuit] = static_cast<float>(calledSuit);
    weights[LeadHigh] = static_cast<float>(habits.leadHigh);
    weights[LeadAce] = static_cast<float>(habits.leadAce);
    weights[LeadLong] = static_cast<float>(habits.leadLong);
    return weights;
}

Features weightsOfFollowing(const Habits& habits)
{
    using namespace feature;
    Features weights = weightsOfCards(habits);
    weights[FromFoe] = static_cast<float>(habits.takeFromFoe);
    weights[FromFriend] = static_cast<float>(habits.takeFromFriend);
    weights[PlayHigh] = static_cast<float>(habits.playHigh);
    weights[SchmearNow] = static_cast<float>(habits.schmearNow);
    weights[Ruff] = static_cast<float>(habits.ruff);
    weights[TakeHigh] = static_cast<float>(habits.takeHigh);
    weights[TakePoint] = static_cast<float>(habits.takePoint);
    return weights;
}

Features weightsOfLeasters(const Habits& habits)
{
    using namespace feature;
    Features weights {};
    weights[OwnTrick] = 1;
    weights[OwnToCome] = static_cast<float>(habits.leasterToCome);
    weights[Need] = static_cast<float>(habits.leasterNeed);
    weights[NeedGrows] = static_cast<float>(habits.leasterNeedGrows);
    weights[Give] = static_cast<float>(habits.leasterGive);
    weights[Shed] = static_cast<float>(habits.leasterShed);
    weights[AnyTrump] = static_cast<float>(habits.leasterTrump);
    weights[AnyHigh] = static_cast<float>(habits.leasterHigh);
    weights[AnyPoint] = static_cast<float>(habits.leasterPoint);
    weights[Takes] = static_cast<float>(habits.leasterTake);
    return weights;
}

Features weightsOfPicks(const Habits& habits)
{
    using namespace feature;
    Features weights {};
    weights[Chance] = 1;
    weights[TooFewTrump] = habits.pickAnyTrump > 0 ? 0.0F : 1.0F;
    weights[Always] = static_cast<float>(habits.pickEager);
    weights[TrumpShare] = static_cast<float>(habits.pickTrump);
    weights[HonourShare] = static_cast<float>(habits.pickHonours);
    return weights;
}

Features weightsOfBury(const Habits& habits)
{
    using namespace feature;
    Features weights {};
    weights[BuriedPoints] = static_cast<float>(habits.buriedPoint);
    weights[KeptTrump] = static_cast<float>(habits.keptTrump);
    weights[KeptHonour] = static_cast<float>(habits.keptHonour);
    weights[KeptAce] = static_cast<float>(habits.keptAce);
    weights[FailSuit] = static_cast<float>(habits.failSuit);
    weights[FailCard] = static_cast<float>(habits.failCard);
    weights[NoCall] = 1;
    return weights;
}

Features weightsOfCalls(const Habits& habits)
{
    using namespace feature;
    constexpr double never = -100;
    constexpr double wantedOfRegular = regularHabits.declareAlone;
    constexpr double aloneChance = 200; // more than any difference between two calls
    Features weights {};
    weights[OwnLength] = static_cast<float>(habits.callLength);
    weights[OwnPoints] = static_cast<float>(habits.callPoint);
    weights[ChanceAlone] = static_cast<float>(aloneChance);
    weights[Alone] =
        static_cast<float>(std::max(never, aloneChance * (wantedOfRegular - habits.declareAlone)));
    return weights;
}

/// The first feature that is nothing to a regular.
constexpr std::array<std::ptrdiff_t, cardDecisions> firstExtra { feature::LeadHigh,
    feature::LeadHigh, feature::FromFoe, feature::AnyTrump };

} // namespace

void markPlain(Policy& policy)
{
    for (std::size_t i = 0; i < cardDecisions; ++i) {
        const Features& weights = policy.weights[i];
        const bool extra = std::any_of(weights.begin() + firstExtra[i], weights.end(),
            [](float weight) { return weight != 0; });
        // A playout passes over cards that cannot become the best, as long as tricks are wanted.
        const bool wanted = i == indexOf(Decision::Leaster)
            || (weights[feature::Schmear] >= 0 && weights[feature::ToCome] >= 0);
        policy.plain[i] =
            !extra && wanted && policy.noise == 0 && weights[feature::TrickPoints] == 1;
    }
}

Policy policyOf(const Habits& habits, const Lapses& lapses)
{
    Policy policy;
    const auto put = [&](Decision decision, const Features& weights, double surprise,
                         float rarest) {
        const std::size_t i = indexOf(decision);
        policy.weights[i] = weights;
        policy.another[i] = static_cast<float>(lapses.another);
        policy.scale[i] = static_cast<float>(1 / (surprise * lapses.temperature));
        policy.rarest[i] = rarest;
    };
    put(Decision::MakersLead, weightsOfLeads(habits, habits.drawTrump, habits.hideCalled),
        cardSurprise, rarestCard);
    put(Decision::DefendersLead, weightsOfLeads(habits, habits.saveTrump, habits.findPartner),
        cardSurprise, rarestCard);
    put(Decision::Follow, weightsOfFollowing(habits), cardSurprise, rarestCard);
    put(Decision::Leaster, weightsOfLeasters(habits), cardSurprise, rarestCard);
    put(Decision::Pick, weightsOfPicks(habits), pickSurprise, rarestPick);
    put(Decision::Bury, weightsOfBury(habits), burySurprise, rarestBury);
    put(Decision::Call, weightsOfCalls(habits), callSurprise, rarestCall);
    policy.noise = static_cast<float>(lapses.noise);
    markPlain(policy);
    return policy;
}

const Policy& regularPolicy()
{
    static const Policy policy = policyOf(regularHabits);
    return policy;
}

} // namespace sheepshead
