// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/playout/habits.h"

#include <span>

/// The mistakes of new players, as habits that differ from a regular's.
namespace sheepshead::mistakes {

/// Habits with one mistake in the play of the cards each.
std::span<const Habits> ofCards();

/// Habits of bidding, burying and calling: timid, bold, and neither. None of them goes alone,
/// cracks, or buries to become void.
std::span<const Habits> ofPlans();

} // namespace sheepshead::mistakes
