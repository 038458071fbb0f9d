// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/playing.h"
#include "engine/rules/trumps.h"
#include "engine/support/bits.h"

#include <array>
#include <bit>
#include <cstdint>

namespace sheepshead::analysis {

/// Cards as the search numbers them: bit 31 is the highest trump of the table, bits 18 .. 31 are
/// trump, below them three blocks of six for the fail suits, each from its strongest card down. A
/// higher bit beats a lower one of the same block, under all house rules.
using Bits = std::uint32_t;

inline constexpr Bits trumpBits = 0xFFFC0000U;
inline constexpr int blockCount = 4;
inline constexpr std::array<int, blockCount> blockShift { 18, 12, 6, 0 };
inline constexpr std::array<int, blockCount> blockSize { 14, 6, 6, 6 };

constexpr Bits lowest(Bits bits) { return bits & (~bits + 1); }
constexpr Bits highest(Bits bits) { return Bits { 0x80000000U } >> std::countl_zero(bits); }
constexpr std::size_t placeOfBit(Bits bit) { return static_cast<std::size_t>(lowestBit(bit)); }

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

/// What does not change while a deal is searched: the owner of each card, the sides, and
/// what the call obliges to. Seats are numbered without gaps, clockwise.
struct OpenDeal {
    OpenDeal() = default;
    OpenDeal(const Playing& play, const TrumpOrder& trumps, SeatSet makersSeats, Counting counting);

    /// The worth of cards to the side that takes them.
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
    std::array<Bits, maxSeats> own {}; ///< unplayed cards; the under belongs to none
    std::array<bool, maxSeats> maker {};
    Bits makersCards = 0; ///< the under too where a maker laid it
    Bits all = 0;         ///< unplayed at the beginning, the under too
    std::array<std::uint8_t, 32> points {};
    int trickWorth = 0; ///< what a trick counts beside its points
    std::array<Card, 32> card {};
    std::array<std::uint8_t, 32> bit {}; ///< by the card's index

    int picker = -1; ///< the seat that the call binds; none: -1
    int partner = -1;
    Bits under = 0;
    Bits dutySuit = 0; ///< empty if the duty is over
    Bits called = 0;
    Bits suitsAce = 0; ///< of the called suit
    bool pickerHolds = false;
    bool aceIsHold = false;
    bool running = false;

    std::array<Covering, 16> cover {};
    int coverings = 0;

    /// Equal for cards of one block and owner that are worth the same; a card that means something
    /// by itself is like no other.
    std::array<std::uint16_t, 32> kind {};

    Bits bitsOf(CardSet cards) const;
    Bits bitOf(Card one) const { return Bits { 1 } << bit[static_cast<std::size_t>(one.index())]; }
    int seatNumber(const Playing& play, Seat seat) const;

private:
    void number(const Playing& play, const TrumpOrder& trumps);
    void addSeats(const Playing& play, SeatSet makersSeats);
    void addDuty(const Playing& play, const TrumpOrder& trumps);
    void addCoverings(const Playing& play);
    void addKinds();
};

/// Whether a card is as good as a higher one of the same hand: nothing `between` them is out, nor
/// is it the card that wins the trick.
inline bool isLike(const OpenDeal& deal, Bits higher, Bits card, Bits between)
{
    return deal.kind[placeOfBit(higher)] == deal.kind[placeOfBit(card)]
        && (between & (higher - 1) & ~(card | (card - 1))) == 0;
}

/// What lies on the table, and what is unplayed, in the middle of a trick.
struct OnTable {
    Bits out = 0;   ///< unplayed
    Bits best = 0;  ///< the card that wins; nothing while there is none
    int winner = 0; ///< the seat
    int worth = 0;
};

/// A position in the play of the cards.
struct OpenPosition {
    OnTable table;
    int turn = 0;
    int toPlay = 0;    ///< seats that have not played to the trick
    Bits led = 0;      ///< the block that was led; nothing before the lead
    Bits closed = 0;   ///< what lay under another card when the trick began
    bool duty = false; ///< the called suit had not been led before this trick
    int left = 0;      ///< tricks to play, this one included
    int rest = 0;      ///< worth of all that is not taken yet
    Bits bosses = 0;   ///< the highest card of each block, unplayed before this trick
};

constexpr Bits highestOfBlocks(Bits out)
{
    Bits bosses = 0;
    for (const Bits block : { trumpBits, Bits { 0x3F000U }, Bits { 0xFC0U }, Bits { 0x3FU } })
        if ((out & block) != 0)
            bosses |= highest(out & block);
    return bosses;
}

OpenPosition positionOf(const Playing& play, const OpenDeal& deal);

/// What a seat is bound to by the call.
Bits boundLegal(const OpenDeal& deal, const OpenPosition& position, int seat, Bits hand);

/// What a seat may play to the trick: Playing::legal() on this numbering, for speed; a test holds
/// the two equal. It depends on the suit led and on nothing else that lies on the table.
inline Bits legal(const OpenDeal& deal, const OpenPosition& position, int seat)
{
    const Bits hand =
        deal.own[static_cast<std::size_t>(seat)] & position.table.out & ~position.closed;
    if ((seat == deal.picker || seat == deal.partner)
        && (position.duty || (position.table.out & deal.under) != 0))
        return boundLegal(deal, position, seat, hand);
    const Bits following = hand & position.led;
    return following != 0 ? following : hand;
}

/// Lays a card of the seat on the table; `counting` are the cards that can win this trick.
inline OnTable laid(const OpenDeal& deal, OnTable table, Bits counting, int seat, Bits card)
{
    table.out &= ~card;
    table.worth += deal.points[placeOfBit(card)];
    if ((card & counting) > table.best) {
        table.best = card;
        table.winner = seat;
    }
    return table;
}

} // namespace sheepshead::analysis
