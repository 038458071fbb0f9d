// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/choosing.h"

#include <array>
#include <cstddef>
#include <cstdint>

// Not for Windows: there GCC does not align the stack for AVX (GCC bug 54412).
#if defined(__AVX2__) && !defined(_WIN32)
#define SHEEPSHEAD_AVX2
#include <immintrin.h>
#endif

namespace sheepshead {

/// A number for each of several positions that are played together, as many as the processor takes
/// at once (SIMD). A comparison gives a mask: all bits of a lane where it holds, none elsewhere.
#ifdef SHEEPSHEAD_AVX2
inline constexpr std::size_t laneBytes = 32;
#else
inline constexpr std::size_t laneBytes = 16;
#endif
inline constexpr std::size_t laneCount = laneBytes / sizeof(float);

using LaneFloats = float __attribute__((vector_size(laneBytes)));
using LaneInts = std::int32_t __attribute__((vector_size(laneBytes)));
using LaneBits = std::uint32_t __attribute__((vector_size(laneBytes)));
using LaneMask = LaneInts;

namespace detail {

template <class Lanes, class Number> inline Lanes filled(Number x)
{
#ifdef SHEEPSHEAD_AVX2
    return Lanes { x, x, x, x, x, x, x, x };
#else
    return Lanes { x, x, x, x };
#endif
}

} // namespace detail

inline LaneFloats inAllLanes(float number) { return detail::filled<LaneFloats>(number); }
inline LaneInts inAllLanes(std::int32_t number) { return detail::filled<LaneInts>(number); }
inline LaneBits inAllLanes(std::uint32_t bits) { return detail::filled<LaneBits>(bits); }

/// Nothing in the other lanes; cheaper than where().
template <class Lanes> inline Lanes onlyWhere(LaneMask mask, Lanes values)
{
    return reinterpret_cast<Lanes>(mask & reinterpret_cast<LaneInts>(values));
}
template <class Lanes> inline Lanes exceptWhere(LaneMask mask, Lanes values)
{
    return reinterpret_cast<Lanes>(~mask & reinterpret_cast<LaneInts>(values));
}

inline LaneFloats floatsOf(LaneInts numbers)
{
    return __builtin_convertvector(numbers, LaneFloats);
}

inline bool anyBit(LaneBits bits)
{
#ifdef SHEEPSHEAD_AVX2
    const auto all = reinterpret_cast<__m256i>(bits);
    return _mm256_testz_si256(all, all) == 0;
#else
    using Halves = std::uint64_t __attribute__((vector_size(laneBytes)));
    const auto halves = reinterpret_cast<Halves>(bits);
    return (halves[0] | halves[1]) != 0;
#endif
}
inline bool anyLane(LaneMask mask) { return anyBit(reinterpret_cast<LaneBits>(mask)); }

/// How many bits are set.
inline LaneInts countBits(LaneBits bits)
{
#ifdef SHEEPSHEAD_AVX2
    const __m256i byFour = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1,
        2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const __m256i four = _mm256_set1_epi8(0xF);
    const auto all = reinterpret_cast<__m256i>(bits);
    const __m256i lower = _mm256_shuffle_epi8(byFour, _mm256_and_si256(all, four));
    const __m256i upper =
        _mm256_shuffle_epi8(byFour, _mm256_and_si256(_mm256_srli_epi32(all, 4), four));
    const __m256i bytes = _mm256_add_epi8(lower, upper);
    const __m256i pairs = _mm256_maddubs_epi16(bytes, _mm256_set1_epi8(1));
    return reinterpret_cast<LaneInts>(_mm256_madd_epi16(pairs, _mm256_set1_epi16(1)));
#else
    bits -= (bits >> 1U) & 0x55555555U;
    bits = (bits & 0x33333333U) + ((bits >> 2U) & 0x33333333U);
    bits = (bits + (bits >> 4U)) & 0x0F0F0F0FU;
    bits += bits >> 8U;
    bits += bits >> 16U;
    return reinterpret_cast<LaneInts>(bits & 0x3FU);
#endif
}

inline LaneBits lowestBitOf(LaneBits bits) { return bits & -bits; }
inline LaneBits withoutLowest(LaneBits bits) { return bits & (bits - 1U); }
/// The bits above the only one that is set.
inline LaneBits bitsAbove(LaneBits one) { return ~(one ^ (one - 1U)); }

} // namespace sheepshead
