// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// How likely the viewer gets through without a trick, judged by the cards he was dealt (4H-5).
double chanceOfNoTrick(const Observation& seen);

/// The card to play in a billy, for its bidder and against him.
Card judgeBilly(const Memory& memory, const TrickOdds& odds, CardSet legal);

} // namespace sheepshead
