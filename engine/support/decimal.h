// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cmath>
#include <cstdio>
#include <string>

namespace sheepshead {

/// A number with so many decimals (0 to 6). A half is rounded away from zero, as people and the
/// windows round: 1.625 is 1.63, where printf() would say 1.62.
inline std::string decimalText(double value, int decimals)
{
    const double scale = std::pow(10.0, decimals);
    const double scaled = std::abs(value) * scale;
    const bool exact = std::fma(std::abs(value), scale, -scaled) == 0;
    const bool half = exact && scaled - std::floor(scaled) == 0.5;
    const double rounded = half ? std::copysign(std::ceil(scaled) / scale, value) : value;
    std::array<char, 400> text {}; // the largest double has 309 digits
    std::snprintf(text.data(), text.size(), "%.*f", decimals, rounded);
    return text.data();
}

} // namespace sheepshead
