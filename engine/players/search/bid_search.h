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

/// Tries every legal action before the first lead in sampled worlds: after it the others decide
/// as they are thought to, the viewer like a rule player, and the cards are played out. So picking
/// is compared with what passing is worth at this table. Empty if no world fits.
std::vector<Trials> tryBids(const Observation& seen, std::span<const Action> legal,
    const Opponents& opponents, int worlds, Rng& rng, const TimeIsUp& stop,
    const KnownCards& granted = {});

} // namespace sheepshead
