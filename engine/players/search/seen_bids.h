// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/support/rng.h"
#include "engine/worlds/deal_sampler.h"
#include "engine/worlds/world.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// What the others' passes and their pick say of their cards: everybody bids by strength of hand,
/// as rule players do. Keeps a reference to the observation.
class SeenBids {
public:
    explicit SeenBids(const Observation& seen);

    /// How many of the others a rule player would not have bid like, with the cards of this world.
    int surprises(const World& world);

    /// A world in which nobody's bid surprises, or any at all if there is hardly one; nothing where
    /// the sampler has nothing.
    std::optional<World> drawUnsurprising(const DealSampler& sampler, Rng& rng);

private:
    const Observation& seen_;
    bool tells_ = false; ///< somebody has bid who need not have
    Observation bidder_; ///< what a bidder saw, to be filled with his cards
    std::vector<Action> bids_;
};

} // namespace sheepshead
