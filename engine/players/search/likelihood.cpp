// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/likelihood.h"

#include "engine/rules/layouts.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

/// Worlds in which what was seen is rarer than this, in powers of e, are given up: so much, and
/// so much more for each card that was seen.
constexpr double mostSurprise = 16;
constexpr double surpriseOfCard = 1;

std::size_t placeOf(Card card, const Playout::Options& options)
{
    const auto end = options.cards.begin() + static_cast<std::ptrdiff_t>(options.count);
    return static_cast<std::size_t>(
        std::find(options.cards.begin(), end, card) - options.cards.begin());
}

} // namespace

Likelihood::Likelihood(const Observation& seen, const PlayTable& table, const Opponents& opponents)
    : seen_(seen)
    , opponents_(opponents)
    , bids_(seen, opponents)
    , plan_(seen, opponents)
    , table_(table)
    , policy_(table.setting())
    , plays_(table.played().size())
    , chances_(chancesOf(opponents, seen.seats))
    , ways_(chances_)
{
    for (const Seat seat : seen.seats)
        chanceSums_[seat] = sumOf(chances_[seat]);
}

/// Bids and plan are skipped if the plays are next to impossible.
double Likelihood::of(const World& world)
{
    ways_ = chances_;
    if (weighPlays(world)) {
        bids_.weigh(world, ways_);
        plan_.weigh(world, ways_);
    }
    return likelihoodOf(ways_, seen_.seats, seen_.viewer);
}

Seated Likelihood::drawSeated(const PerSeat<Ways>& ways, Rng& rng) const
{
    return sheepshead::drawSeated(ways, seen_.seats, seen_.viewer, rng);
}

bool Likelihood::weighPlays(const World& world)
{
    if (seen_.variant.layout().piles > 0)
        return true;
    PlayPosition position = table_.start(world);
    PerSeat<float> sums = chanceSums_;
    double known = 1; // of the cards so far
    double expected = std::exp(-mostSurprise);
    for (std::size_t i = 0; i < table_.played().size(); ++i) {
        const PlayedCard& played = table_.played()[i];
        const Card card = played.card ? *played.card : *world.under;
        if (played.seat != seen_.viewer && !position.play.legal().hasOne()) {
            Ways& ways = ways_[played.seat];
            ways *= waysOf(i, position, card);
            const double before = sums[played.seat];
            sums[played.seat] = sumOf(ways);
            known *= sums[played.seat] / before;
            expected *= std::exp(-surpriseOfCard);
            if (known < expected)
                return false;
        }
        playCard(position, table_.setting(), card);
    }
    return true;
}

/// A seat knows its own cards, and what all have seen: that is the same in all worlds.
const Ways& Likelihood::waysOf(std::size_t number, const PlayPosition& position, Card card)
{
    const Seat seat = position.play.turn();
    return plays_[number].of(
        position.play.hand(seat), position.aside[seat], position.makers.contains(seat), [&] {
            policy_.describe(position, options_);
            return opponents_.of(seat).likelihoodOf(options_.decision,
                std::span(options_.features).first(options_.count), placeOf(card, options_));
        });
}

} // namespace sheepshead
