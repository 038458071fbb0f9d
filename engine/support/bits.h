// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

namespace sheepshead {

/// How many bits are set. std::popcount is a call into the compiler's library where the processor
/// need not have an instruction for it, as on plain x86-64; this is inlined, and becomes the
/// instruction where there is one.
constexpr int bitCount(std::uint32_t bits)
{
    bits -= (bits >> 1U) & 0x55555555U;
    bits = (bits & 0x33333333U) + ((bits >> 2U) & 0x33333333U);
    bits = (bits + (bits >> 4U)) & 0x0F0F0F0FU;
    return static_cast<int>((bits * 0x01010101U) >> 24U);
}

/// The places of the lowest and the highest bit that is set; there must be one, which spares the
/// look that std::countr_zero takes first.
constexpr int lowestBit(std::uint32_t bits)
{
    assert(bits != 0);
    return __builtin_ctz(bits);
}
constexpr int highestBit(std::uint32_t bits)
{
    assert(bits != 0);
    return 31 ^ __builtin_clz(bits);
}

/// The place of the set bit with `below` set bits under it; there must be more set bits than that.
constexpr int placeOfBit(std::uint32_t bits, int below)
{
    assert(below >= 0 && below < bitCount(bits));
#ifdef __BMI2__
    // The one bit of a small number is moved to where the bit of its number is set.
    if (!std::is_constant_evaluated())
        return lowestBit(__builtin_ia32_pdep_si(1U << below, bits));
#endif
    // Where the number is drawn at random a processor would guess the end of a loop wrong, so few
    // bits need none.
    for (; below > 5; --below)
        bits &= bits - 1;
    for (int i = 0; i < 5; ++i)
        bits &= bits + static_cast<std::uint32_t>((i - below) >> 31); // - 1 while i < below
    return lowestBit(bits);
}

} // namespace sheepshead
