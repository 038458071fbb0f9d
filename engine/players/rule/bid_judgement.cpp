// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/bid_judgement.h"

#include "engine/players/rule/billy_judgement.h"
#include "engine/players/rule/makers_chance.h"

#include <algorithm>

namespace sheepshead {

namespace {

TrumpOrder withTrump(const Observation& seen, Suit suit)
{
    Variant variant = *seen.variant;
    variant.trumpSuit = suit;
    return TrumpOrder(variant);
}

double chanceOf(const NameSolo& solo, const Observation& seen)
{
    switch (solo.kind) {
    case SoloKind::Billy:
        return chanceOfNoTrick(seen);
    case SoloKind::Side:
        return chanceAlone(seen, withTrump(seen, solo.suit));
    default:
        return chanceAlone(seen, seen.trumps);
    }
}

double chanceOfBestSolo(const Observation& seen)
{
    double best = chanceOfNoTrick(seen);
    for (const Suit suit : allSuits)
        best = std::max(best, chanceAlone(seen, withTrump(seen, suit)));
    return best;
}

bool contains(std::span<const Action> legal, const Action& action)
{
    return std::ranges::find(legal, action) != legal.end();
}

} // namespace

/// A call pays its bidder as much as a set costs him; a solo pays many times more.
Action judgeBid(const Observation& seen, std::span<const Action> legal, const Habits& habits)
{
    if (contains(legal, Bid { BidKind::Solo }) && chanceOfBestSolo(seen) >= habits.solo)
        return Bid { BidKind::Solo };
    const bool calls = chanceAsPicker(seen) >= habits.bidCall;
    return calls && contains(legal, Bid { BidKind::Call }) ? Action(Bid { BidKind::Call })
                                                           : Action(Pass {});
}

/// The likeliest to be made; best, which wins the game, before a side solo that is as likely.
Action judgeSolo(const Observation& seen, std::span<const Action> legal)
{
    const auto chance = [&](const Action& action) {
        return chanceOf(std::get<NameSolo>(action), seen);
    };
    return *std::ranges::max_element(legal, {}, chance);
}

Action judgeVote(const Observation& seen)
{
    constexpr double nearlyPicked = 0.4;
    const bool strong = chanceAsPicker(seen) >= nearlyPicked;
    return Vote { strong ? NoPick::Doubler : NoPick::Leaster };
}

} // namespace sheepshead
