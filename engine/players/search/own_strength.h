// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_position.h"

namespace sheepshead {

/// What a playout leaves out of a picker who searches: it goes on there as a regular, but will do
/// better with the real cards. Moves as many card points to the makers as its side takes more, if
/// the viewer is the picker and both sides have taken a trick: twice as many for one who is alone
/// and so plays every card of its side. The numbers were found by measuring (docs/strength.md,
/// tests/measure/measure_bids.cpp). The play must be over.
void addOwnStrength(PlayPosition& end, const PlaySetting& setting, Seat viewer);

} // namespace sheepshead
