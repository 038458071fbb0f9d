// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/support/rng.h"

#include <cstdint>
#include <span>

namespace sheepshead {

/// Random numbers for simulations, which draw millions: quick to make and to draw from, the same
/// for a seed on every platform (SplitMix64). The deals of a game come from Rng.
class QuickRng {
public:
    explicit QuickRng(std::uint64_t seed)
        : state_(seed)
    {
    }

    /// For many draws in the place of a few from slower numbers, on which they hang.
    static QuickRng from(Rng& numbers)
    {
        const std::uint64_t high = numbers.below(0xFFFFFFFFU);
        return QuickRng(high << 32U | numbers.below(0xFFFFFFFFU));
    }

    /// Uniform in 0 .. bound-1; bound must be positive. A draw is taken for a fraction; those that
    /// would favour some numbers are thrown away (Lemire).
    std::uint32_t below(std::uint32_t bound)
    {
        std::uint64_t scaled = fraction() * bound;
        if (static_cast<std::uint32_t>(scaled) < bound) {
            const std::uint32_t unfair = (0U - bound) % bound;
            while (static_cast<std::uint32_t>(scaled) < unfair)
                scaled = fraction() * bound;
        }
        return static_cast<std::uint32_t>(scaled >> 32U);
    }

    template <class T> void shuffle(std::span<T> items) { sheepshead::shuffle(items, *this); }

private:
    /// In parts of 2^32.
    std::uint64_t fraction() { return mixed(state_ += mixingStep) >> 32U; }

    std::uint64_t state_;
};

} // namespace sheepshead
