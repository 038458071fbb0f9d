// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

#include <map>
#include <string>

namespace sheepshead::measuring {

/// What a player gained over rule players by the decisions that differed from theirs, by kind
/// of decision. A decision's gain is how much more its seat would get than after the rule player's
/// choice, if rule players continued with the real cards. Over a hand the gains add up to the
/// difference of its scores.
class GainLedger {
public:
    struct Entry {
        int decisions = 0;
        int changed = 0;     ///< not as the rule player
        int gain = 0;        ///< score points
        double expected = 0; ///< what the player thought that it would be
    };

    /// For example "defender 3", for the third trick.
    static std::string kindOf(const Observation& seen);

    Entry& of(const Observation& seen) { return entries_[kindOf(seen)]; }
    const std::map<std::string, Entry>& entries() const { return entries_; }

private:
    std::map<std::string, Entry> entries_;
};

} // namespace sheepshead::measuring
