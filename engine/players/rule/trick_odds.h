// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/rule/memory.h"

namespace sheepshead {

/// The trick on the table, or the one about to be led, as the viewer judges it: which cards beat
/// it, and how likely each card wins it for the viewer's side. Keeps a reference to the memory.
class TrickOdds {
public:
    explicit TrickOdds(const Memory& memory);

    bool leading() const { return !led_; }
    int stillToPlay() const { return stillToPlay_; }
    Points onTable() const { return onTable_; }
    /// The expected number of those still to play who are on the viewer's side.
    double friendsToPlay() const { return friendsToPlay_; }

    /// How likely the trick belongs to the viewer's side as it lies; 0 for a lead.
    double bestIsOurs() const { return bestIsOurs_; }
    /// Every card that follows suit; only if a card was led.
    CardSet led() const { return *led_; }
    /// Whether a card would have the trick as it lies now.
    bool takesLead(Card card) const;
    /// How likely the viewer's side takes the trick if the viewer plays this card.
    double ours(Card card) const;
    /// How likely this card takes the trick if everyone plays alone and ducks where possible.
    double mineInLeaster(Card card) const;

private:
    CardSet ledWith(Card card) const;
    bool isUnder(Card card) const { return memory_.seen().under == card; }
    bool beats(Card card, std::optional<Card> best, CardSet led) const;
    CardSet thatBeat(std::optional<Card> best, CardSet cards, CardSet led) const;
    double chanceBeats(Seat seat, std::optional<Card> best, CardSet led) const;
    double chanceForcedOver(Seat seat, Card best, CardSet led) const;

    void countFriends();

    const Memory& memory_;
    std::optional<CardSet> led_;
    std::optional<Card> best_; ///< that has the trick; none while only an under lies there
    double bestIsOurs_ = 0;
    Points onTable_;
    int stillToPlay_;
    double friendsToPlay_ = 0;
};

} // namespace sheepshead
