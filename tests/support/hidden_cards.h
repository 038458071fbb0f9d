// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_record.h"
#include "engine/support/rng.h"

#include <optional>
#include <vector>

namespace sheepshead::testing {

/// Replays the hand with the cards that the viewer cannot see dealt again. Empty if the others
/// could not have done the same with those cards, or another seat would be asked.
std::optional<HandState> withOtherHiddenCards(
    const HandState& hand, const std::vector<SeatAction>& actions, Seat viewer, Rng& rng);

/// Whether what the viewer observes changes with the cards that it cannot see.
bool dependsOnHiddenCard(
    const HandState& hand, const std::vector<SeatAction>& actions, Seat viewer, Rng& rng);

} // namespace sheepshead::testing
