// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/deal_sampler.h"

#include "engine/rules/layouts.h"

#include <algorithm>
#include <cassert>

namespace sheepshead {

namespace {

constexpr Card jackOfDiamonds { Rank::Jack, Suit::Diamonds };

CardSet someOf(CardSet cards, int count, Rng& rng)
{
    std::array<Card, 32> pool;
    const auto end = std::ranges::copy(cards, pool.begin()).out;
    const auto size = static_cast<std::size_t>(end - pool.begin());
    rng.shuffle(std::span(pool).first(size));
    CardSet some;
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i)
        some.add(pool[i]);
    return some;
}

/// Calls and bids that say more of several cards together than can be told card by card.
bool needsRetelling(const Observation& seen)
{
    const bool ladder = seen.variant->partner == Partner::QueenJackSeven && seen.called;
    const bool hadNoCall = seen.alone && !seen.variant->alone && !seen.sheepshead;
    const bool bidding = seen.variant.layout().opening == Opening::Bidding;
    return ladder || hadNoCall || bidding;
}

} // namespace

DealSampler::DealSampler(const Observation& seen, std::span<const Action> legal)
    : DealSampler(seen, legal, [](const HiddenPlace&, Card) { return 1.0; })
{
}

DealSampler::DealSampler(
    const Observation& seen, std::span<const Action> legal, const Leaning& leaning)
    : seen_(seen)
    , legal_(legal)
    , retell_(needsRetelling(seen))
{
    for (const HiddenCards& hidden : hiddenCardsOf(seen)) {
        CardSpread spread(hidden, leaning);
        if (spread.weight() > 0)
            explanations_.push_back(std::move(spread));
    }
    for (const CardSpread& spread : explanations_)
        weight_ += spread.weight();
    for (const Trick& trick : seen.tricks)
        for (const PlayedCard& played : trick.cards) {
            if (played.card)
                played_[played.seat].add(*played.card);
            if (played.asUnder && played.card)
                known_.under = played.card;
        }
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
}

double DealSampler::count() const
{
    double count = 0;
    for (const CardSpread& spread : explanations_)
        count += spread.count();
    return count;
}

const CardSpread& DealSampler::anyExplanation(Rng& rng) const
{
    if (explanations_.size() == 1)
        return explanations_.front();
    double target = (rng.below(0x7FFFFFFFU) + 0.5) / 0x7FFFFFFF * weight_;
    for (const CardSpread& spread : explanations_)
        if ((target -= spread.weight()) <= 0)
            return spread;
    return explanations_.back();
}

std::optional<World> DealSampler::draw(Rng& rng) const
{
    const int tries = retell_ ? 4000 : 500;
    if (explanations_.empty())
        return std::nullopt;
    CardSpread::Filling filling;
    for (int i = 0; i < tries; ++i) {
        const CardSpread& spread = anyExplanation(rng);
        spread.draw(rng, filling);
        World world = worldOf(spread, filling, rng);
        if (fits(world))
            return world;
    }
    return std::nullopt;
}

std::vector<World> DealSampler::all() const
{
    constexpr int tries = 30; // of blinds that the taker can have had
    std::vector<World> worlds;
    Rng rng(1);
    for (const CardSpread& spread : explanations_)
        spread.forEach([&](const CardSpread::Filling& filling, double) {
            for (int i = 0; i < tries; ++i) {
                const World world = worldOf(spread, filling, rng);
                if (!fits(world))
                    continue;
                worlds.push_back(world);
                return;
            }
        });
    return worlds;
}

World DealSampler::worldOf(
    const CardSpread& spread, const CardSpread::Filling& filling, Rng& rng) const
{
    World world = known_;
    for (std::size_t i = 0; i < filling.size(); ++i) {
        const HiddenPlace& place = spread.places()[i];
        switch (place.kind) {
        case PlaceKind::Hand:
            world.hands[place.seat] |= filling[i];
            break;
        case PlaceKind::Buried:
            world.buried[place.seat] |= filling[i];
            break;
        case PlaceKind::Under:
            world.under = filling[i].first();
            break;
        case PlaceKind::Covered:
            fillPiles(world, place.seat, filling[i], rng);
            break;
        case PlaceKind::Aside:
            world.deal.blind = filling[i];
            break;
        }
    }
    if (seen_.variant.layout().piles == 0 || seen_.tricks.empty())
        dealBack(world, rng);
    return world;
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

/// What everybody must have been dealt.
void DealSampler::dealBack(World& world, Rng& rng) const
{
    const Layout& layout = seen_.variant.layout();
    for (const Seat seat : seen_.seats) {
        CardSet cards = world.hands[seat] | played_[seat] | world.buried[seat];
        if (seat == seen_.picker && world.under)
            cards.add(*world.under);
        if (layout.piles > 0)
            cards -= seen_.open[seat];
        const CardSet taken = fromBlind(world, seat, cards, rng);
        world.deal.hands[seat] = cards - taken;
        world.deal.blind |= taken;
        if (seen_.picker && seat != seen_.picker)
            world.deal.neighboursBlind |= taken;
    }
    if (!seen_.picker && layout.neighbourTakes > 0)
        world.deal.neighboursBlind = someOf(world.deal.blind, layout.neighbourTakes, rng);
}

CardSet DealSampler::fromBlind(const World&, Seat seat, CardSet cards, Rng& rng) const
{
    const int count = blindCardsTaken(seen_, seat);
    if (count == 0)
        return {};
    if (seat == seen_.viewer)
        return seen_.blind;
    const Variant& variant = *seen_.variant;
    if (seat != seen_.picker || variant.partner != Partner::JackOfDiamonds || !seen_.called)
        return someOf(cards, count, rng);
    if (seen_.callUp) // JACK-UP-WHEN: the jack of diamonds was dealt to him
        return someOf(cards.without(jackOfDiamonds), count, rng);
    const bool calledUp = *seen_.called != jackOfDiamonds;
    if (calledUp && variant.callUpSource == CallUpSource::BlindOnly)
        return someOf(cards.without(jackOfDiamonds), count - 1, rng).with(jackOfDiamonds);
    return someOf(cards, count, rng);
}

bool DealSampler::fits(const World& world) const
{
    const bool redeals =
        seen_.variant->redealHand == RedealHand::Mandatory && seen_.variant.layout().piles == 0;
    if (redeals)
        for (const Seat seat : seen_.seats)
            if (seat != seen_.viewer
                && isRedealHand(world.deal.hands[seat], seen_.variant.trumps()))
                return false;
    if (!retell_)
        return true;
    const auto hand = handBehind(seen_, world, legal_);
    return hand && hand->observation(seen_.viewer) == seen_;
}

} // namespace sheepshead
