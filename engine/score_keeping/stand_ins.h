// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/outcome.h"

namespace sheepshead {

/// Points and tricks that stand for those the score keeper did not type: scored with them, a hand
/// comes to the result that was typed. Only scoring may use them.

/// Points of the makers that come to this tier under all rules.
Points standIn(Tier tier);

/// What was typed of a hand without makers.
struct NamedResult {
    SeatSet playing;
    SeatSet named;           ///< who won; of a moster and a schwanzer: who lost
    bool trickless = false;  ///< leaster: the winner took no trick
    bool everyTrick = false; ///< moster: who is named took every trick and wins
};

/// For the game of `outcome`. In a mittler an odd number of seats play.
void standFor(LeasterOutcome& outcome, const NamedResult& result);
void standFor(SchwanzerOutcome& outcome, const NamedResult& result);
/// `tier` says how clearly the winner won; without a winner it is 60 to 60.
void standFor(TwoHandedOutcome& outcome, const NamedResult& result, Tier tier);

} // namespace sheepshead
