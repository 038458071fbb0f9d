// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/deal.h"

#include "engine/cards/card_text.h"
#include "engine/support/rng.h"

#include <vector>

namespace sheepshead {

namespace {

std::string seatName(Seat seat) { return "seat " + std::to_string(indexOf(seat)); }

std::optional<Problem> faultOfHand(CardSet hand, int size, CardSet seen, const std::string& whose)
{
    if (hand.size() != size)
        return Problem { whose,
            std::to_string(hand.size()) + " cards instead of " + std::to_string(size) };
    if (hand.meets(seen))
        return Problem { whose, cardsText(hand & seen) + " dealt twice" };
    return std::nullopt;
}

} // namespace

SeatSet playingSeats(const CheckedVariant& variant, Seat dealer)
{
    SeatSet seats = SeatSet::firstSeats(variant.tableSeats());
    if (variant->dealerSitsOut)
        seats.remove(dealer);
    return seats;
}

std::vector<Card> unshuffledDeck(const CheckedVariant& variant)
{
    const CardSet deck = deckOf(*variant);
    std::vector<Card> cards;
    cards.reserve(32);
    for (int i = 0; i < 32; ++i)
        if (deck.contains(Card::fromIndex(i)))
            cards.push_back(Card::fromIndex(i));
    return cards;
}

Deal dealtFrom(const CheckedVariant& variant, std::span<const Card> deck, Seat dealer)
{
    Deal deal { .dealer = dealer };
    const Layout& layout = variant.layout();
    const SeatSet seats = playingSeats(variant, dealer);
    auto next = deck.begin();
    Seat seat = dealer;
    for (int i = 0; i < seats.size(); ++i) {
        seat = seats.nextAfter(seat);
        for (int pile = 0; pile < layout.piles; ++pile) {
            const Card covered = *next++;
            deal.piles[seat][static_cast<std::size_t>(pile)] = { *next++, covered };
        }
        CardSet hand;
        for (int dealt = 2 * layout.piles; dealt < layout.hand; ++dealt)
            hand.add(*next++);
        deal.hands[seat] = hand;
    }
    for (int taken = 0; next != deck.end(); ++taken, ++next) {
        deal.blind.add(*next);
        if (taken >= layout.pickerTakes())
            deal.neighboursBlind.add(*next);
    }
    return deal;
}

Deal dealFromSeed(const CheckedVariant& variant, std::uint64_t seed, Seat dealer)
{
    std::vector<Card> deck = unshuffledDeck(variant);
    Rng(seed).shuffle<Card>(deck);
    Deal deal = dealtFrom(variant, deck, dealer);
    deal.seed = seed;
    return deal;
}

CardSet openInPiles(const CheckedVariant& variant, const Deal& deal, Seat seat)
{
    CardSet cards;
    for (int i = 0; i < variant.layout().piles; ++i)
        cards.add(deal.piles[seat][static_cast<std::size_t>(i)].open);
    return cards;
}

CardSet coveredInPiles(const CheckedVariant& variant, const Deal& deal, Seat seat)
{
    CardSet cards;
    for (int i = 0; i < variant.layout().piles; ++i)
        cards.add(deal.piles[seat][static_cast<std::size_t>(i)].covered);
    return cards;
}

namespace {

/// A quick test that nearly every deal passes: no piles, every seat has its cards, and every card
/// is somewhere. Such a deal has no fault.
bool isPlainAndWhole(const CheckedVariant& variant, const Deal& deal)
{
    const Layout& layout = variant.layout();
    if (layout.piles > 0 || indexOf(deal.dealer) >= variant.tableSeats()
        || deal.blind.size() != layout.blind || layout.neighbourTakes > 0
        || !deal.neighboursBlind.empty())
        return false;
    const SeatSet seats = playingSeats(variant, deal.dealer);
    CardSet cards = deal.blind;
    bool whole = true;
    for (int i = 0; i < maxSeats; ++i) {
        const CardSet hand = deal.hands[seatAt(i)];
        const bool plays = seats.contains(seatAt(i));
        whole = whole && !hand.meets(cards) && (plays ? hand.size() == layout.hand : hand.empty());
        cards |= hand;
    }
    return whole && cards == deckOf(*variant);
}

} // namespace

std::optional<Problem> faultOf(const CheckedVariant& variant, const Deal& deal)
{
    if (isPlainAndWhole(variant, deal))
        return std::nullopt;
    if (indexOf(deal.dealer) >= variant.tableSeats())
        return Problem { "dealer", seatName(deal.dealer) + " is not at this table" };
    const Layout& layout = variant.layout();
    const SeatSet seats = playingSeats(variant, deal.dealer);
    CardSet seen = removedCards(*variant);
    for (int i = 0; i < maxSeats; ++i) {
        const Seat seat = seatAt(i);
        const bool plays = seats.contains(seat);
        const int inHand = plays ? layout.hand - 2 * layout.piles : 0;
        if (auto fault = faultOfHand(deal.hands[seat], inHand, seen, seatName(seat)))
            return fault;
        seen |= deal.hands[seat];
        const CardSet open = plays ? openInPiles(variant, deal, seat) : CardSet();
        const CardSet covered = plays ? coveredInPiles(variant, deal, seat) : CardSet();
        const int piles = plays ? layout.piles : 0;
        if (auto fault = faultOfHand(open, piles, seen, seatName(seat) + "'s open cards"))
            return fault;
        if (auto fault =
                faultOfHand(covered, piles, seen | open, seatName(seat) + "'s covered cards"))
            return fault;
        seen |= open | covered;
    }
    if (auto fault = faultOfHand(deal.blind, layout.blind, seen, "blind"))
        return fault;
    return faultOfHand(deal.neighboursBlind, layout.neighbourTakes, CardSet::deck() - deal.blind,
        "the neighbour's part of the blind");
}

bool isRedealHand(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet worth = trumps.trump() | cardsOf(Rank::Ace) | cardsOf(Rank::King)
        | cardsOf(Rank::Queen) | cardsOf(Rank::Jack);
    return !hand.meets(worth);
}

} // namespace sheepshead
