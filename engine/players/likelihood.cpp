// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/likelihood.h"
#include "engine/analysis/knob.h"

#include "engine/players/pick_judgement.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

const double surprise = knob("TEMP", 6); ///< card points by which a play must be worse to be e times rarer
const double mostRegret = knob("CAPR", 12);   ///< no play is rarer than that
const double surprisingBid = knob("BIDW", 0.3);

} // namespace

Likelihood::Likelihood(const Observation& seen, const PlayTable& table)
    : seen_(seen)
    , table_(table)
    , policy_(table.setting())
{
}

double Likelihood::of(const World& world)
{
    return (surprisingBid < 1 ? ofBids(world) : 1) * (surprise < 900 ? ofPlays(world) : 1);
}

/// Everybody bids by strength of hand, as rule players do.
double Likelihood::ofBids(const World& world) const
{
    if (seen_.variant.layout().opening != Opening::Picking || seen_.forcedPick)
        return 1;
    const std::vector<Action> legal { Pass {}, Pick {} };
    Observation other = seen_;
    other.tricks.clear();
    other.passed = {};
    double likelihood = 1;
    Seat seat = seen_.dealer;
    for (int i = 0; i < seen_.seats.size(); ++i) {
        seat = seen_.seats.nextAfter(seat);
        const bool passed = seen_.passed.contains(seat);
        if (!passed && seat != seen_.picker)
            break;
        if (seat != seen_.viewer) {
            other.hand = world.deal.hands[seat];
            const bool wouldPass = judgePick(other, legal, {}) == Action(Pass {});
            if (wouldPass != passed)
                likelihood *= surprisingBid;
        }
        if (!passed)
            break;
        other.passed.add(seat);
    }
    return likelihood;
}

double Likelihood::ofPlays(const World& world)
{
    if (seen_.variant.layout().piles > 0)
        return 1;
    PlayPosition position = table_.start(world);
    double regrets = 0;
    for (const PlayedCard& played : table_.played()) {
        const Card card = played.card ? *played.card : *world.under;
        if (played.seat != seen_.viewer)
            regrets += std::min(mostRegret, static_cast<double>(policy_.regret(position, card)));
        playCard(position, table_.setting(), card);
    }
    return std::exp(-regrets / surprise);
}

} // namespace sheepshead
