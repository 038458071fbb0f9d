// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/card_odds.h"

#include "engine/players/search/action_likelihood.h"
#include "engine/players/search/likely_worlds.h"
#include "engine/playout/play_table.h"
#include "engine/worlds/leanings.h"

namespace sheepshead {

bool CardCounts::draw(const Observation& seen, std::span<const Action> legal,
    const KnownCards& granted, const Opponents& opponents, int worlds, Rng& rng,
    const TimeIsUp& stop)
{
    cards_ = hiddenPlacesOf(seen).cards;
    const DealSampler sampler(seen, legal, usualLeaning(seen), granted);
    const auto first = sampler.draw(rng);
    if (!first)
        return false;
    const auto table =
        seen.phase == Phase::Playing ? PlayTable::of(seen, *first, legal) : std::nullopt;
    if (table) {
        Likelihood likelihood(seen, *table, opponents);
        forEachLikelyWorld(sampler, likelihood, worlds, rng, stop,
            [&](const World& world, const Seated&, int times) { count(seen, world, times); });
        return true;
    }
    SeenBids bids(seen, opponents);
    for (int i = 0; i < worlds && !stop(); ++i)
        if (const auto drawn = bids.drawLikely(sampler, rng))
            count(seen, drawn->world, 1);
    return true;
}

void CardCounts::count(const Observation& seen, const World& world, int times)
{
    total_ += times;
    const bool aside = !seen.picker || seen.blindPick;
    const auto each = [&](CardSet cards, auto Places::*place, Seat seat) {
        for (const Card card : cards& cards_)
            (places_[static_cast<std::size_t>(card.index())].*place)[seat] += times;
    };
    for (const Seat seat : seen.seats) {
        each(world.hands[seat] | coveredInPiles(seen.variant, world.deal, seat), &Places::hand,
            seat);
        if (!seen.blindPick)
            each(world.buried[seat], &Places::buried, seat);
    }
    if (aside)
        for (const Card card : world.deal.blind& cards_)
            places_[static_cast<std::size_t>(card.index())].blind += times;
    if (world.under && cards_.contains(*world.under))
        places_[static_cast<std::size_t>(world.under->index())].under += times;
}

std::vector<CardOdds> CardCounts::odds() const
{
    std::vector<CardOdds> odds;
    if (total_ <= 0)
        return odds;
    for (const Card card : cards_) {
        const Places& places = places_[static_cast<std::size_t>(card.index())];
        CardOdds one { card, {}, {}, places.under / total_, places.blind / total_ };
        for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
            one.hand[seat] = places.hand[seat] / total_;
            one.buried[seat] = places.buried[seat] / total_;
        }
        odds.push_back(one);
    }
    return odds;
}

} // namespace sheepshead
