// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/position/seen_hand.h"

namespace sheepshead {

/// A step of a hand that a seat has seen: one thing said or done, no card of it that is not shown
/// to all.
struct SeenStep {
    SeenAction action;
    std::size_t line = 0; ///< of SeenHand::actions
};

/// The lines of a seen hand, taken apart: what stands in one line becomes a step for each event
/// that it brings about, and the cards in it that only the viewer knows are put aside.
struct SeenSteps {
    std::vector<SeenStep> steps;
    PerSeat<CardSet> buried;
    std::optional<Card> under;
};

Result<SeenSteps> stepsOf(const SeenHand& seen);

} // namespace sheepshead
