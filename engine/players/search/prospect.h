// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"

namespace sheepshead {

/// What an action is expected to come to for the seat that takes it, as far as that seat can tell:
/// found in imagined deals that fit what it has seen.
struct Prospect {
    Action action;
    double score = 0;         ///< expected score points of the hand
    double standardError = 0; ///< of the score, from the number of deals imagined
    double winChance = 0;     ///< share of the deals in which the seat's score is above zero
};

} // namespace sheepshead
