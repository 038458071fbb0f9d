// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/support/rng.h"
#include "engine/worlds/world.h"

#include <functional>

namespace sheepshead {

/// What everybody must have been dealt for the cards to lie as they do now: which of a taker's
/// cards were in the blind is open, as far as the viewer did not take it himself. Keeps the
/// observation by reference.
class DealBack {
public:
    explicit DealBack(const Observation& seen);

    /// Completes the world's deal in any of the ways, each as likely. False if it cannot have been
    /// dealt like that: somebody would have had a redeal hand, or no right to name a jack.
    bool draw(World& world, Rng& rng) const;

    /// Completes it in the first way in which it can have been dealt and that fits; false if none
    /// does.
    bool find(World& world, const std::function<bool(const World&)>& fits) const;

private:
    struct Taker {
        Seat seat {};
        int count = 0; ///< cards he took of the blind
        CardSet dealt; ///< not from the blind, whoever has them
        CardSet fromBlind;
    };

    CardSet dealtForSure(Seat seat) const;
    void layHands(World& world) const;
    void giveBack(World& world, const Taker& taker, CardSet blind) const;
    void finish(World& world) const;
    bool couldBeDealt(const World& world) const;
    bool findFrom(
        std::size_t taker, World& world, const std::function<bool(const World&)>& fits) const;

    const Observation& seen_;
    PerSeat<CardSet> played_; ///< face up, and unders that the viewer has seen
    std::vector<Taker> takers_;
};

} // namespace sheepshead
