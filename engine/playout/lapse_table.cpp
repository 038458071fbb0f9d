// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/lapse_table.h"

#include "engine/support/quick_rng.h"

#include <cmath>

namespace sheepshead {

const LapseTable& LapseTable::all()
{
    static const LapseTable lapses;
    return lapses;
}

LapseTable::LapseTable()
{
    for (std::size_t i = 0; i < count; ++i) {
        const double part = (static_cast<double>(i) + 0.5) / static_cast<double>(count);
        numbers_[i] = static_cast<float>(-std::log(-std::log(part)));
    }
    QuickRng rng(1);
    rng.shuffle<float>(numbers_);
}

} // namespace sheepshead
