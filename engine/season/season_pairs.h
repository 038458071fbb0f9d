// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season_evening.h"

namespace sheepshead {

/// Two people of the group, the one as picker and the other as partner.
struct SeasonPair {
    std::int64_t picker = 0;
    std::int64_t partner = 0;
    int hands = 0;
    int won = 0;             ///< of these
    std::int64_t points = 0; ///< what both scored in them

    bool operator==(const SeasonPair&) const = default;
};

/// Who played with whom, the pairs with most hands first; of these those with most points.
std::vector<SeasonPair> pairsOf(const Season& season, const std::vector<SeasonHand>& hands);

} // namespace sheepshead
