// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/own_strength.h"

#include <algorithm>

namespace sheepshead {

void addOwnStrength(PlayPosition& end, const PlaySetting& setting, Seat viewer)
{
    constexpr int pickersMore = 3;
    if (setting.picker != viewer)
        return;
    int tricks = 0;
    for (const Seat maker : end.makers)
        tricks += end.tricks(maker);
    if (tricks == 0 || tricks == end.tricksDone)
        return;
    const int left = deckPoints.value - pointsOfSide(end, setting, viewer);
    end.makersBury.value += std::min(pickersMore, left);
}

} // namespace sheepshead
