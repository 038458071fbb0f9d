// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/axis_ticks.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

std::vector<double> axisTicks(double least, double most, int atMost)
{
    if (most <= least)
        most = least + 1;
    double step = std::pow(10.0, std::floor(std::log10((most - least) / 100)));
    std::vector<double> ticks;
    for (int i = 0;; ++i) {
        const double first = std::floor(least / step);
        const double last = std::ceil(most / step);
        if (last - first + 1 <= std::max(2, atMost)) {
            for (double tick = first; tick <= last; ++tick)
                ticks.push_back(tick * step);
            return ticks;
        }
        step *= i % 3 == 1 ? 2.5 : 2; // 1, 2, 5, 10
    }
}

} // namespace sheepshead
