// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/worlds/world.h"

namespace sheepshead {

/// What it says of the picker's cards that he buried these and called that suit: he does both by
/// what it leaves him, as rule players do. Keeps a reference to the observation.
class SeenPlan {
public:
    explicit SeenPlan(const Observation& seen);

    /// How much better a rule player would have thought another bury, with the cards of this world,
    /// in the units of habits.h; 0 where the viewer buried himself or nobody did.
    double regretOfBury(const World& world);
    /// Whether he would rather have called another suit.
    bool wouldCallAnother(const World& world) const;

private:
    CardSet cardsOf(const World& world) const;

    const Observation& seen_;
    bool tells_ = false;
    CardSet played_;     ///< by the picker, face up
    Observation burier_; ///< what he saw, to be filled with his cards
};

} // namespace sheepshead
