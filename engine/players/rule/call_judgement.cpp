// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/call_judgement.h"

#include "engine/players/rule/makers_chance.h"
#include "engine/players/rule/sheepshead_judgement.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr double ownCardOfSuit = 10;
constexpr double ownPoint = 0.3;
constexpr double underStrength = 1; ///< a step in the trump order
constexpr double underPoint = 1;

double worthOfAce(const Call& call, const Observation& seen)
{
    return -priceOfCalling(seen.hand & seen.trumps.fail(call.card.suit()));
}

double priceOfUnder(Card under, const Observation& seen)
{
    return underStrength * seen.trumps.power(under) + underPoint * under.points().value;
}

bool callsOwnCard(const Call& call, const Observation& seen)
{
    return (seen.hand | seen.buried).contains(call.card);
}

/// With the partner jack in his own hand he calls up where that is allowed, and else says nothing.
double worthOfCall(const Call& call, const Observation& seen)
{
    if (seen.trumps.isTrump(call.card))
        return callsOwnCard(call, seen) ? -1 : 0;
    return worthOfAce(call, seen) - (call.under ? priceOfUnder(*call.under, seen) : 0);
}

bool needsNobody(const Observation& seen, const Habits& habits)
{
    return chanceAloneWithKept(seen) >= habits.declareAlone;
}

bool isSilentlyAlone(const Action& action, const Observation& seen)
{
    const Call* const call = std::get_if<Call>(&action);
    return call && callsOwnCard(*call, seen);
}

const Action* findAlone(std::span<const Action> legal, const Observation& seen)
{
    const auto silent = std::ranges::find_if(
        legal, [&](const Action& action) { return isSilentlyAlone(action, seen); });
    if (silent != legal.end())
        return &*silent;
    const auto declared = std::ranges::find(legal, Action(GoAlone {}));
    return declared == legal.end() ? nullptr : &*declared;
}

} // namespace

double priceOfCalling(CardSet ofSuit)
{
    return ownCardOfSuit * ofSuit.size() + ownPoint * ofSuit.points().value;
}

/// An unsure bet on every trick is worse than anything else.
Action judgeCall(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    const Action bet = CallSheepshead {};
    if (std::ranges::find(legal, bet) != legal.end() && takesEveryTrick(seen))
        return bet;
    const Action* const alone = findAlone(legal, seen);
    if (alone && needsNobody(seen, habits))
        return *alone;
    const auto worth = [&](const Action& action) {
        const Call* const call = std::get_if<Call>(&action);
        if (std::holds_alternative<CallSheepshead>(action))
            return -2e6;
        return call ? worthOfCall(*call, seen) : -1e6;
    };
    return *std::ranges::max_element(legal, {}, worth);
}

} // namespace sheepshead
