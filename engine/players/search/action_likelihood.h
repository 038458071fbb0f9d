// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/action.h"
#include "engine/hand/observation.h"
#include "engine/players/opponents/seated.h"
#include "engine/players/rule/bury_and_call.h"
#include "engine/players/search/ways_by_cards.h"
#include "engine/support/rng.h"
#include "engine/worlds/deal_sampler.h"
#include "engine/worlds/world.h"

#include <optional>

namespace sheepshead {

/// A world, and who the others are in it.
struct PeopledWorld {
    World world;
    Seated seated;
};

/// Tells how well a world explains the passes and the pick that were seen, given what is thought of
/// the others. Keeps references to the observation and the opponents.
class SeenBids {
public:
    SeenBids(const Observation& seen, const Opponents& opponents);

    /// Multiplies each bidder's ways by how likely they bid as they did with the cards of this
    /// world.
    void weigh(const World& world, PerSeat<Ways>& ways);

    /// A world that explains the bids, drawn in proportion to that, or any world if those are rare;
    /// nothing if the sampler finds none.
    std::optional<PeopledWorld> drawLikely(const DealSampler& sampler, Rng& rng);

private:
    const Observation& seen_;
    const Opponents& opponents_;
    bool tells_ = false; ///< there were bids that were not forced
    Observation bidder_; ///< what a bidder saw; the hand is filled in
    PerSeat<WaysByCards> bids_;
};

/// The same for the picker's bury and call.
class SeenPlan {
public:
    SeenPlan(const Observation& seen, const Opponents& opponents);

    /// Multiplies the picker's ways; they stay as they are if the viewer is the picker or nothing
    /// was buried.
    void weigh(const World& world, PerSeat<Ways>& ways);

private:
    Ways waysOfBury(CardSet kept, CardSet buried);
    Ways waysOfCall(CardSet kept, CardSet buried);
    CardSet cardsOf(const World& world) const;

    const Observation& seen_;
    const Opponents& opponents_;
    bool tells_ = false;
    bool tellsCall_ = false;
    CardSet played_;     ///< by the picker, face up
    Observation burier_; ///< what the picker saw; the hand is filled in
    PlannedOptions options_;
    WaysByCards buries_;
    WaysByCards calls_;
};

/// The chances of everybody's ways before anything was seen of them.
PerSeat<Ways> chancesOf(const Opponents& opponents, SeatSet seats);

/// The product of all sums: how likely everything was that was seen of these.
double likelihoodOf(const PerSeat<Ways>& ways, SeatSet seats, Seat viewer);

} // namespace sheepshead
