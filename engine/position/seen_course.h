// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_steps.h"

#include <utility>

namespace sheepshead {

/// What a list of seen actions comes to, before a check whether it can have happened.
struct SeenCourse {
    std::vector<SeenStep> steps;
    /// What says where the unseen cards can lie; what only the rules tell is not filled in.
    Observation sketch;
    PerSeat<CardSet> played; ///< an under only where the viewer knows it
    PerSeat<CardSet> buried; ///< as far as the viewer knows
    std::optional<Card> under;
    bool underPlayed = false;
    /// Two-handed: an open card and what was turned beneath it.
    std::vector<std::pair<Card, Card>> turned;
    /// The viewer has taken cards of the blind and is still to bury as many.
    bool mustBury = false;

    /// "actions[3]", or the end of the list.
    std::string placeOf(std::size_t step) const;
};

/// An onlooker is no seat of the table and has seen no card.
Result<SeenCourse> courseOf(const SeenHand& seen, bool onlooker = false);

} // namespace sheepshead
