// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/whim.h"

#include "engine/support/rng.h"

#include <cmath>

namespace sheepshead {

double Whim::of(std::uint64_t what) const
{
    if (size == 0)
        return 0;
    constexpr double parts = 1U << 30U;
    const double part = (static_cast<double>(mixedSeed(seed, what) >> 34U) + 0.5) / parts;
    return -size * std::log(-std::log(part));
}

} // namespace sheepshead
