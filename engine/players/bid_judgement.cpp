// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/bid_judgement.h"

#include "engine/players/hand_strength.h"

#include <algorithm>

namespace sheepshead {

namespace {

/// Hands of eight cards are stronger than those the habits were found for.
constexpr double callFrom = 9;
constexpr double soloFrom = 17;

TrumpOrder withTrump(const Observation& seen, Suit suit)
{
    Variant variant = *seen.variant;
    variant.trumpSuit = suit;
    return TrumpOrder(variant);
}

double strengthOf(const NameSolo& solo, const Observation& seen)
{
    const bool side = solo.kind == SoloKind::Side;
    return handStrength(seen.hand, side ? withTrump(seen, solo.suit) : seen.trumps);
}

double bestSolo(const Observation& seen)
{
    double best = 0;
    for (const Suit suit : allSuits)
        best = std::max(best, handStrength(seen.hand, withTrump(seen, suit)));
    return best;
}

bool contains(std::span<const Action> legal, const Action& action)
{
    return std::ranges::find(legal, action) != legal.end();
}

} // namespace

Action judgeBid(const Observation& seen, std::span<const Action> legal, const Habits&)
{
    if (bestSolo(seen) >= soloFrom && contains(legal, Bid { BidKind::Solo }))
        return Bid { BidKind::Solo };
    const bool calls = handStrength(seen.hand, seen.trumps) >= callFrom;
    return calls && contains(legal, Bid { BidKind::Call }) ? Action(Bid { BidKind::Call })
                                                           : Action(Pass {});
}

/// The suit in which the hand is strongest; best where it is the usual trump. Never a billy: a hand
/// that takes no trick is no hand to bid on.
Action judgeSolo(const Observation& seen, std::span<const Action> legal)
{
    const auto worth = [&](const Action& action) {
        const auto& solo = std::get<NameSolo>(action);
        return solo.kind == SoloKind::Billy ? -1 : strengthOf(solo, seen);
    };
    return *std::ranges::max_element(legal, {}, worth);
}

Action judgeVote(const Observation& seen, const Habits& habits)
{
    const bool strong = handStrength(seen.hand, seen.trumps) >= habits.pickLast - 1;
    return Vote { strong ? NoPick::Doubler : NoPick::Leaster };
}

} // namespace sheepshead
