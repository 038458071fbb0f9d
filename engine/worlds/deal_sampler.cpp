// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/worlds/deal_sampler.h"

#include "engine/rules/layouts.h"
#include "engine/rules/partner_cards.h"
#include "engine/worlds/call_explanations.h"
#include "engine/worlds/reconstruction.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace sheepshead {

namespace {

/// A bidder of a call had something to call, even if a solo overcalled it.
bool someBidIsUnexplained(const Observation& seen)
{
    if (seen.bid == BidKind::Call)
        return !seen.called;
    if (seen.bid != BidKind::Solo)
        return false;
    for (Seat seat = seen.seats.nextAfter(seen.dealer); seat != seen.picker;
         seat = seen.seats.nextAfter(seat))
        if (!seen.passed.contains(seat))
            return true;
    return false;
}

/// 7H-3, JACK-BURY: a picker who can name another jack later may have buried the usual one.
bool mayNameJackAfterBury(const Observation& seen)
{
    return seen.phase == Phase::Burying && seen.viewer != seen.picker
        && partnerJackOf(*seen.variant) && !seen.variant->buryPartnerJackAlone;
}

/// Calls, bids, buries and reneges can exclude combinations of cards that are possible one by one.
bool needsRetelling(const Observation& seen)
{
    const bool ladder = seen.variant->partner == Partner::QueenJackSeven && seen.called;
    // A card that proves a renege ends the hand, so none has been played yet.
    const bool forfeits = seen.variant->renege == Renege::Forfeits && !seen.tricks.empty();
    const bool ran = seen.picker && seen.called && !seen.trumps.isTrump(*seen.called)
        && std::ranges::any_of(seen.seats, [&](Seat seat) { return mayHaveRun(seen, seat); });
    return ladder || ran || seen.sheepshead || forfeits || mayNameJackAfterBury(seen)
        || hadNothingToCall(seen) || someBidIsUnexplained(seen);
}

} // namespace

DealSampler::DealSampler(const Observation& seen, std::span<const Action> legal)
    : DealSampler(seen, legal, [](const HiddenPlace&, Card) { return 1.0; })
{
}

DealSampler::DealSampler(const Observation& seen, std::span<const Action> legal,
    const Leaning& leaning, const KnownCards& granted)
    : seen_(seen)
    , legal_(legal)
    , granted_(granted)
    , dealBack_(seen, granted)
    , tellsDeal_(seen.variant.layout().piles == 0 || seen.tricks.empty())
    , retell_(needsRetelling(seen))
{
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.asUnder && played.card)
                known_.under = played.card;
    if (seen.under)
        known_.under = seen.under;
    known_.deal.dealer = seen.dealer;
    for (const Seat seat : seen.seats)
        known_.hands[seat] = seen.open[seat];
    known_.hands[seen.viewer] = seen.under ? seen.hand.without(*seen.under) : seen.hand;
    const CardSet own = seen.buried & (seen.dealt | seen.blind);
    known_.buried[seen.viewer] = own;
    for (const Seat seat : seen.seats)
        if (seat != seen.viewer && blindCardsTaken(seen, seat) > 0)
            known_.buried[seat] = seen.buried - own;
    explain({}, leaning);
    Rng rng(1);
    if (seen.variant->renege == Renege::Forfeits)
        for (int count = 1; !draw(rng) && count < seen.seats.size(); ++count)
            explainByReneges(count, leaning);
}

void DealSampler::explain(SeatSet renegers, const Leaning& leaning)
{
    for (HiddenCards& hidden : hiddenCardsOf(seen_, renegers)) {
        std::vector<LaidCards> laid;
        if (!granted_.empty() && !layKnownCards(hidden, seen_, granted_, laid))
            continue;
        CardSpread spread(hidden, leaning);
        if (spread.weight() > 0)
            explanations_.push_back({ std::move(spread), std::move(laid), renegers });
    }
    weight_ = 0;
    for (const Explanation& each : explanations_)
        weight_ += each.spread.weight();
}

/// Explains the observation by `count` seats that have all reneged.
void DealSampler::explainByReneges(int count, const Leaning& leaning)
{
    explanations_.clear();
    for (unsigned bits = 0; bits < 1U << static_cast<unsigned>(maxSeats); ++bits) {
        SeatSet renegers;
        for (const Seat seat : seen_.seats)
            if (seat != seen_.viewer && ((bits >> indexOf(seat)) & 1U) != 0)
                renegers.add(seat);
        if (std::popcount(bits) == count && renegers.size() == count)
            explain(renegers, leaning);
    }
}

