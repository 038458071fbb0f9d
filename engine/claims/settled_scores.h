// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/playout/play_position.h"
#include "engine/scoring/scoring.h"

#include <optional>
#include <span>

namespace sheepshead {

/// What everybody gets for a hand, if it is the same wherever the points go that the viewer does
/// not know to be won: bounds, and no look at any card. Nothing where it is not, or where he does
/// not know the sides. The setting is that of any world that fits, for anybody at the table. `sure`
/// are cards of the viewer, who is to act, each of which takes its trick, the one on the table
/// first.
std::optional<PerSeat<Score>> settledScores(
    const Observation& seen, const PlaySetting& setting, std::span<const Card> sure = {});

} // namespace sheepshead
