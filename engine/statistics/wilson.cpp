// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/wilson.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace sheepshead {

Interval wilsonInterval(int part, int whole)
{
    assert(part >= 0 && part <= whole);
    if (whole == 0)
        return {};
    constexpr double z = 1.959963984540054; // 95 % of a normal distribution
    const double n = whole;
    const double rate = part / n;
    const double middle = rate + z * z / (2 * n);
    const double spread = z * std::sqrt(rate * (1 - rate) / n + z * z / (4 * n * n));
    const double scale = 1 + z * z / n;
    return { std::max(0.0, (middle - spread) / scale), std::min(1.0, (middle + spread) / scale) };
}

} // namespace sheepshead
