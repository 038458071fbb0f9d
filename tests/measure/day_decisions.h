// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"

namespace sheepshead::measuring {

/// A hand of the day has as many decisions that matter, or more.
inline constexpr int fewestThatMatter = 2;

/// How many decisions of the person's seat matter when an expert sits there, and regulars in the
/// others: the best choice is expected to score 0.2 more than the next one, cards that do the same
/// left out. The hand is played from its deal.
int decisionsThatMatter(const HandRecord& record);

} // namespace sheepshead::measuring
