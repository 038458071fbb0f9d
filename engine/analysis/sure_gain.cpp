// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/analysis/sure_gain.h"

#include <algorithm>

namespace sheepshead::analysis {

namespace {

constexpr std::size_t index(int seat) { return static_cast<std::size_t>(seat); }

constexpr std::array failBlocks { Bits { 0x3F000U }, Bits { 0xFC0U }, Bits { 0x3FU } };

/// The cards of a set above all cards of another.
constexpr Bits above(Bits cards, Bits others)
{
    return others == 0 ? cards : cards & ~(highest(others) | (highest(others) - 1));
}

/// Seats that still have trump after so many rounds of it. In how many tricks of each suit do all
/// of them follow?
struct Ruffers {
    std::array<Bits, maxSeats> hands;
    int count = 0;

    int tricksAllFollow(Bits suit, int most) const
    {
        for (int i = 0; i < count && most > 0; ++i)
            most = std::min(most, std::popcount(hands[index(i)] & suit));
        return most;
    }
};

Ruffers ruffersAfter(const OpenDeal& deal, const OpenPosition& position, int rounds)
{
    Ruffers ruffers;
    for (int seat = 0; seat < deal.seats; ++seat) {
        const Bits hand = deal.own[index(seat)] & position.table.out;
        if (seat != position.turn && std::popcount(hand & trumpBits) > rounds)
            ruffers.hands[index(ruffers.count++)] = hand;
    }
    return ruffers;
}

} // namespace

SureLeads sureLeads(const OpenDeal& deal, const OpenPosition& position)
{
    const Bits hand = deal.own[index(position.turn)] & position.table.out;
    const Bits others = position.table.out & ~hand & ~deal.under;
    SureLeads sure;
    sure.tricks = std::popcount(above(hand & trumpBits, others & trumpBits));
    const Ruffers ruffers = ruffersAfter(deal, position, sure.tricks);
    for (const Bits suit : failBlocks) {
        // What may be led of the called suit is not for this to know.
        if ((hand & suit) == 0 || (position.duty && suit == deal.dutySuit))
            continue;
        Bits run = above(hand & suit, others & suit);
        for (int most = ruffers.tricksAllFollow(suit, std::popcount(run)); most > 0; --most) {
            const Bits card = highest(run);
            run &= ~card;
            ++sure.tricks;
            sure.fail += deal.points[placeOfBit(card)];
        }
    }
    return sure;
}

} // namespace sheepshead::analysis
