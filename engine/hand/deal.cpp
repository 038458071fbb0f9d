// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/hand/deal.h"

#include "engine/cards/card_text.h"
#include "engine/support/rng.h"

#include <array>

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

Deal dealFromSeed(const CheckedVariant& variant, std::uint64_t seed, Seat dealer)
{
    std::array<Card, 32> cards;
    for (std::size_t i = 0; i < cards.size(); ++i)
        cards[i] = Card::fromIndex(static_cast<int>(i));
    Rng(seed).shuffle<Card>(cards);

    Deal deal { .dealer = dealer, .hands = {}, .blind = {}, .seed = seed };
    const SeatSet seats = playingSeats(variant, dealer);
    const Card* next = cards.data();
    Seat seat = dealer;
    for (int i = 0; i < seats.size(); ++i) {
        seat = seats.nextAfter(seat);
        for (int dealt = 0; dealt < variant.layout().hand; ++dealt)
            deal.hands[seat].add(*next++);
    }
    for (int dealt = 0; dealt < variant.layout().blind; ++dealt)
        deal.blind.add(*next++);
    return deal;
}

std::optional<Problem> faultOf(const CheckedVariant& variant, const Deal& deal)
{
    if (indexOf(deal.dealer) >= variant.tableSeats())
        return Problem { "dealer", seatName(deal.dealer) + " is not at this table" };
    const SeatSet seats = playingSeats(variant, deal.dealer);
    CardSet seen;
    for (int i = 0; i < maxSeats; ++i) {
        const Seat seat = seatAt(i);
        const int size = seats.contains(seat) ? variant.layout().hand : 0;
        if (auto fault = faultOfHand(deal.hands[seat], size, seen, seatName(seat)))
            return fault;
        seen |= deal.hands[seat];
    }
    return faultOfHand(deal.blind, variant.layout().blind, seen, "blind");
}

bool isRedealHand(CardSet hand, const TrumpOrder& trumps)
{
    const CardSet worth = trumps.trump() | cardsOf(Rank::Ace) | cardsOf(Rank::King)
        | cardsOf(Rank::Queen) | cardsOf(Rank::Jack);
    return !hand.meets(worth);
}

} // namespace sheepshead
