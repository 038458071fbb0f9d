// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>

namespace sheepshead {

enum class Suit : std::uint8_t { Clubs, Spades, Hearts, Diamonds };
enum class Rank : std::uint8_t { Seven, Eight, Nine, Ten, Jack, Queen, King, Ace };

inline constexpr std::array allSuits { Suit::Clubs, Suit::Spades, Suit::Hearts, Suit::Diamonds };

/// Points on the cards: 120 in a deck. Not to be mixed up with the Score on the sheet.
struct Points {
    int value = 0;
    auto operator<=>(const Points&) const = default; // NOLINT(modernize-use-nullptr)
    constexpr Points& operator+=(Points other)
    {
        value += other.value;
        return *this;
    }
    friend constexpr Points operator+(Points a, Points b) { return { a.value + b.value }; }
    friend constexpr Points operator-(Points a, Points b) { return { a.value - b.value }; }
};

inline constexpr Points deckPoints { 120 };

/// One of the 32 cards. Its index is its power in the usual order (TRUMP-1): 31 is the queen of
/// clubs, 18 the seven of diamonds, below them clubs, spades and hearts, each from ace to seven.
/// Where a house rule changes the order, TrumpOrder knows it; the index is then only a name.
class Card {
public:
    constexpr Card() = default;
    constexpr Card(Rank rank, Suit suit);

    /// 0 .. 31
    static constexpr Card fromIndex(int index)
    {
        assert(index >= 0 && index < 32);
        Card card;
        card.index_ = static_cast<std::uint8_t>(index);
        return card;
    }

    constexpr int index() const { return index_; }
    constexpr Rank rank() const;
    constexpr Suit suit() const;
    constexpr Points points() const;

    auto operator<=>(const Card&) const = default; // NOLINT(modernize-use-nullptr)

private:
    std::uint8_t index_ = 0;
};

namespace detail {

struct Face {
    Rank rank;
    Suit suit;
};

constexpr std::array<Face, 32> facesByIndex()
{
    std::array<Face, 32> faces {};
    std::size_t next = 32;
    for (const Rank honour : { Rank::Queen, Rank::Jack })
        for (const Suit suit : allSuits)
            faces[--next] = { honour, suit };
    for (const Suit suit : { Suit::Diamonds, Suit::Clubs, Suit::Spades, Suit::Hearts })
        for (const Rank rank :
            { Rank::Ace, Rank::Ten, Rank::King, Rank::Nine, Rank::Eight, Rank::Seven })
            faces[--next] = { rank, suit };
    return faces;
}

inline constexpr std::array<Face, 32> faces = facesByIndex();

constexpr std::array<std::uint8_t, 32> indicesByFace()
{
    std::array<std::uint8_t, 32> indices {};
    for (std::size_t i = 0; i < faces.size(); ++i)
        indices[static_cast<std::size_t>(faces[i].suit) * 8
            + static_cast<std::size_t>(faces[i].rank)] = static_cast<std::uint8_t>(i);
    return indices;
}

inline constexpr std::array<std::uint8_t, 32> indices = indicesByFace();

/// DECK-2, by index of the card.
inline constexpr std::array<std::uint8_t, 32> pointsByIndex = [] {
    constexpr std::array<std::uint8_t, 8> byRank { 0, 0, 0, 10, 2, 3, 4, 11 };
    std::array<std::uint8_t, 32> points {};
    for (std::size_t i = 0; i < faces.size(); ++i)
        points[i] = byRank[static_cast<std::size_t>(faces[i].rank)];
    return points;
}();

} // namespace detail

constexpr Card::Card(Rank rank, Suit suit)
    : index_(detail::indices[static_cast<std::size_t>(suit) * 8 + static_cast<std::size_t>(rank)])
{
}

constexpr Rank Card::rank() const { return detail::faces[index_].rank; }
constexpr Suit Card::suit() const { return detail::faces[index_].suit; }

/// DECK-2: ace 11, ten 10, king 4, queen 3, jack 2, trump or not.
constexpr Points Card::points() const { return { detail::pointsByIndex[index_] }; }

} // namespace sheepshead
