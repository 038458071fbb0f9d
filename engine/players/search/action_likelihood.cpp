// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/action_likelihood.h"

#include "engine/players/rule/bidding.h"
#include "engine/players/rule/bury_and_call.h"
#include "engine/rules/layouts.h"

#include <algorithm>

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

SeenPlan::SeenPlan(const Observation& seen)
    : seen_(seen)
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
}

/// All cards that the picker kept or buried.
CardSet SeenPlan::cardsOf(const World& world) const
{
    CardSet cards = played_ | world.hands[*seen_.picker] | world.buried[*seen_.picker];
    if (world.under)
        cards.add(*world.under);
    return cards;
}

double SeenPlan::regretOfBury(const World& world)
{
    if (!tells_ || world.buried[*seen_.picker].empty())
        return 0;
    burier_.hand = cardsOf(world);
    return buryRegret(burier_, world.buried[*seen_.picker]);
}

bool SeenPlan::wouldCallAnother(const World& world) const
{
    if (!tells_ || !seen_.called || seen_.calledWithUnder || seen_.called->rank() != Rank::Ace
        || seen_.trumps.isTrump(*seen_.called))
        return false;
    const CardSet all = cardsOf(world);
    const CardSet kept = all - world.buried[*seen_.picker];
    const double price = priceOfCalling(kept & seen_.trumps.fail(seen_.called->suit()));
    return std::ranges::any_of(allSuits, [&](Suit suit) {
        const CardSet ofSuit = kept & seen_.trumps.fail(suit);
        return !ofSuit.empty() && !all.contains({ Rank::Ace, suit })
            && priceOfCalling(ofSuit) < price;
    });
}

} // namespace sheepshead
