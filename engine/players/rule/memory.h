// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"
#include "engine/worlds/card_beliefs.h"

#include <array>

namespace sheepshead {

/// What an attentive player concludes from an observation: which cards are still out, who is void,
/// who may hold what, and who may be the partner. Keeps a reference to the observation.
class Memory {
public:
    explicit Memory(const Observation& seen, const CardBeliefs& beliefs = {});

    const Observation& seen() const { return seen_; }
    const TrumpOrder& trumps() const { return seen_.trumps; }

    /// Cards the viewer cannot place: in other hands, buried or in the blind.
    CardSet hidden() const { return hidden_; }
    /// The hidden cards that a seat may hold.
    CardSet mayHold(Seat seat) const { return mayHold_[seat]; }
    double chanceHolds(Seat seat, Card card) const;
    double chanceHoldsAny(Seat seat, CardSet cards) const;
    /// How likely a seat has no card left of a fail suit that is led.
    double chanceVoid(Seat seat, CardSet suit) const;

    /// The expected number of trump that the viewer's opponents hold.
    double trumpAgainstMe() const;
    /// Whether a card beats all hidden cards of its suit.
    bool isHighestOut(Card card) const;
    /// The share of the hidden cards of its suit that a card beats, from 0 to 1.
    double shareBeaten(Card card) const;

    /// 0 for a certain opponent to 1 for a certain companion.
    double chanceOnMySide(Seat seat) const;
    double chancePartner(Seat seat) const { return chancePartner_[seat]; }
    bool viewerIsMaker() const { return seen_.isMaker(seen_.viewer); }

    /// Every card that follows suit to a trick.
    CardSet ledSuitOf(const Trick& trick) const;

    /// All fail cards of the called suit while it has not been led; none where no fail card was
    /// called.
    CardSet calledSuitUnled() const { return calledSuitUnled_; }
    /// The order of its cards the first time it is led (TEN-BEATS-ACE).
    int calledSuitPower(Card card) const;

    /// How many play after the viewer, who is to act, in this trick.
    int stillToPlay() const;

private:
    void placeOpenCards();
    void rememberVoids();
    void rememberVoids(const Trick& trick);
    void placeCalledCard();
    void weighPlaces();
    void guessPartner();
    void rememberSides();
    void spreadHiddenMakers();
    void share(const PerSeat<double>& weights);
    double roomFor(Seat seat, Card card) const;
    double roomAside(Card card) const;

    const Observation& seen_;
    CardBeliefs beliefs_;
    CardSet hidden_;
    CardSet calledSuitUnled_;
    PerSeat<CardSet> mayHold_;
    PerSeat<double> chancePartner_;
    std::array<double, 32> room_ {}; ///< weighted number of places where a hidden card can be
};

} // namespace sheepshead
