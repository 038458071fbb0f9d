// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"
#include "engine/playout/habits.h"

namespace sheepshead {

/// What to lead: picker and partner draw trump, defenders lead fail and the called suit first.
Card judgeLead(const Memory& memory, const TrickOdds& odds, CardSet legal, const Habits& habits);

} // namespace sheepshead
