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

/// Tries every proper card: plays the hand out after it in sampled worlds, against others as they
/// are thought to be. `worlds` is the budget. Empty if no world fits.
std::vector<Trials> tryCards(const Observation& seen, std::span<const Action> legal,
    const Opponents& opponents, int worlds, Rng& rng, const TimeIsUp& stop,
    const KnownCards& granted = {});

} // namespace sheepshead
