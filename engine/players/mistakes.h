// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/habits.h"

#include <span>

/// What people get wrong who are new to the game: habits of theirs, all others being a regular's.
namespace sheepshead::mistakes {

/// One mistake with the cards each.
std::span<const Habits> ofCards();

/// How he bids, buries and calls: one who thinks too little of his hand, one who thinks too much of
/// it, and one who judges it well. None of them goes alone or cracks, or buries to be void.
std::span<const Habits> ofPlans();

} // namespace sheepshead::mistakes
