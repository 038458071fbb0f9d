// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/opponents/learned_weights.h"

#include <span>

namespace sheepshead {

/// The weights of a player as they are to be expected beside those of others of the same table:
/// people of one table often play alike. How much alike this one and the others are is judged by
/// what was seen of it; where it plays in its own way, the others tell nothing.
///
/// The weights of a table vary around what is assumed, those of its people around the table's
/// (normal distributions; together they have the spread that is assumed).
LearnedWeights weightsAmong(
    const LearnedWeights& own, std::span<const LearnedWeights* const> others);

} // namespace sheepshead
