// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/players/search/prospect.h"

#include <vector>

namespace sheepshead {

/// What an action brought its seat, in score points, in one imagined world after another. The
/// actions of one decision go through the same worlds in the same order, the poor ones perhaps not
/// through all of them.
struct Trials {
    Action action;
    std::vector<double> scores;
};

/// Best first: what was tried longest, then by what it brought.
void sortBestFirst(std::vector<Trials>& trials);

/// By how much one action is worth more than another, in standard errors of the difference; where
/// it is the same in every world, the more the more worlds there are. Neither may be without
/// scores.
double certaintyThat(const Trials& better, const Trials& worse);

/// Best first; trials without scores are left out. Where an action was given up early it is held
/// against the best one in the worlds that both have seen.
std::vector<Prospect> prospectsOf(std::vector<Trials> trials);

} // namespace sheepshead
