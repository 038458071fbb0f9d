// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/bit_iterator.h"
#include "engine/support/bits.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

namespace sheepshead {

inline constexpr int maxSeats = 8;

/// A chair at the table, 0 .. 7, counted clockwise; one number from the deal to the score sheet,
/// whether its player plays the hand or sits it out.
enum class Seat : std::uint8_t {};

constexpr int indexOf(Seat seat) { return static_cast<int>(seat); }

constexpr Seat seatAt(int index)
{
    assert(index >= 0 && index < maxSeats);
    return static_cast<Seat>(index);
}

/// One value a seat.
template <class T> class PerSeat {
public:
    constexpr T& operator[](Seat seat) { return values_[static_cast<std::size_t>(seat)]; }
    constexpr const T& operator[](Seat seat) const
    {
        return values_[static_cast<std::size_t>(seat)];
    }
    bool operator==(const PerSeat&) const = default;

private:
    std::array<T, maxSeats> values_ {};
};

namespace detail {

/// A look-up is quicker than counting eight bits.
inline constexpr std::array<std::uint8_t, 256> bitsOfByte = [] {
    std::array<std::uint8_t, 256> counts {};
    for (std::size_t byte = 1; byte < counts.size(); ++byte)
        counts[byte] = static_cast<std::uint8_t>(counts[byte / 2] + byte % 2);
    return counts;
}();

struct LowestSeatFirst {
    static constexpr Seat first(std::uint8_t seats) { return seatAt(lowestBit(seats)); }
    static constexpr std::uint8_t withoutFirst(std::uint8_t seats)
    {
        return static_cast<std::uint8_t>(seats & (seats - 1));
    }
};

} // namespace detail

/// Some of the seats; walks in the order of their numbers.
class SeatSet {
public:
    using Iterator = BitIterator<detail::LowestSeatFirst, std::uint8_t>;

    constexpr SeatSet() = default;
    constexpr SeatSet(std::initializer_list<Seat> seats)
    {
        for (const Seat seat : seats)
            add(seat);
    }
    /// The seats 0 .. count-1.
    static constexpr SeatSet firstSeats(int count)
    {
        return fromBits((1U << static_cast<unsigned>(count)) - 1U);
    }

    /// From one seat clockwise to the one before `end`; none if they are the same.
    static constexpr SeatSet fromTo(Seat first, Seat end)
    {
        const unsigned beforeFirst = (1U << indexOf(first)) - 1U;
        const unsigned beforeEnd = (1U << indexOf(end)) - 1U;
        return fromBits(first <= end ? beforeEnd & ~beforeFirst : beforeEnd | ~beforeFirst);
    }

    constexpr unsigned bits() const { return bits_; }
    constexpr bool contains(Seat seat) const { return ((bits_ >> indexOf(seat)) & 1U) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return detail::bitsOfByte[bits_]; }
    constexpr void add(Seat seat)
    {
        bits_ = static_cast<std::uint8_t>(bits_ | (1U << indexOf(seat)));
    }
    constexpr void remove(Seat seat)
    {
        bits_ = static_cast<std::uint8_t>(bits_ & ~(1U << indexOf(seat)));
    }

    /// The next of these seats clockwise after a seat, which need not be one of them; the set must
    /// not be empty.
    constexpr Seat nextAfter(Seat seat) const
    {
        assert(!empty());
        const unsigned later = bits_ & (~1U << indexOf(seat));
        const unsigned nextRound = unsigned { bits_ } << maxSeats;
        return seatAt(lowestBit(later | nextRound) % maxSeats);
    }

    constexpr Iterator begin() const { return Iterator(bits_); }
    constexpr Iterator end() const { return Iterator(); }

    friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return fromBits(a.bits_ & b.bits_); }
    friend constexpr SeatSet operator-(SeatSet a, SeatSet b)
    {
        return fromBits(a.bits_ & ~unsigned { b.bits_ });
    }
    bool operator==(const SeatSet&) const = default;

private:
    static constexpr SeatSet fromBits(unsigned bits)
    {
        SeatSet set;
        set.bits_ = static_cast<std::uint8_t>(bits);
        return set;
    }

    std::uint8_t bits_ = 0;
};

} // namespace sheepshead
