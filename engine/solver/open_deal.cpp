// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solver/open_deal.h"

#include <algorithm>
#include <utility>

namespace sheepshead::analysis {

OpenDeal::OpenDeal(
    const Playing& play, const TrumpOrder& trumps, SeatSet makersSeats, Counting counting)
    : trickWorth(counting == Counting::Tricks ? 1 : 0)
{
    number(play, trumps);
    if (counting == Counting::Points)
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i] = static_cast<std::uint8_t>(card[i].points().value);
    addDuty(play, trumps);
    addCoverings(play);
    addSeats(play, makersSeats);
    addKinds();
}

void OpenDeal::number(const Playing& play, const TrumpOrder& trumps)
{
    for (const Card each : CardSet::deck())
        bit[static_cast<std::size_t>(each.index())] = static_cast<std::uint8_t>(trumps.power(each));
    // TEN-BEATS-ACE holds for the one trick in which both must be played: as good as always.
    const CallDuty& duty = play.duty();
    if (duty.aceIsHold && duty.tenBeatsAce && !duty.suit.empty())
        for (const Card ace : duty.suit& cardsOf(Rank::Ace))
            std::swap(bit[static_cast<std::size_t>(ace.index())],
                bit[static_cast<std::size_t>(duty.called.index())]);
    for (const Card each : CardSet::deck())
        card[bit[static_cast<std::size_t>(each.index())]] = each;
}

void OpenDeal::addSeats(const Playing& play, SeatSet makersSeats)
{
    for (const Seat seat : play.seats()) {
        const auto place = static_cast<std::size_t>(seats++);
        own[place] = bitsOf(play.hand(seat));
        for (int i = 0; i < coverings; ++i)
            if (const Covering& each = cover[static_cast<std::size_t>(i)];
                (own[place] & each.open) != 0)
                own[place] |= each.beneath;
        maker[place] = makersSeats.contains(seat);
        if (maker[place])
            makersCards |= own[place];
        all |= own[place];
    }
    all |= under;
    if (under != 0 && maker[static_cast<std::size_t>(picker)])
        makersCards |= under;
}

void OpenDeal::addDuty(const Playing& play, const TrumpOrder& trumps)
{
    const CallDuty& duty = play.duty();
    if (const auto lies = play.under())
        under = bitOf(*lies);
    if (duty.suit.empty() && under == 0)
        return;
    picker = seatNumber(play, duty.picker);
    partner = seatNumber(play, duty.partner);
    called = bitOf(duty.called);
    // The under counts as a card of the called suit even when the duty itself is over.
    dutySuit = bitsOf(duty.suit.empty() ? trumps.fail(duty.called.suit()) : duty.suit);
    suitsAce = bitsOf(duty.suit & cardsOf(Rank::Ace));
    pickerHolds = duty.pickerHolds;
    aceIsHold = duty.aceIsHold;
    running = duty.running;
}

void OpenDeal::addCoverings(const Playing& play)
{
    for (const Seat seat : play.seats())
        for (const Card open : play.hand(seat))
            if (const auto beneath = play.beneath(open))
                cover[static_cast<std::size_t>(coverings++)] = { bitOf(open), bitOf(*beneath) };
}

void OpenDeal::addKinds()
{
    Bits single = ~all | under;
    if (dutySuit != 0)
        single |= called | suitsAce;
    for (int i = 0; i < coverings; ++i)
        single |=
            cover[static_cast<std::size_t>(i)].open | cover[static_cast<std::size_t>(i)].beneath;
    for (std::size_t place = 0; place < kind.size(); ++place)
        kind[place] = static_cast<std::uint16_t>(1024 + place);
    for (std::size_t seat = 0; seat < own.size(); ++seat)
        for (Bits rest = own[seat] & ~single; rest != 0; rest &= rest - 1) {
            const std::size_t place = placeOfBit(rest);
            const std::size_t block = std::min<std::size_t>(place / 6, 3);
            kind[place] = static_cast<std::uint16_t>(block << 7U | seat << 4U | points[place]);
        }
}

Bits OpenDeal::bitsOf(CardSet cards) const
{
    Bits bits = 0;
    for (const Card each : cards)
        bits |= bitOf(each);
    return bits;
}

int OpenDeal::seatNumber(const Playing& play, Seat seat) const
{
    int number = 0;
    for (const Seat each : play.seats()) {
        if (each == seat)
            return number;
        ++number;
    }
    return -1;
}

int OpenDeal::worth(Bits cards) const
{
    int sum = 0;
    for (; cards != 0; cards &= cards - 1)
        sum += points[placeOfBit(lowest(cards))];
    return sum;
}

OpenPosition positionOf(const Playing& play, const OpenDeal& deal)
{
    OpenPosition position;
    position.table.out = deal.all;
    position.closed = deal.closed(deal.all);
    position.bosses = highestOfBlocks(deal.all);
    position.turn = deal.seatNumber(play, play.turn());
    position.toPlay = deal.seats - play.cardsInTrick();
    position.duty = !play.duty().suit.empty();
    position.left = (std::popcount(deal.all) + play.cardsInTrick()) / deal.seats;
    if (play.cardsInTrick() > 0) {
        position.led = deal.bitsOf(play.ledSuit());
        position.table.best = play.best() ? deal.bitOf(*play.best()) : 0;
        position.table.winner = deal.seatNumber(play, play.winning());
        position.table.worth = deal.trickWorth > 0 ? 0 : play.trickPoints().value;
    }
    position.rest = deal.worth(deal.all) + position.table.worth + position.left * deal.trickWorth;
    return position;
}

/// HOLD, PART-LEAD, PART-FOLLOW, PART-HOLD, HOLD-LEAD, HOLD-FOLLOW, UNDER-SIGHT.
Bits boundLegal(const OpenDeal& deal, const OpenPosition& position, int seat, Bits hand)
{
    const bool isPicker = seat == deal.picker;
    const bool mustKeep = position.duty && seat == deal.partner && (hand & deal.called) != 0;
    const Bits under = isPicker ? position.table.out & deal.under : 0;
    const Bits suit = position.duty ? deal.dutySuit : 0;
    const Bits led = position.led;
    Bits cards = hand;
    if (led == 0) {
        if (mustKeep && !(deal.running && std::popcount(hand & suit) >= 4))
            cards = (hand & ~suit) | deal.called;
        else if (isPicker && position.duty && under != 0)
            cards = hand | under;
        else if (isPicker && deal.aceIsHold)
            cards = hand & ~(suit & ~deal.suitsAce);
    } else if (led == suit && mustKeep)
        cards = deal.called;
    else if (led == suit && under != 0)
        cards = under;
    else if (led == suit && isPicker && deal.aceIsHold)
        cards = hand & deal.suitsAce;
    else if ((hand & led) != 0)
        cards = hand & led;
    else if (mustKeep)
        cards = hand & ~deal.called;
    else if (isPicker && position.duty && deal.pickerHolds && under == 0) {
        const Bits holds = hand & suit & (deal.aceIsHold ? deal.suitsAce : ~Bits { 0 });
        cards = std::has_single_bit(holds) ? hand & ~holds : hand;
    }
    if (cards != 0)
        return cards;
    return hand != 0 ? hand : under;
}

} // namespace sheepshead::analysis
