// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/support/rng.h"
#include "engine/worlds/known_cards.h"
#include "engine/worlds/world.h"

#include <functional>

namespace sheepshead {

/// Reconstructs what every seat was dealt for the cards to lie as they do now. Which cards of a
/// taker were in the blind is open, unless the viewer took it. Keeps a reference to the
/// observation.
class DealBack {
public:
    explicit DealBack(const Observation& seen, const KnownCards& granted = {});

    /// Completes the world's deal at random, all ways equally likely. False if there is none: a
    /// seat would have had a redeal hand, or no right to name a jack.
    bool draw(World& world, Rng& rng) const;

    /// Completes it in the first way that is possible and fits; false if there is none.
    bool find(World& world, const std::function<bool(const World&)>& fits) const;

private:
    struct Taker {
        Seat seat {};
        int count = 0; ///< cards taken from the blind
        CardSet dealt; ///< certainly not from the blind
        CardSet fromBlind;
        CardSet granted; ///< from the blind, where the seat has them
    };

    CardSet dealtForSure(Seat seat) const;
    static CardSet surelyTaken(const World& world, const Taker& taker);
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
