// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/playout/play_position.h"
#include "engine/scoring/scoring.h"

#include <optional>
#include <span>

namespace sheepshead {

/// The scores of a hand, if they are the same wherever the points go that the viewer does not know
/// to be won. Compares bounds only, without looking at cards. Nothing if the scores are open, or if
/// the viewer does not know the sides. The setting is that of any world that fits, seen by any
/// seat. `sure` are cards of the viewer, who is to act, that each take their trick, that on the
/// table first.
std::optional<PerSeat<Score>> settledScores(
    const Observation& seen, const PlaySetting& setting, std::span<const Card> sure = {});

} // namespace sheepshead
