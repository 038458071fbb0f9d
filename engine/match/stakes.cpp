// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/stakes.h"

#include <algorithm>

namespace sheepshead {

std::vector<StakeChange> stakesInForce(
    const std::vector<SheetRow>& rows, std::span<const StakeChange> named)
{
    std::vector<StakeChange> stakes { { 0, 0 } };
    int pot = 0;
    const auto take = [&](const StakeChange& wanted) {
        if (stakes.size() == 1 && stakes.front().cents == 0)
            stakes.front().cents = wanted.cents;
        else if (pot == 0 && wanted.cents != stakes.back().cents)
            stakes.push_back(wanted);
    };
    auto next = named.begin();
    int wanted = 0;
    for (int row = 0; row < static_cast<int>(rows.size()); ++row) {
        for (; next != named.end() && next->row <= row; ++next)
            wanted = next->cents;
        take({ row, wanted });
        pot += rows[static_cast<std::size_t>(row)].toPot;
    }
    take({ static_cast<int>(rows.size()), wanted });
    for (; next != named.end(); ++next)
        take(*next);
    return stakes;
}

int centsIn(int row, std::span<const StakeChange> inForce)
{
    int cents = 0;
    for (const StakeChange& stake : inForce)
        if (stake.row <= row)
            cents = stake.cents;
    return cents;
}

} // namespace sheepshead
