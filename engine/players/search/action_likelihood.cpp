// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/action_likelihood.h"

#include "engine/players/rule/bidding.h"
#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"

#include <algorithm>

namespace sheepshead {

PerSeat<Ways> chancesOf(const Opponents& opponents, SeatSet seats)
{
    PerSeat<Ways> ways;
    for (const Seat seat : seats)
        ways[seat] = opponents.of(seat).chances();
    return ways;
}

double likelihoodOf(const PerSeat<Ways>& ways, SeatSet seats, Seat viewer)
{
    double product = 1;
    for (const Seat seat : seats)
        if (seat != viewer)
            product *= sumOf(ways[seat]);
    return product;
}

SeenBids::SeenBids(const Observation& seen, const Opponents& opponents)
    : seen_(seen)
    , opponents_(opponents)
    , tells_(seen.variant.layout().opening == Opening::Picking && !seen.forcedPick)
    , bidder_(seen)
{
    bidder_.tricks.clear();
}

void SeenBids::weigh(const World& world, PerSeat<Ways>& ways)
{
    if (!tells_)
        return;
    bidder_.passed = {};
    Seat seat = seen_.dealer;
    for (int i = 0; i < seen_.seats.size(); ++i) {
        seat = seen_.seats.nextAfter(seat);
        const bool passed = seen_.passed.contains(seat);
        if (!passed && seat != seen_.picker)
            break;
        if (seat != seen_.viewer) {
            bidder_.viewer = seat;
            bidder_.hand = world.deal.hands[seat];
            ways[seat] *= bids_[seat].of(bidder_.hand, {}, false, [&] {
                const std::array options { Features {}, featuresOfPick(bidder_) };
                return opponents_.of(seat).likelihoodOf(Decision::Pick, options, passed ? 0 : 1);
            });
        }
        if (!passed)
            break;
        bidder_.passed.add(seat);
    }
}

std::optional<PeopledWorld> SeenBids::drawLikely(const DealSampler& sampler, Rng& rng)
{
    constexpr int tries = 20;
    constexpr std::uint32_t parts = 1U << 24U;
    std::optional<PeopledWorld> drawn;
    for (int i = 0; i <= tries; ++i) {
        auto world = sampler.draw(rng);
        if (!world)
            break;
        PerSeat<Ways> ways = chancesOf(opponents_, seen_.seats);
        weigh(*world, ways);
        drawn =
            PeopledWorld { std::move(*world), drawSeated(ways, seen_.seats, seen_.viewer, rng) };
        if (rng.below(parts) < likelihoodOf(ways, seen_.seats, seen_.viewer) * parts)
            break;
    }
    return drawn;
}

SeenPlan::SeenPlan(const Observation& seen, const Opponents& opponents)
    : seen_(seen)
    , opponents_(opponents)
    , tells_(seen.picker && seen.picker != seen.viewer && !seen.blindPick
          && seen.variant.layout().piles == 0)
    , burier_(seen)
{
    if (!tells_)
        return;
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.seat == *seen.picker && played.card && !played.asUnder)
                played_.add(*played.card);
    burier_.tricks.clear();
    burier_.viewer = *seen.picker;
    const bool suitCalled = seen.called && !seen.calledWithUnder && seen.called->rank() == Rank::Ace
        && !seen.trumps.isTrump(*seen.called);
    const auto jack = partnerJackOf(*seen.variant);
    const bool offersAlone = seen.variant->partner == Partner::CalledAce
        || (jack && seen.variant->alone && !seen.callUp && !seen.sheepshead);
    tellsCall_ = suitCalled || (offersAlone && (seen.alone || (jack && seen.called == jack)));
}

/// All cards that the picker kept or buried.
CardSet SeenPlan::cardsOf(const World& world) const
{
    CardSet cards = played_ | world.hands[*seen_.picker] | world.buried[*seen_.picker];
    if (world.under)
        cards.add(*world.under);
    return cards;
}

void SeenPlan::weigh(const World& world, PerSeat<Ways>& ways)
{
    if (!tells_)
        return;
    const CardSet buried = world.buried[*seen_.picker];
    const CardSet kept = cardsOf(world) - buried;
    Ways& pickers = ways[*seen_.picker];
    if (!buried.empty())
        pickers *= buries_.of(kept, buried, true, [&] { return waysOfBury(kept, buried); });
    if (tellsCall_)
        pickers *= calls_.of(kept, buried, true, [&] { return waysOfCall(kept, buried); });
}

Ways SeenPlan::waysOfBury(CardSet kept, CardSet buried)
{
    burier_.hand = kept | buried;
    describeBuries(burier_, buried.size(), options_);
    return opponents_.of(*seen_.picker)
        .likelihoodOf(Decision::Bury, options_.features, options_.find(buried));
}

Ways SeenPlan::waysOfCall(CardSet kept, CardSet buried)
{
    describeCalls(burier_, kept, buried, options_);
    const CardSet called = seen_.alone ? CardSet() : CardSet { *seen_.called };
    return opponents_.of(*seen_.picker)
        .likelihoodOf(Decision::Call, options_.features, options_.find(called));
}

} // namespace sheepshead
