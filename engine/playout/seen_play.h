// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/playout/play_position.h"

namespace sheepshead {

/// The play of the cards as a seat sees it, so that a policy can judge that seat's next card: other
/// hands hold nothing but what they have played, and an under that the seat has not seen is some
/// hidden card. Only for the viewer's decision, not to be played on. The hand must be in its play.
struct SeenPlay {
    explicit SeenPlay(const Observation& seen);

    PlaySetting setting;
    PlayPosition position;
};

} // namespace sheepshead
