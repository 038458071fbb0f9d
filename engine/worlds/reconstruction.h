// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/hand/state/hand_state.h"
#include "engine/worlds/world.h"

#include <optional>
#include <span>

namespace sheepshead {

/// Reconstructs the hand that the viewer sees, with the cards of this world, by replaying
/// everything that happened. Nothing if that is impossible with these cards, or at two-handed
/// tables once a card was played, since an observation does not tell what covered what. `legal` is
/// what the viewer may do now; it distinguishes consecutive questions to one seat before the first
/// lead.
std::optional<HandState> reconstructHand(
    const Observation& seen, const World& world, std::span<const Action> legal);

} // namespace sheepshead
