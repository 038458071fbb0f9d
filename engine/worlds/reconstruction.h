// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"
#include "engine/hand/observation.h"
#include "engine/worlds/world.h"

#include <optional>
#include <span>

namespace sheepshead {

/// The hand as it stands for the viewer, with the cards lying as in this world: everything that
/// happened is done again. Nothing if it could not have happened with these cards; nothing either
/// at two-handed tables once a card was played, as an observation does not tell what covered what.
/// `legal`: what the viewer may do now, as the player was asked; tells apart what a seat is asked
/// one after another before the first lead.
std::optional<HandState> reconstructHand(
    const Observation& seen, const World& world, std::span<const Action> legal);

} // namespace sheepshead
