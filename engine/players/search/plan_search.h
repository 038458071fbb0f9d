// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/players/opponents/player_guess.h"
#include "engine/players/search/search_options.h"
#include "engine/players/search/trials.h"
#include "engine/support/rng.h"
#include "engine/worlds/known_cards.h"

#include <span>

namespace sheepshead {

/// Tries every plan, that is a bury with the call after it, or a call alone, in sampled worlds: all
/// plans in a few, then again and again the better half in twice as many. Returns each legal action
/// with the best plan that begins with it. Empty if another player decides in between (7H-2, 7H-3),
/// or if no world fits.
std::vector<Trials> tryPlans(const Observation& seen, std::span<const Action> legal,
    const Opponents& opponents, const SearchBudget& budget, Rng& rng, const TimeIsUp& stop,
    const JobRunner& runJobs, const KnownCards& granted = {});

} // namespace sheepshead
