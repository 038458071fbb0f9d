// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/support/bit_iterator.h"
#include "engine/support/bits.h"

#include <cstdint>
#include <initializer_list>

namespace sheepshead {

namespace detail {

struct HighestCardFirst {
    static constexpr Card first(std::uint32_t cards) { return Card::fromIndex(highestBit(cards)); }
    static constexpr std::uint32_t withoutFirst(std::uint32_t cards)
    {
        return cards ^ (std::uint32_t { 1 } << highestBit(cards));
    }
};

} // namespace detail

/// A hand, a trick, a blind: any set of cards, in 32 bits. Walks from the highest index to the
/// lowest, which is the usual way of sorting a hand: trump from the top, then fail suits from ace
/// to seven.
class CardSet {
public:
    using Iterator = BitIterator<detail::HighestCardFirst, std::uint32_t>;

    constexpr CardSet() = default;
    constexpr CardSet(std::initializer_list<Card> cards)
    {
        for (const Card card : cards)
            add(card);
    }
    static constexpr CardSet fromBits(std::uint32_t bits)
    {
        CardSet set;
        set.bits_ = bits;
        return set;
    }
    static constexpr CardSet deck() { return fromBits(~std::uint32_t { 0 }); }

    constexpr std::uint32_t bits() const { return bits_; }
    constexpr int size() const { return bitCount(bits_); }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr bool contains(Card card) const { return ((bits_ >> card.index()) & 1U) != 0; }
    constexpr bool containsAll(CardSet other) const { return (other.bits_ & ~bits_) == 0; }
    constexpr bool meets(CardSet other) const { return (other.bits_ & bits_) != 0; }

    constexpr void add(Card card) { bits_ |= std::uint32_t { 1 } << card.index(); }
    constexpr void remove(Card card) { bits_ &= ~(std::uint32_t { 1 } << card.index()); }
    constexpr CardSet with(Card card) const { return *this | CardSet { card }; }
    constexpr CardSet without(Card card) const { return *this - CardSet { card }; }

    /// Highest and lowest index; the set must not be empty.
    constexpr Card first() const { return Card::fromIndex(highestBit(bits_)); }
    constexpr Card last() const { return Card::fromIndex(lowestBit(bits_)); }
    /// The card with `below` cards of the set below it; 0 is the lowest, and size() must be larger.
    constexpr Card fromBelow(int below) const { return Card::fromIndex(placeOfBit(bits_, below)); }
    /// Takes last() out, and gives it.
    constexpr Card takeLast()
    {
        const Card card = last();
        bits_ &= bits_ - 1;
        return card;
    }
    constexpr bool hasOne() const { return bits_ != 0 && (bits_ & (bits_ - 1)) == 0; }

    constexpr Points points() const;

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(); }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return fromBits(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return fromBits(a.bits_ & b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b)
    {
        return fromBits(a.bits_ & ~b.bits_);
    }
    constexpr CardSet& operator|=(CardSet other) { return *this = *this | other; }
    constexpr CardSet& operator&=(CardSet other) { return *this = *this & other; }
    constexpr CardSet& operator-=(CardSet other) { return *this = *this - other; }
    bool operator==(const CardSet&) const = default;

private:
    std::uint32_t bits_ = 0;
};

namespace detail {

constexpr std::uint32_t bitsOfRank(Rank rank)
{
    std::uint32_t bits = 0;
    for (const Suit suit : allSuits)
        bits |= std::uint32_t { 1 } << Card(rank, suit).index();
    return bits;
}

} // namespace detail

/// All four cards of a rank.
constexpr CardSet cardsOf(Rank rank) { return CardSet::fromBits(detail::bitsOfRank(rank)); }

/// All eight cards bearing a suit's mark, queens and jacks among them.
constexpr CardSet cardsOf(Suit suit)
{
    CardSet cards;
    for (int i = 0; i < 32; ++i)
        if (Card::fromIndex(i).suit() == suit)
            cards.add(Card::fromIndex(i));
    return cards;
}

constexpr Points CardSet::points() const
{
    constexpr std::array valued { Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack };
    int sum = 0;
    for (const Rank rank : valued)
        sum += bitCount(bits_ & detail::bitsOfRank(rank)) * Card(rank, Suit::Clubs).points().value;
    return { sum };
}

static_assert(CardSet::deck().points() == deckPoints);

} // namespace sheepshead
