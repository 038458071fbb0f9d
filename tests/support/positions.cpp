// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/positions.h"

#include <algorithm>
#include <vector>

namespace sheepshead::testing {

namespace {

int below(Rng& rng, int bound)
{
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(bound)));
}

bool oneIn(Rng& rng, int chances) { return below(rng, chances) == 0; }

TrumpOrder anyTrumps(Rng& rng)
{
    Variant variant;
    if (oneIn(rng, 2)) {
        variant.trumpSuit = allSuits[rng.below(4)];
        variant.spitz = static_cast<Spitz>(rng.below(3));
        variant.queenOrder = below(rng, static_cast<int>(suitOrders.size()));
        variant.jackOrder = below(rng, static_cast<int>(suitOrders.size()));
        variant.jacksOverQueens = oneIn(rng, 2);
    }
    return TrumpOrder(variant);
}

SeatSet someSeats(Rng& rng, int count)
{
    SeatSet seats;
    while (seats.size() < count)
        seats.add(seatAt(below(rng, maxSeats)));
    return seats;
}

Seat oneOf(Rng& rng, SeatSet seats)
{
    Seat seat = *seats.begin();
    for (int steps = below(rng, seats.size()); steps > 0; --steps)
        seat = seats.nextAfter(seat);
    return seat;
}

/// A number of tricks for which trying every play is quick.
int tricksFor(Rng& rng, int seats)
{
    constexpr std::array most { 5, 4, 4, 3, 2, 2, 2 };
    const int limit = most[static_cast<std::size_t>(seats - 2)];
    return oneIn(rng, 4) ? limit : 2 + below(rng, std::max(1, limit - 2));
}

class CardPile {
public:
    explicit CardPile(Rng& rng)
    {
        for (const Card card : CardSet::deck())
            cards_.push_back(card);
        rng.shuffle(std::span(cards_));
    }
    Card next()
    {
        const Card card = cards_.back();
        cards_.pop_back();
        return card;
    }
    CardSet next(int count)
    {
        CardSet cards;
        for (; count > 0; --count)
            cards.add(next());
        return cards;
    }

private:
    std::vector<Card> cards_;
};

/// A duty that the cards allow: an ace, ten or king held by another seat, below an ace that by the
/// picker.
std::vector<CallDuty> possibleDuties(
    Rng& rng, SeatSet seats, const PerSeat<CardSet>& hands, const TrumpOrder& trumps, Seat picker)
{
    std::vector<CallDuty> duties;
    for (const Suit suit : allSuits)
        for (const Rank rank : { Rank::Ace, Rank::Ten, Rank::King })
            for (const Seat partner : seats) {
                const bool belowAce = rank != Rank::Ace;
                if (trumps.isTrump({ rank, suit }) || !hands[partner].contains({ rank, suit })
                    || (belowAce
                        && (partner == picker || !hands[picker].contains({ Rank::Ace, suit }))))
                    continue;
                duties.push_back({ .suit = trumps.fail(suit),
                    .called = { rank, suit },
                    .picker = picker,
                    .partner = partner,
                    .pickerHolds = belowAce || !oneIn(rng, 3),
                    .aceIsHold = belowAce,
                    .tenBeatsAce = oneIn(rng, 2),
                    .running = oneIn(rng, 2) });
            }
    return duties;
}

void addDuty(Rng& rng, Playing& play, const PerSeat<CardSet>& hands, const TrumpOrder& trumps)
{
    const Seat picker = oneOf(rng, play.seats());
    const auto duties = possibleDuties(rng, play.seats(), hands, trumps, picker);
    if (duties.empty())
        return;
    const CallDuty duty = duties[rng.below(static_cast<std::uint32_t>(duties.size()))];
    play.setDuty(duty);
    if (!duty.aceIsHold && duty.partner != picker && oneIn(rng, 2)) {
        const CardSet others = hands[picker] - duty.suit;
        if (hands[picker].meets(duty.suit) || others.empty())
            return;
        play.layUnder(picker, others.last());
    }
}

void playSome(Rng& rng, OpenGame& game)
{
    for (int cards = below(rng, game.play.seats().size()); cards > 0; --cards) {
        const CardSet legal = game.play.legal();
        auto card = legal.begin();
        for (int i = below(rng, legal.size()); i > 0; --i)
            ++card;
        game.play.play(game.trumps, *card);
    }
}

/// A value of the end of a hand, maximised by the makers and minimised by the others.
template <class Value> int bestByTrying(const OpenGame& game, const Value& value)
{
    if (game.play.over())
        return value(game);
    const bool maker = game.makers.contains(game.play.turn());
    std::optional<int> best;
    for (const Card card : game.play.legal()) {
        OpenGame next = game;
        next.play.play(game.trumps, card);
        const int reached = bestByTrying(next, value);
        if (!best || (maker ? reached > *best : reached < *best))
            best = reached;
    }
    return *best;
}

int makersPoints(const OpenGame& game)
{
    int points = game.makersBury.value;
    for (const Seat seat : game.makers)
        points += game.play.points(seat).value;
    return points;
}

int tricksOf(const OpenGame& game, bool makers)
{
    int tricks = 0;
    for (const Seat seat : game.play.seats())
        if (game.makers.contains(seat) == makers)
            tricks += game.play.tricks(seat);
    return tricks;
}

Tier tierAtEnd(const OpenGame& game, const TierLimits& limits)
{
    if (tricksOf(game, false) == 0)
        return Tier::WonAllTricks;
    if (tricksOf(game, true) == 0)
        return Tier::LostNoTrick;
    const int points = makersPoints(game);
    if (points >= limits.won)
        return points >= limits.schneider ? Tier::WonSchneider : Tier::Won;
    return points >= limits.safe ? Tier::Lost : Tier::LostSchneider;
}

} // namespace

OpenGame smallGame(Rng& rng)
{
    const SeatSet seats = someSeats(rng, 2 + below(rng, 7));
    const int tricks = tricksFor(rng, seats.size());
    CardPile pile(rng);
    OpenGame game { {}, anyTrumps(rng), {}, {} };
    PerSeat<CardSet> hands;
    PerSeat<CardSet> covered;
    const int piles = seats.size() == 2 && oneIn(rng, 2) ? 1 + below(rng, tricks / 2) : 0;
    for (const Seat seat : seats) {
        hands[seat] = pile.next(tricks - piles);
        covered[seat] = pile.next(piles);
        if (oneIn(rng, 2))
            game.makers.add(seat);
    }
    game.play = Playing(seats, hands, oneOf(rng, seats));
    for (const Seat seat : seats) {
        CardSet open = hands[seat];
        for (const Card each : covered[seat]) {
            game.play.cover(open.first(), each);
            open.remove(open.first());
        }
    }
    if (piles == 0 && !oneIn(rng, 3))
        addDuty(rng, game.play, hands, game.trumps);
    for (const Seat seat : seats)
        game.play.addPoints(seat, { below(rng, 10) });
    game.makersBury = { below(rng, 40) };
    playSome(rng, game);
    return game;
}

int pointsByBruteForce(const OpenGame& game) { return bestByTrying(game, makersPoints); }

/// Tiers are named from the best for the makers down.
Tier tierByBruteForce(const OpenGame& game, const TierLimits& limits)
{
    return static_cast<Tier>(-bestByTrying(
        game, [&](const OpenGame& end) { return -static_cast<int>(tierAtEnd(end, limits)); }));
}

int tricksByBruteForce(const OpenGame& game)
{
    return bestByTrying(game, [](const OpenGame& end) { return tricksOf(end, true); });
}

} // namespace sheepshead::testing
