// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/habits.h"
#include "engine/playout/holding_odds.h"
#include "engine/playout/trick_view.h"

#include <array>

namespace sheepshead {

/// chanceToWalk() by the number of hidden cards.
inline constexpr auto chancesToWalk = [] {
    std::array<float, 8> chances {};
    for (std::size_t rivals = 0; rivals < chances.size(); ++rivals)
        chances[rivals] = chanceToWalk(static_cast<float>(rivals));
    return chances;
}();

/// What a card is judged by, in a lead or a follow of any game but a leaster. `share` is the side's
/// chance to take the trick with it.
Features featuresOf(const HoldingOdds& odds, const PlaySetting& setting, const TrickView& view,
    const KindView& kind, Card card, float share);

} // namespace sheepshead
