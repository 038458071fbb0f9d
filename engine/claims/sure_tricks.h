// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/play_table.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// What each other seat can hold, as far as an observation tells, open cards included. Nothing if
/// no deal fits the observation.
std::optional<PerSeat<CardSet>> possibleCards(const Observation& seen);

/// Finds as many cards of the seat to act as possible, in an order in which each takes its trick,
/// with any cards and any play of the others: each beats every card that can be played on it.
/// Counts how many cards of a suit a seat that had to follow can have left. Empty if nothing is
/// proved. `world` is any that fits. The seat must know all its cards and have no under to play.
std::vector<Card> sureTricks(const Observation& seen, const PlayTable& table, const World& world);

} // namespace sheepshead
