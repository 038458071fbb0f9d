// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cassert>
#include <cstdint>

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

} // namespace sheepshead
