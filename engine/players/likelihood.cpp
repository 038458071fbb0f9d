// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/likelihood.h"

#include "engine/players/pick_judgement.h"
#include "engine/rules/layouts.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr double surprise = 1.5;  ///< card points by which a play must be worse to be e times rarer
constexpr double mostRegret = 12; ///< no play is rarer than one that is worse by this
constexpr double surprisingBid = 0.3;   ///< how rare a pick or a pass against the rule is
constexpr double negligibleRegret = 16; ///< in surprises; nobody looks further
constexpr double negligible = 1e-6;

} // namespace

Likelihood::Likelihood(const Observation& seen, const PlayTable& table)
    : seen_(seen)
    , bidder_(seen)
    , bids_ { Pass {}, Pick {} }
    , table_(table)
    , policy_(table.setting())
{
    bidder_.tricks.clear();
}

/// Bids hardly matter where the plays were next to impossible.
double Likelihood::of(const World& world)
{
    const double plays = ofPlays(world);
    return plays < negligible ? plays : plays * ofBids(world);
}

/// Everybody bids by strength of hand, as rule players do.
double Likelihood::ofBids(const World& world)
{
    if (seen_.variant.layout().opening != Opening::Picking || seen_.forcedPick)
        return 1;
    bidder_.passed = {};
    double likelihood = 1;
    Seat seat = seen_.dealer;
    for (int i = 0; i < seen_.seats.size(); ++i) {
        seat = seen_.seats.nextAfter(seat);
        const bool passed = seen_.passed.contains(seat);
        if (!passed && seat != seen_.picker)
            break;
        if (seat != seen_.viewer) {
            bidder_.hand = world.deal.hands[seat];
            const bool wouldPass = judgePick(bidder_, bids_, {}) == Action(Pass {});
            if (wouldPass != passed)
                likelihood *= surprisingBid;
        }
        if (!passed)
            break;
        bidder_.passed.add(seat);
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
        if (regrets > surprise * negligibleRegret)
            break;
        playCard(position, table_.setting(), card);
    }
    return std::exp(-regrets / surprise);
}

} // namespace sheepshead
