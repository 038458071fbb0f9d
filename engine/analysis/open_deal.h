// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/playing.h"
#include "engine/rules/trumps.h"

#include <array>
#include <bit>
#include <cstdint>

namespace sheepshead::analysis {

/// Cards as the search numbers them: bit 31 is the highest trump of the table, bits 18 .. 31 are
/// trump, below them three blocks of six for the fail suits, each from its strongest card down. A
/// higher bit beats a lower one of the same block, whatever the house rules say.
using Bits = std::uint32_t;

inline constexpr Bits trumpBits = 0xFFFC0000U;
inline constexpr int blockCount = 4;
inline constexpr std::array<int, blockCount> blockShift { 18, 12, 6, 0 };
inline constexpr std::array<int, blockCount> blockSize { 14, 6, 6, 6 };

constexpr Bits lowest(Bits bits) { return bits & (~bits + 1); }
constexpr Bits highest(Bits bits) { return Bits { 0x80000000U } >> std::countl_zero(bits); }
constexpr std::size_t placeOfBit(Bits bit)
{
    return static_cast<std::size_t>(std::countr_zero(bit));
}

/// All cards of the block that a card is in.
constexpr Bits blockOf(Bits card)
{
    if ((card & trumpBits) != 0)
        return trumpBits;
    if ((card & 0x3F000U) != 0)
        return 0x3F000U;
    return (card & 0xFC0U) != 0 ? 0xFC0U : 0x3FU;
}

/// What an analysis counts for the makers.
enum class Counting : std::uint8_t { Points, Tricks };

/// What does not change while a deal is searched: whose card is which, who plays with whom, and
/// what the call obliges to. Seats are numbered without gaps, clockwise.
struct OpenDeal {
    OpenDeal() = default;
    OpenDeal(const Playing& play, const TrumpOrder& trumps, SeatSet makersSeats, Counting counting);

    /// The worth of cards to whoever takes them.
    int worth(Bits cards) const;
    /// Cards that still lie under another one (2H-1, 2H-2).
    Bits closed(Bits out) const
    {
        Bits closed = 0;
        for (int i = 0; i < coverings; ++i)
            closed |= (out & cover[static_cast<std::size_t>(i)].open) != 0
                ? cover[static_cast<std::size_t>(i)].beneath
                : 0;
        return closed;
    }

    struct Covering {
        Bits open;
        Bits beneath;
    };

    int seats = 0;
    std::array<Bits, maxSeats> own {}; ///< of what is unplayed; the under is nobody's
    std::array<bool, maxSeats> maker {};
    Bits makersCards = 0; ///< the under too where a maker laid it
    Bits all = 0;         ///< unplayed at the beginning, the under too
    std::array<std::uint8_t, 32> points {};
    int trickWorth = 0; ///< what a trick counts beside its points
    std::array<Card, 32> card {};
    std::array<std::uint8_t, 32> bit {}; ///< by the card's index

    int picker = -1; ///< whom the call binds; none: -1
    int partner = -1;
    Bits under = 0;
    Bits dutySuit = 0; ///< empty where nobody is bound any more
    Bits called = 0;
    Bits suitsAce = 0; ///< of the called suit
    bool pickerHolds = false;
    bool tenCalled = false;

    std::array<Covering, 16> cover {};
    int coverings = 0;

    Bits bitsOf(CardSet cards) const;
    Bits bitOf(Card one) const { return Bits { 1 } << bit[static_cast<std::size_t>(one.index())]; }
    int seatNumber(const Playing& play, Seat seat) const;

private:
    void number(const Playing& play, const TrumpOrder& trumps);
    void addSeats(const Playing& play, SeatSet makersSeats);
    void addDuty(const Playing& play, const TrumpOrder& trumps);
    void addCoverings(const Playing& play);
};

/// The trick on the table while it is searched.
struct OpenTrick {
    Bits out = 0;    ///< unplayed
    Bits closed = 0; ///< of these, what lies under another card since the trick began
    Bits led = 0;    ///< the block that was led; nothing before the lead
    Bits best = 0;   ///< the card that wins; nothing while there is none
    int winner = 0;
    int turn = 0;
    int toPlay = 0;    ///< seats that have not played to it
    int worth = 0;     ///< of what lies there
    int rest = 0;      ///< worth of all that is not taken yet
    int left = 0;      ///< tricks to play, this one included
    bool duty = false; ///< the called suit has not been led before this trick
};

OpenTrick trickOf(const Playing& play, const OpenDeal& deal);

/// What the seat to act may play: Playing::legal() on this numbering, for speed; a test holds the
/// two equal.
Bits boundLegal(const OpenDeal& deal, const OpenTrick& trick, Bits hand);

inline Bits legal(const OpenDeal& deal, const OpenTrick& trick)
{
    const Bits hand = deal.own[static_cast<std::size_t>(trick.turn)] & trick.out & ~trick.closed;
    if ((trick.duty || (trick.out & deal.under) != 0)
        && (trick.turn == deal.picker || trick.turn == deal.partner))
        return boundLegal(deal, trick, hand);
    const Bits following = hand & trick.led;
    return following != 0 ? following : hand;
}

/// The trick after a card of the seat to act; it may be complete then.
inline OpenTrick played(const OpenDeal& deal, const OpenTrick& before, Bits card)
{
    OpenTrick trick = before;
    if (trick.led == 0) {
        trick.led = card == deal.under ? deal.dutySuit : blockOf(card);
        trick.winner = trick.turn;
    }
    trick.out &= ~card;
    trick.worth += deal.points[placeOfBit(card)];
    if ((card & (trumpBits | trick.led) & ~deal.under) > trick.best) {
        trick.best = card;
        trick.winner = trick.turn;
    }
    --trick.toPlay;
    trick.turn = trick.turn + 1 == deal.seats ? 0 : trick.turn + 1;
    return trick;
}

} // namespace sheepshead::analysis
