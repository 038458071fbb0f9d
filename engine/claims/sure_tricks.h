// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_table.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// What each of the others can hold, as far as an observation tells; his open cards among it.
/// Nothing at all if the observation explains itself in no way.
std::optional<PerSeat<CardSet>> possibleCards(const Observation& seen);

/// Cards of the seat to act, as many as can be, in an order in which every one of them takes its
/// trick from now on, whatever the others hold and play: each beats every card that can still be
/// put on it. Counts how many cards of a suit somebody can have left who had to follow it. None
/// where that proves nothing. The world is any that fits. The seat knows all its cards and has none
/// to lay face down.
std::vector<Card> sureTricks(const Observation& seen, const PlayTable& table, const World& world);

} // namespace sheepshead