double DealSampler::count() const
{
    double count = 0;
    for (const Explanation& each : explanations_)
        count += each.spread.count();
    return count;
}

const DealSampler::Explanation& DealSampler::anyExplanation(Rng& rng) const
{
    if (explanations_.size() == 1)
        return explanations_.front();
    double target = (rng.below(0x7FFFFFFFU) + 0.5) / 0x7FFFFFFF * weight_;
    for (const Explanation& each : explanations_)
        if ((target -= each.spread.weight()) <= 0)
            return each;
    return explanations_.back();
}

std::optional<World> DealSampler::draw(Rng& rng) const
{
    const int tries = retell_ ? 4000 : 500;
    if (explanations_.empty())
        return std::nullopt;
    CardSpread::Filling filling;
    QuickRng quick = QuickRng::from(rng);
    for (int i = 0; i < tries; ++i) {
        const Explanation& explanation = anyExplanation(rng);
        explanation.spread.draw(quick, filling);
        World world = worldOf(explanation, filling, rng);
        if (!tellsDeal_ || (dealBack_.draw(world, rng) && fits(world, explanation.renegers)))
            return world;
    }
    return std::nullopt;
}

std::vector<World> DealSampler::all() const
{
    std::vector<World> worlds;
    for (const auto& [world, weight] : allWeighed())
        worlds.push_back(world);
    return worlds;
}

std::vector<std::pair<World, double>> DealSampler::allWeighed() const
{
    std::vector<std::pair<World, double>> worlds;
    Rng rng(1); // for piles
    for (const Explanation& each : explanations_)
        each.spread.forEach([&](const CardSpread::Filling& filling, double weight) {
            World world = worldOf(each, filling, rng);
            const auto fit = [&](const World& dealt) { return fits(dealt, each.renegers); };
            if (!tellsDeal_ || dealBack_.find(world, fit))
                worlds.emplace_back(world, weight);
        });
    return worlds;
}

World DealSampler::worldOf(
    const Explanation& explanation, const CardSpread::Filling& filling, Rng& rng) const
{
    World world = known_;
    PerSeat<CardSet> covered;
    for (const auto& [place, cards] : explanation.laid)
        if (place.kind == PlaceKind::Covered)
            covered[place.seat] |= cards;
        else
            lay(world, place, cards);
    const auto& places = explanation.spread.places();
    for (std::size_t i = 0; i < filling.size(); ++i)
        if (places[i].kind == PlaceKind::Covered)
            fillPiles(world, places[i].seat, filling[i] | covered[places[i].seat], rng);
        else
            lay(world, places[i], filling[i]);
    return world;
}

void DealSampler::lay(World& world, const HiddenPlace& place, CardSet cards) const
{
    switch (place.kind) {
    case PlaceKind::Hand:
        world.hands[place.seat] |= cards;
        break;
    case PlaceKind::Buried:
        world.buried[place.seat] |= cards;
        break;
    case PlaceKind::Under:
        if (!cards.empty())
            world.under = cards.first();
        break;
    case PlaceKind::Covered:
        break;
    case PlaceKind::Aside:
        world.deal.blind |= cards;
        if (seen_.blindPick)
            world.buried[*seen_.picker] |= cards;
        break;
    }
}

void DealSampler::fillPiles(World& world, Seat seat, CardSet covered, Rng& rng) const
{
    std::array<Card, 32> pool;
    const auto end = std::ranges::copy(covered, pool.begin()).out;
    const auto size = static_cast<std::size_t>(end - pool.begin());
    rng.shuffle(std::span(pool).first(size));
    std::size_t pile = 0;
    for (const Card open : seen_.open[seat] & seen_.covering) {
        world.deal.piles[seat][pile] = { open, pool[pile] };
        ++pile;
    }
}

bool DealSampler::fits(const World& world, SeatSet renegers) const
{
    if (!retell_)
        return true;
    const auto hand = reconstructHand(seen_, world, legal_);
    const auto isAsTold = [&](Seat seat) {
        return seat == seen_.viewer || hand->data().owed[seat].empty() != renegers.contains(seat);
    };
    return hand && hand->observation(seen_.viewer) == seen_
        && std::ranges::all_of(seen_.seats, isAsTold);
}

} // namespace sheepshead
