// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/trick_odds.h"

namespace sheepshead {

/// Whether the picker, having buried, can be all but sure of every trick alone (CALL-SHEEPS).
bool takesEveryTrick(const Observation& seen);

/// The picker's card once he has bet on every trick: points no longer count.
Card judgeBetCard(const Memory& memory, const TrickOdds& odds, CardSet legal);

} // namespace sheepshead
