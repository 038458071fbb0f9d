// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace sheepshead {

/// The lowest and the highest value that a number in a score book may have.
struct Bounds {
    std::int64_t least = 0;
    std::int64_t most = 0;

    constexpr bool contain(std::int64_t value) const { return value >= least && value <= most; }
};

/// What the engine can produce, with room to spare, and what it can add up without overflow.
namespace bounds {
inline constexpr Bounds score { -1'000'000'000, 1'000'000'000 }; ///< one hand's, and totals
inline constexpr Bounds pot { 0, 1'000'000'000 };
inline constexpr Bounds points { 0, 120 };
inline constexpr Bounds tricks { 0, 16 };
inline constexpr Bounds honours { 0, 32 };
inline constexpr Bounds highestTrump { -1, 31 };
inline constexpr Bounds doubler { 1, 1 << 21 }; ///< a factor of 2^20, and a doubler in the queue
inline constexpr Bounds doublerFactor { 1, 1 << 20 };
inline constexpr Bounds raises { 0, 16 };
inline constexpr Bounds hands { 0, 1'000'000 }; ///< dealt in one match, and rows of one sheet
inline constexpr Bounds rowNumber { 1, 1'000'000 };
inline constexpr Bounds decisions { 0, 1000 }; ///< of one seat in one hand
inline constexpr Bounds flag { 0, 1 };
inline constexpr Bounds seats { 0, 0xFF }; ///< a set, seat 0 the lowest bit
} // namespace bounds

/// Longer texts come from elsewhere; a window that showed them would freeze. In bytes.
namespace longest {
inline constexpr std::size_t name = 200;
inline constexpr std::size_t time = 40;
inline constexpr std::size_t variant = 10'000;
inline constexpr std::size_t record = 100'000;
inline constexpr std::size_t beliefs = 40'000;
} // namespace longest

} // namespace sheepshead
