// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/pick_chances.h"

namespace sheepshead {

namespace {

TrumpHeld trumpOf(const HandState& hand, Seat seat)
{
    constexpr Card jackOfDiamonds { Rank::Jack, Suit::Diamonds };
    TrumpHeld held;
    for (const Card card : hand.deal().hands[seat] & hand.variant().trumps().trump()) {
        if (card == jackOfDiamonds)
            ++held.jackOfDiamonds;
        else if (card.rank() == Rank::Queen)
            ++held.queens;
        else if (card.rank() == Rank::Jack)
            ++held.jacks;
        else
            ++held.others;
    }
    return held;
}

} // namespace

std::vector<PickChance> pickChances(const HandState& hand)
{
    std::vector<PickChance> chances;
    if (hand.variant().layout().opening != Opening::Picking
        || hand.thrownIn() == ThrowIn::RedealHand)
        return chances;
    const HandData& data = hand.data();
    Seat seat = data.dealersLeft();
    for (int place = 0; place < hand.seats().size(); ++place) {
        const bool picked = data.picker == seat;
        if (picked && data.forcedPick)
            break;
        chances.push_back({ seat, picked, trumpOf(hand, seat) });
        if (picked)
            break;
        seat = data.seats.nextAfter(seat);
    }
    return chances;
}

int powerOf(const TrumpHeld& trump, const PowerTable& table)
{
    return table.queen * trump.queens + table.jack * trump.jacks
        + table.jackOfDiamonds * trump.jackOfDiamonds + table.trump * trump.others;
}

std::vector<Mauer> mauersOf(const HandState& hand, const PowerTable& table)
{
    constexpr int cardsOfMark = 6;
    std::vector<Mauer> mauers;
    if (table.mark <= 0)
        return mauers;
    const int mark = table.mark * hand.variant().layout().hand;
    for (const PickChance& chance : pickChances(hand))
        if (const int power = powerOf(chance.trump, table);
            !chance.picked && power * cardsOfMark >= mark)
            mauers.push_back({ chance.seat, power });
    return mauers;
}

} // namespace sheepshead
