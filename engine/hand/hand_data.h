// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/deal.h"
#include "engine/hand/event.h"
#include "engine/hand/observation.h"
#include "engine/hand/playing.h"

#include <array>
#include <optional>
#include <vector>

namespace sheepshead {

/// The under is a card of its own kind on a trick, so a trick remembers which card it was.
struct TrickRecord {
    std::array<Card, maxSeats> cards;
    std::array<Seat, maxSeats> seats;
    std::uint8_t count = 0;
    Seat winning {};
};

inline constexpr int maxTricks = 16;

/// The whole truth about a hand, hidden cards and all. Plain data: HandState keeps it, and each
/// phase of the hand (picking.h, burying.h, calling.h, leaster.h, trick_play.h) has one file of
/// functions on it.
struct HandData {
    CheckedVariant variant;
    Deal deal;
    SeatSet seats; ///< who play
    int doubler = 1;

    Phase phase = Phase::Picking;
    Seat turn {};

    SeatSet passed;
    std::optional<Seat> picker;
    bool forcedPick = false;
    std::optional<Card> callUp; ///< named with the pick (JACK-UP-WHEN)
    CardSet buried;
    std::optional<Card> called;
    std::optional<Card> under;
    bool alone = false; ///< declared
    SeatSet partners;   ///< who they are, known or not
    bool partnerRevealed = false;
    bool leaster = false;

    PerSeat<CardSet> hands; ///< until the first lead; then `play` holds them
    Playing play;
    std::array<TrickRecord, maxTricks> tricks;
    int trickCount = 0; ///< begun, the one on the table included

    std::optional<ThrowIn> thrownIn;
    std::optional<HandScored> scored;

    const TrumpOrder& trumps() const { return variant.trumps(); }
    Seat dealersLeft() const { return seats.nextAfter(deal.dealer); }
    bool playBegan() const { return !play.seats().empty(); }
    CardSet handOf(Seat seat) const { return playBegan() ? play.hand(seat) : hands[seat]; }
    /// Cards that the picker's side has for sure: those he kept and those he buried.
    CardSet pickersCards() const { return hands[*picker] | buried; }
};

using Events = std::vector<Event>;

} // namespace sheepshead
