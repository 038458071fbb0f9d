// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"

#include <cstdint>

namespace sheepshead {

/// What a player who is not always the same adds to the worth of its choices: by chance, but always
/// the same for a seed.
struct Whim {
    double size = 0; ///< in the units of the worth; 0: none
    std::uint64_t seed = 0;

    /// A number of a Gumbel distribution, times the size.
    double of(Card card) const { return of(static_cast<std::uint64_t>(card.index())); }
    double of(std::uint64_t what) const;
};

} // namespace sheepshead
