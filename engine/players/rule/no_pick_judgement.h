// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// The card to play in a relative of the leaster where the fewest points do not win: moster,
/// mittler and schneidster.
Card judgeNoPickGame(
    const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits);

} // namespace sheepshead
