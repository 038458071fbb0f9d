// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/analysis/play_position.h"
#include "engine/hand/observation.h"
#include "engine/hand/scoring.h"

#include <optional>

namespace sheepshead {

/// What everybody gets for a hand, if it is the same wherever the points go that the viewer does
/// not know to be won: bounds, and no look at any card. Nothing where it is not, or where he does
/// not know the sides. The setting is that of any world that fits.
std::optional<PerSeat<Score>> settledScores(const Observation& seen, const PlaySetting& setting);

} // namespace sheepshead
