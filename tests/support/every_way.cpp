// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/every_way.h"

#include "engine/rules/layouts.h"
#include "engine/worlds/reconstruction.h"

#include <algorithm>

namespace sheepshead::testing {

namespace {

template <class Visit>
void forEachChoice(CardSet cards, int count, CardSet chosen, const Visit& visit)
{
    if (count == 0)
        return visit(chosen);
    for (const Card card : cards) {
        cards.remove(card);
        forEachChoice(cards, count - 1, chosen.with(card), visit);
    }
}

} // namespace

WorldKey keyOf(const World& world)
{
    WorldKey key;
    for (const Seat seat : SeatSet::firstSeats(maxSeats)) {
        key.push_back(world.hands[seat].bits());
        key.push_back(world.buried[seat].bits());
    }
    key.push_back(world.under ? CardSet { *world.under }.bits() : 0);
    return key;
}

EveryWay::EveryWay(const Observation& seen, std::span<const Action> legal)
    : seen_(seen)
    , legal_(legal)
{
    const HiddenCards hidden = hiddenPlacesOf(seen);
    places_ = hidden.places;
    hidden_ = hidden.cards;
}

double EveryWay::count() const
{
    double count = 1;
    int left = hidden_.size();
    for (const HiddenPlace& place : places_)
        for (int i = 0; i < place.room; ++i)
            count *= static_cast<double>(left--) / (i + 1);
    return count;
}

std::set<WorldKey> EveryWay::thatFit(const World& like)
{
    World known = like;
    known.deal = { .dealer = seen_.dealer };
    for (const Seat seat : seen_.seats) {
        known.hands[seat] -= hidden_;
        known.buried[seat] -= hidden_;
    }
    if (known.under && hidden_.contains(*known.under))
        known.under.reset();
    fill(0, hidden_, known);
    return fitting_;
}

void EveryWay::fill(std::size_t at, CardSet rest, const World& world)
{
    if (at == places_.size()) {
        const auto renegers = renegersIn(world);
        if (renegers && *renegers < fewestRenegers_)
            fitting_.clear();
        fewestRenegers_ = std::min(fewestRenegers_, renegers.value_or(maxSeats));
        if (renegers == fewestRenegers_)
            fitting_.insert(keyOf(world));
        return;
    }
    const HiddenPlace& place = places_[at];
    forEachChoice(rest, place.room, {}, [&](CardSet cards) {
        World next = world;
        if (place.kind == PlaceKind::Hand)
            next.hands[place.seat] |= cards;
        else if (place.kind == PlaceKind::Buried)
            next.buried[place.seat] |= cards;
        else if (place.kind == PlaceKind::Under)
            next.under = cards.first();
        else
            next.deal.blind |= cards;
        if (place.kind == PlaceKind::Aside && seen_.blindPick)
            next.buried[*seen_.picker] |= cards;
        fill(at + 1, rest - cards, next);
    });
}

CardSet EveryWay::allCardsOf(const World& world, Seat seat) const
{
    CardSet cards = world.hands[seat];
    if (!seen_.blindPick)
        cards |= world.buried[seat];
    for (const Trick& trick : seen_.tricks)
        for (const PlayedCard& played : trick.cards)
            if (played.seat == seat && played.card)
                cards.add(*played.card);
    if (seat == seen_.picker && world.under)
        cards.add(*world.under);
    return cards;
}

/// With any of the takers' cards from the blind.
std::optional<int> EveryWay::renegersIn(World world) const
{
    for (const Seat seat : seen_.seats)
        world.deal.hands[seat] = allCardsOf(world, seat);
    const int neighbours = seen_.variant.layout().neighbourTakes;
    if (!seen_.picker && neighbours > 0) // which of them does not matter
        for (const Card card : world.deal.blind)
            if (world.deal.neighboursBlind.size() < neighbours)
                world.deal.neighboursBlind.add(card);
    return renegersWithBlind(world, seen_.seats.begin());
}

std::optional<int> EveryWay::renegersWithBlind(const World& world, SeatSet::Iterator seat) const
{
    if (seat == seen_.seats.end()) {
        const auto hand = reconstructHand(seen_, world, legal_);
        if (!hand || hand->observation(seen_.viewer) != seen_)
            return std::nullopt;
        return static_cast<int>(std::ranges::count_if(seen_.seats,
            [&](Seat each) { return each != seen_.viewer && !hand->data().owed[each].empty(); }));
    }
    std::optional<int> found;
    bool tried = false;
    auto next = seat;
    ++next;
    const auto tryBlind = [&](CardSet blind) {
        if (found || (tried && !blindTells()))
            return;
        tried = true;
        World with = world;
        with.deal.hands[*seat] -= blind;
        with.deal.blind |= blind;
        if (seen_.picker && *seat != seen_.picker)
            with.deal.neighboursBlind |= blind;
        found = renegersWithBlind(with, next);
    };
    if (*seat == seen_.viewer)
        tryBlind(seen_.blind);
    else
        forEachChoice(world.deal.hands[*seat], blindCardsTaken(seen_, *seat), {}, tryBlind);
    return found;
}

/// Whether it matters which cards of a hand came from the blind.
bool EveryWay::blindTells() const
{
    const Variant& variant = *seen_.variant;
    return variant.redealHand == RedealHand::Mandatory
        || variant.callUpWhen == CallUpWhen::BeforeBlind
        || variant.callUpSource == CallUpSource::BlindOnly
        || variant.blitzWhen == BlitzWhen::BeforePick;
}

} // namespace sheepshead::testing
