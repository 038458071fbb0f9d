// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/search/search_options.h"
#include "engine/support/rng.h"

#include <span>
#include <vector>

namespace sheepshead {

/// How a hand continues after a decision before the first lead, on average over deals that fit what
/// the seat has seen.
struct HandCourse {
    Action action;
    double viewerPicks = 0; ///< the viewer has the blind or the bid
    double othersPick = 0;
    double allPass = 0;
    double handPoints = 0; ///< card points of the viewer's side at the end
    double calledTrickOurs =
        0; ///< the called card's trick came to the makers, if a card was called
};

/// Tries every action in `worlds` sampled worlds; after it all seats decide like rule players.
/// Empty if no world fits.
std::vector<HandCourse> coursesOf(const Observation& seen, std::span<const Action> legal,
    std::span<const Action> actions, int worlds, Rng& rng, const TimeIsUp& stop);

} // namespace sheepshead
