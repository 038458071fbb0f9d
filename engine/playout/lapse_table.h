// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"

#include <array>
#include <cstdint>

namespace sheepshead {

/// Gumbel numbers, with which the best of several worths is drawn as a softmax draws it.
class LapseTable {
public:
    static const LapseTable& all();

    /// The same number of `chance` stands for the same lapses in every position.
    float of(std::uint32_t chance, Card card) const
    {
        const std::uint32_t place = chance * 32 + static_cast<std::uint32_t>(card.index());
        return numbers_[place % count];
    }

private:
    static constexpr std::size_t count = 1024; // a power of two

    LapseTable();

    std::array<float, count> numbers_ {};
};

} // namespace sheepshead
