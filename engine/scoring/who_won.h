// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/scoring.h"

#include <optional>

namespace sheepshead {

/// Whether the side of the picker, or of the bidder, won a hand as it is written on a sheet. After
/// a renege, or a bet on all tricks, the tier does not tell who won: the leader's score does.
constexpr bool leadersWon(const std::optional<Tier>& tier, bool tierTells, Score leaders)
{
    return tierTells && tier ? makersWon(*tier) : leaders.value > 0;
}

} // namespace sheepshead
