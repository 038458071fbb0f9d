// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/choosing.h"
#include "engine/playout/policy.h"

namespace sheepshead {

/// The parts of what a card is worth, by the weights of a policy. A number is a float, or one for
/// each of several positions (lanes.h), with the same bits.
template <class Number> using WeightsAs = std::array<Number, feature::count>;

/// What the seats still to play add to a trick.
template <class Number> struct PointsBehind {
    Number toCome; ///< whoever has it
    Number ifLost; ///< the others' schmears
    Number ifWon;  ///< all schmears
};

/// `friends`: how many of these seats are on the own side.
template <class Number>
inline PointsBehind<Number> pointsBehind(
    const WeightsAs<Number>& weights, float toPlay, Number friends)
{
    return { weights[feature::ToCome] * toPlay, weights[feature::Schmear] * (toPlay - friends),
        weights[feature::Schmear] * toPlay };
}

/// What leads are worth besides the trick: makers draw trump, defenders lead fail and the called
/// suit.
template <class Number> struct LeadPlan {
    Number trump;
    Number called; ///< the first lead of that suit
};

/// How much trump the opponents have, by the expected number: 1 for plenty.
template <class Number> inline Number shareOfPlenty(Number trump)
{
    constexpr auto plenty = static_cast<float>(regularHabits.plentyOfTrump);
    return smaller(every<Number>(1), trump / plenty);
}
template <class Number>
inline LeadPlan<Number> planOfMakers(const WeightsAs<Number>& weights, Number ofPlenty)
{
    return { weights[feature::TrumpPlan] * ofPlenty, -weights[feature::CalledSuit] * ofPlenty };
}
template <class Number> inline LeadPlan<Number> planOfDefenders(const WeightsAs<Number>& weights)
{
    return { -weights[feature::TrumpPlan], weights[feature::CalledSuit] };
}

/// What a trump is worth that stays in the hand; `beaten` is the share of hidden trump it beats.
template <class Number>
inline Number worthOfTrumpKept(const WeightsAs<Number>& weights, Number points, Number beaten)
{
    return weights[feature::KeepPoints] * points + weights[feature::KeepTrump]
        + weights[feature::KeepTop] * beaten * beaten;
}

/// How likely an unbeatable fail card walks, by the number of hidden cards of its suit.
template <class Number> constexpr Number chanceToWalk(Number rivals)
{
    constexpr auto sure = static_cast<float>(regularHabits.sureToWalk);
    return smaller(every<Number>(1), rivals / sure);
}

/// The same of a fail card that walks, or whose suit is better gone.
template <class Number>
inline Number worthOfFailKept(
    const WeightsAs<Number>& weights, Number points, Number walk, Number voiding)
{
    return weights[feature::KeepPoints] * points + walk - voiding;
}

// What simpler players look at besides, after a lapse.

template <class Number>
inline Number extraOfTrumpLead(const WeightsAs<Number>& weights, Number lapse, Number height)
{
    return lapse + weights[feature::LeadHigh] * height;
}

/// `ace`: its weight or nothing; `further`: how many more of its suit are in the hand.
template <class Number>
inline Number extraOfFailLead(
    const WeightsAs<Number>& weights, Number lapse, Number height, Number ace, Number further)
{
    return lapse + weights[feature::LeadHigh] * height + ace + weights[feature::LeadLong] * further;
}

/// Of any card that is no lead; `ruff`: its weight or nothing.
template <class Number>
inline Number extraOfAnyFollow(
    const WeightsAs<Number>& weights, Number lapse, Number height, Number ruff)
{
    return lapse + weights[feature::PlayHigh] * height + ruff;
}

/// Of a card that leaves the trick to another seat, which is on the own side by this chance.
template <class Number>
inline Number extraOfLeaving(
    const WeightsAs<Number>& weights, Number any, Number points, Number friendly)
{
    return any + weights[feature::SchmearNow] * points * (2 * friendly - 1);
}

/// Of a card that takes the trick for now.
template <class Number>
inline Number extraOfTaking(
    const WeightsAs<Number>& weights, Number any, Number points, Number friendly, Number height)
{
    return any + weights[feature::FromFoe] * (1 - friendly)
        + weights[feature::FromFriend] * friendly + weights[feature::TakeHigh] * height
        + weights[feature::TakePoint] * points;
}

} // namespace sheepshead
