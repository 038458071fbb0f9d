// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/position/seen_filling.h"

#include <algorithm>
#include <array>

namespace sheepshead {

namespace {

CardSet shuffledSome(CardSet cards, int count, Rng& rng)
{
    std::vector<Card> pool(cards.begin(), cards.end());
    rng.shuffle(std::span(pool));
    CardSet some;
    for (std::size_t i = 0; i < std::min(pool.size(), static_cast<std::size_t>(std::max(0, count)));
         ++i)
        some.add(pool[i]);
    return some;
}

bool hasRoomForAll(const HiddenCards& hidden)
{
    int room = 0;
    for (const HiddenPlace& place : hidden.places)
        room += place.room;
    return room == hidden.cards.size();
}

} // namespace

SeenFilling::SeenFilling(const SeenCourse& course, const KnownCards& granted)
    : course_(course)
    , granted_(granted)
{
    for (const HiddenCards& hidden : hiddenCardsOf(course.sketch))
        add(likely_, hidden);
    add(any_, hiddenPlacesOf(course.sketch));
}

void SeenFilling::add(std::vector<Spread>& spreads, HiddenCards hidden) const
{
    std::vector<LaidCards> laid;
    if (!hasRoomForAll(hidden)
        || (!granted_.empty() && !layKnownCards(hidden, course_.sketch, granted_, laid)))
        return;
    CardSpread spread(hidden, [](const HiddenPlace&, Card) { return 1.0; });
    if (spread.weight() > 0)
        spreads.push_back({ std::move(spread), std::move(laid) });
}

FilledDeal SeenFilling::draw(Rng& rng, bool anyhow) const
{
    const auto& spreads = anyhow || likely_.empty() ? any_ : likely_;
    const auto& [spread, laid] = spreads[rng.below(static_cast<std::uint32_t>(spreads.size()))];
    CardSpread::Filling filling;
    QuickRng quick = QuickRng::from(rng);
    spread.draw(quick, filling);
    FilledDeal filled { { .dealer = course_.sketch.dealer }, course_.buried, course_.under };
    UnseenCards unseen;
    for (std::size_t i = 0; i < filling.size(); ++i)
        place(spread.places()[i], filling[i], filled, unseen);
    for (const auto& [where, cards] : laid)
        place(where, cards, filled, unseen);
    for (const Seat seat : course_.sketch.seats)
        if (course_.sketch.variant.layout().piles > 0)
            layPiles(filled, seat, unseen[seat]);
    dealBack(filled, unseen, rng);
    return filled;
}

void SeenFilling::place(
    const HiddenPlace& place, CardSet cards, FilledDeal& filled, UnseenCards& unseen) const
{
    switch (place.kind) {
    case PlaceKind::Hand:
        (place.justUncovered ? unseen[place.seat].uncovered : unseen[place.seat].hand) |= cards;
        break;
    case PlaceKind::Buried:
        filled.buried[place.seat] |= cards;
        break;
    case PlaceKind::Under:
        if (!cards.empty())
            filled.under = cards.first();
        break;
    case PlaceKind::Covered:
        unseen[place.seat].covered |= cards;
        break;
    case PlaceKind::Aside:
        filled.deal.blind |= cards;
        break;
    }
}

void SeenFilling::layPiles(FilledDeal& filled, Seat seat, Unseen unseen) const
{
    std::size_t pile = 0;
    const auto lay = [&](Card open, Card beneath) {
        if (pile < maxPiles)
            filled.deal.piles[seat][pile++] = { open, beneath };
    };
    const CardSet mine = course_.played[seat] | course_.sketch.open[seat];
    for (const auto& [open, beneath] : course_.turned)
        if (mine.contains(open))
            lay(open, beneath);
    for (const Card open : mine& course_.sketch.covering) {
        CardSet& from = course_.played[seat].contains(open) ? unseen.uncovered : unseen.covered;
        if (from.empty())
            continue;
        lay(open, from.first());
        from.remove(from.first());
    }
}

/// The part of a seat's cards that came from the blind.
CardSet SeenFilling::takenBy(Seat seat, CardSet cards, Rng& rng) const
{
    const int count = blindCardsTaken(course_.sketch, seat);
    const CardSet sure = count > 0 ? granted_.blind & cards : CardSet();
    return sure | shuffledSome(cards - sure - granted_.dealt[seat], count - sure.size(), rng);
}

/// What each seat must have been dealt.
void SeenFilling::dealBack(FilledDeal& filled, const UnseenCards& unseen, Rng& rng) const
{
    const Observation& sketch = course_.sketch;
    const Layout& layout = sketch.variant.layout();
    for (const Seat seat : sketch.seats) {
        if (seat == sketch.viewer) {
            filled.deal.hands[seat] = sketch.dealt;
            filled.deal.blind |= sketch.blind;
            if (seat != sketch.picker)
                filled.deal.neighboursBlind |= sketch.blind;
            continue;
        }
        CardSet cards = unseen[seat].hand | course_.played[seat] | sketch.open[seat];
        cards |= filled.buried[seat];
        if (seat == sketch.picker && filled.under)
            cards.add(*filled.under);
        const CardSet taken = takenBy(seat, cards, rng);
        cards -= openInPiles(sketch.variant, filled.deal, seat)
            | coveredInPiles(sketch.variant, filled.deal, seat);
        filled.deal.hands[seat] = cards - taken;
        filled.deal.blind |= taken;
        if (sketch.picker && seat != sketch.picker)
            filled.deal.neighboursBlind |= taken;
    }
    if (!sketch.picker && layout.neighbourTakes > 0)
        filled.deal.neighboursBlind = shuffledSome(filled.deal.blind, layout.neighbourTakes, rng);
}

} // namespace sheepshead
