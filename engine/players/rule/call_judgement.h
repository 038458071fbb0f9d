// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/habits.h"

#include <span>

namespace sheepshead {

/// Whom to play with: the ace of the suit he is shortest in, the cheapest card as an under, or
/// nobody at all with a hand that needs nobody.
Action judgeCall(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// How dear it is to call the ace of a suit of which these fail cards were kept: the cheapest suit
/// is called. A partner whose suit the picker is short in takes the trick that would hurt most;
/// long suits are trumped.
double priceOfCalling(CardSet ofSuit);

} // namespace sheepshead
