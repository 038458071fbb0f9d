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

/// Tells how well a world explains the passes and the pick that were seen, if every seat bids like
/// a rule player. Keeps a reference to the observation.
class SeenBids {
public:
    explicit SeenBids(const Observation& seen);

    /// How many of the others bid unlike a rule player with the cards of this world.
    int surprises(const World& world);

    /// A world in which no bid surprises, or any world if those are rare; nothing if the sampler
    /// finds none.
    std::optional<World> drawUnsurprising(const DealSampler& sampler, Rng& rng);

private:
    const Observation& seen_;
    bool tells_ = false; ///< there were bids that were not forced
    Observation bidder_; ///< what a bidder saw; the hand is filled in
    std::vector<Action> bids_;
};

/// Tells how well a world explains the picker's bury and call, if the picker plans like a rule
/// player. Keeps a reference to the observation.
class SeenPlan {
public:
    explicit SeenPlan(const Observation& seen);

    /// How much better a rule player would judge another bury with the cards of this world, in the
    /// units of habits.h; 0 if the viewer is the picker or nothing was buried.
    double regretOfBury(const World& world);
    /// Whether a rule player would call another suit.
    bool wouldCallAnother(const World& world) const;

private:
    CardSet cardsOf(const World& world) const;

    const Observation& seen_;
    bool tells_ = false;
    CardSet played_;     ///< by the picker, face up
    Observation burier_; ///< what the picker saw; the hand is filled in
};

} // namespace sheepshead
