// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/seen_bids.h"

#include "engine/players/rule/bidding.h"
#include "engine/rules/layouts.h"

namespace sheepshead {

SeenBids::SeenBids(const Observation& seen)
    : seen_(seen)
    , tells_(seen.variant.layout().opening == Opening::Picking && !seen.forcedPick)
    , bidder_(seen)
    , bids_ { Pass {}, Pick {} }
{
    bidder_.tricks.clear();
}

int SeenBids::surprises(const World& world)
{
    if (!tells_)
        return 0;
    bidder_.passed = {};
    int surprises = 0;
    Seat seat = seen_.dealer;
    for (int i = 0; i < seen_.seats.size(); ++i) {
        seat = seen_.seats.nextAfter(seat);
        const bool passed = seen_.passed.contains(seat);
        if (!passed && seat != seen_.picker)
            break;
        if (seat != seen_.viewer) {
            bidder_.hand = world.deal.hands[seat];
            const bool wouldPass = judgePick(bidder_, bids_, {}) == Action(Pass {});
            surprises += wouldPass != passed;
        }
        if (!passed)
            break;
        bidder_.passed.add(seat);
    }
    return surprises;
}

std::optional<World> SeenBids::drawUnsurprising(const DealSampler& sampler, Rng& rng)
{
    constexpr int tries = 20;
    auto world = sampler.draw(rng);
    for (int i = 0; i < tries && world && surprises(*world) > 0; ++i)
        world = sampler.draw(rng);
    return world;
}

} // namespace sheepshead
