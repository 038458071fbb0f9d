// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/playout/habits.h"

#include <span>

namespace sheepshead {

/// Judges what to bury: points where they are safe, and whole suits; trump only if forced, and
/// never the last card that allows a call. `legal` must not be empty.
Action judgeBury(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// How much better than `buried` the best bury of `seen.hand` would be, in the units of the habits.
/// Cards that may not be buried at this table are considered too. 0 for more than two cards.
double buryRegret(const Observation& seen, CardSet buried, const Habits& habits = {});

/// Judges what to call: the ace of the picker's shortest suit, the cheapest card as an under, or no
/// partner at all with a hand that is strong enough alone.
Action judgeCall(const Observation& seen, std::span<const Action> legal, const Habits& habits);

/// The price of calling the ace of a suit of which these fail cards were kept; the cheapest suit is
/// called. A partner is most useful in a suit where the picker is short: opponents trump long
/// suits.
double priceOfCalling(CardSet ofSuit);

} // namespace sheepshead
