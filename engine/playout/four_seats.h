// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <array>
#include <cstdint>

namespace sheepshead {

/// A number for each of four seats, calculated together (SIMD).
using FourFloats = float __attribute__((vector_size(16)));
using FourInts = std::int32_t __attribute__((vector_size(16)));

inline constexpr std::size_t mostFours = 2; ///< enough for all seats but one
/// A number for every seat but one; most tables need the first four only.
using Each = std::array<FourFloats, mostFours>;

inline FourFloats all(float value) { return FourFloats { value, value, value, value }; }
inline FourFloats select(FourInts mask, FourFloats yes, FourFloats no) { return mask ? yes : no; }
inline float sumOf(FourFloats each) { return (each[0] + each[1]) + (each[2] + each[3]); }

/// The other seats of a table, in their order after the viewer.
struct Others {
    Others() = default;
    Others(SeatSet playing, Seat viewer)
    {
        Seat seat = playing.nextAfter(viewer);
        for (std::size_t i = 0; seat != viewer; ++i, seat = playing.nextAfter(seat)) {
            bits[i / 4][i % 4] = 1 << indexOf(seat);
            seats[i] = seat;
            places[seat] = static_cast<std::uint8_t>(i);
            next[i + 1] = next[i];
            next[i + 1].add(seat);
        }
    }

    FourInts among(std::size_t four, SeatSet some) const
    {
        return (bits[four] & static_cast<std::int32_t>(some.bits())) != 0;
    }

    std::array<FourInts, mostFours> bits {}; ///< one for each seat, none beyond the last
    std::array<Seat, 4 * mostFours> seats {};
    PerSeat<std::uint8_t> places;
    std::array<SeatSet, maxSeats> next; ///< the next n seats, by n
};

} // namespace sheepshead
