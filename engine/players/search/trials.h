// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/scoring/ending.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// What an action brought its seat, in score points, in one imagined world after another. All
/// actions of a decision are tried in the same worlds in the same order; poor ones may be given up
/// early.
struct Trials {
    Action action;
    std::vector<double> scores;
    /// How the plan goes on that begins with the action and was tried: its call, going alone, or
    /// which solo is named.
    std::optional<Action> then = {};
    std::vector<Ending> endings = {}; ///< of the hand for the seat, beside the scores
};

/// What an action is expected to bring the seat that takes it: estimated in imagined deals that fit
/// what the seat has seen.
struct Prospect {
    Action action;
    double score = 0;         ///< expected score points of the hand
    double standardError = 0; ///< of the score, from the number of deals imagined
    double winChance = 0;     ///< share of the deals in which the seat's score is above zero
    double lost = 0; ///< what the deals with a score below zero bring to `score`; not above 0
    std::optional<Action> then = {}; ///< how the best plan with this action goes on
};

/// Sorts best first: by the number of worlds, then by the mean score.
void sortBestFirst(std::vector<Trials>& trials);

/// How much better one action is than another, in standard errors of the difference. Where the
/// difference is the same in every world, the square root of their number. Both need scores.
double certaintyThat(const Trials& better, const Trials& worse);

/// Best first; trials without scores are left out. An action that was given up early is compared
/// with the best one in the worlds that both were tried in.
std::vector<Prospect> prospectsOf(std::vector<Trials> trials);

} // namespace sheepshead
