// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_hand.h"

namespace sheepshead {

/// A step of a hand that a seat has seen: one thing said or done, with only the cards that all have
/// seen.
struct SeenStep {
    SeenAction action;
    std::size_t line = 0; ///< of SeenHand::actions
};

/// The lines of a seen hand, split: a line becomes a step for each event that it causes, and cards
/// that only the viewer knows are kept apart.
struct SeenSteps {
    std::vector<SeenStep> steps;
    PerSeat<CardSet> buried;
    std::optional<Card> under;
};

Result<SeenSteps> stepsOf(const SeenHand& seen);

} // namespace sheepshead
