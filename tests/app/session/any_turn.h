// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/turn.h"

namespace sheepshead::testing {

/// A question to pick or to pass.
inline Turn anyTurn()
{
    Turn turn;
    turn.legal = { Pass(), Pick() };
    return turn;
}

} // namespace sheepshead::testing
