// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

#include <map>
#include <string>

namespace sheepshead::measuring {

/// What a player gained over rule players by the decisions in which he differed from them, by kind
/// of decision. A decision's gain is how much more its seat would have got if rule players had gone
/// on from it, everybody's cards as they were, than from the rule player's: over a hand the gains
/// add up to what the hand was won higher.
class GainLedger {
public:
    struct Entry {
        int decisions = 0;
        int changed = 0;     ///< not as the rule player
        int gain = 0;        ///< score points
        double expected = 0; ///< what the player thought that it would be
    };

    /// Such as "defender 3", for the third trick.
    static std::string kindOf(const Observation& seen);

    Entry& of(const Observation& seen) { return entries_[kindOf(seen)]; }
    const std::map<std::string, Entry>& entries() const { return entries_; }

private:
    std::map<std::string, Entry> entries_;
};

} // namespace sheepshead::measuring
