// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/worlds/card_beliefs.h"
#include "engine/worlds/card_spread.h"

namespace sheepshead {

/// What players believe without having seen it, for sampling: pickers hold more trump, players who
/// passed hold less, and hardly any trump is buried.
Leaning usualLeaning(const Observation& seen, const CardBeliefs& beliefs = {});

} // namespace sheepshead
