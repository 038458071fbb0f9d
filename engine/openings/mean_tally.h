// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>

namespace sheepshead {

/// The mean of some numbers and its standard error. Sums of whole numbers are exact, so tallies of
/// scores may be added in any order. For the files of this room.
struct MeanTally {
    double count = 0;
    double sum = 0;
    double squares = 0;

    void add(double value)
    {
        ++count;
        sum += value;
        squares += value * value;
    }

    void add(const MeanTally& more)
    {
        count += more.count;
        sum += more.sum;
        squares += more.squares;
    }

    double mean() const { return count > 0 ? sum / count : 0; }

    /// 0 for fewer than two numbers.
    double standardError() const
    {
        if (count < 2)
            return 0;
        const double spread = std::max(0.0, squares / count - mean() * mean());
        return std::sqrt(spread / (count - 1));
    }
};

} // namespace sheepshead
