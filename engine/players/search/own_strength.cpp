// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/own_strength.h"

#include <algorithm>

namespace sheepshead {

void addOwnStrength(PlayPosition& end, const PlaySetting& setting, Seat viewer)
{
    constexpr int withCompanions = 3;
    constexpr int alone = 6; // plays all cards of its side
    if (setting.picker != viewer)
        return;
    int tricks = 0;
    for (const Seat maker : end.makers)
        tricks += end.tricks(maker);
    if (tricks == 0 || tricks == end.tricksDone)
        return;
    const int more = end.makers.size() > 1 ? withCompanions : alone;
    const int left = deckPoints.value - pointsOfSide(end, setting, viewer);
    end.makersBury.value += std::min(more, left);
}

} // namespace sheepshead
