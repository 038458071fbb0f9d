// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

namespace sheepshead {

/// What an attentive player concludes for certain from an observation: which cards are still out,
/// who is void, and who may hold what. Keeps a reference to the observation.
class Memory {
public:
    explicit Memory(const Observation& seen);

    /// Cards the viewer cannot place: in other hands, or buried or in the blind out of its sight.
    CardSet hidden() const { return hidden_; }
    /// The hidden cards that a seat may hold.
    CardSet mayHold(Seat seat) const { return mayHold_[seat]; }

    /// Every card that follows suit to a trick.
    CardSet ledSuitOf(const Trick& trick) const;

    /// All fail cards of the called suit while it has not been led; none where no fail card was
    /// called.
    CardSet calledSuitUnled() const { return calledSuitUnled_; }

    /// How many play after the viewer, who is to act, in this trick.
    int stillToPlay() const;

private:
    void placeOpenCards();
    void rememberVoids();
    void rememberVoids(const Trick& trick);
    void placeCalledCard();

    const Observation& seen_;
    CardSet hidden_;
    CardSet calledSuitUnled_;
    PerSeat<CardSet> mayHold_;
};

} // namespace sheepshead
