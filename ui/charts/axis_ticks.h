// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace sheepshead {

/// Round numbers for an axis, at distances of 1, 2 or 5 times a power of ten: at most `atMost` of
/// them (two or more).
/// The first is not above the least value, the last not below the most.
std::vector<double> axisTicks(double least, double most, int atMost);

} // namespace sheepshead
