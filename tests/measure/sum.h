// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace sheepshead::measuring {

/// Of numbers that are independent of each other; `n` is how many were added.
struct Sum {
    double value = 0;
    double squares = 0;

    void add(double x)
    {
        value += x;
        squares += x * x;
    }
    double mean(int n) const { return value / n; }
    /// The standard error of the mean.
    double error(int n) const
    {
        return std::sqrt(std::max(0.0, squares / n - mean(n) * mean(n)) / n);
    }
};

} // namespace sheepshead::measuring
