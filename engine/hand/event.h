// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/outcome.h"
#include "engine/hand/scoring.h"
#include "engine/hand/seat.h"

#include "engine/cards/card_set.h"

#include <optional>
#include <variant>

namespace sheepshead {

/// The first event of a hand. A viewer sees the cards of his own hand only; `sizes` tells the
/// others.
struct Dealt {
    Seat dealer {};
    SeatSet seats = {}; ///< who plays
    PerSeat<CardSet> hands = {};
    PerSeat<int> sizes = {};
    CardSet blind = {}; ///< none for any viewer
    int blindSize = 0;
    int doubler = 1; ///< DOUBLER-1: factor on this hand's settlement
    bool operator==(const Dealt&) const = default;
};

/// REDEAL-HAND: shown to all; the hand is over without a score.
struct RedealHandShown {
    Seat seat {};
    CardSet hand = {};
    bool operator==(const RedealHandShown&) const = default;
};

struct Passed {
    Seat seat {};
    bool operator==(const Passed&) const = default;
};

struct Picked {
    Seat seat {};
    CardSet blind = {}; ///< seen by the picker only
    int blindSize = 0;
    bool forced = false;
    std::optional<Card> callUp = {}; ///< JACK-UP-WHEN before the blind
    bool operator==(const Picked&) const = default;
};

struct Buried {
    Seat seat {};
    CardSet cards = {}; ///< seen by the picker only
    int count = 0;
    bool operator==(const Buried&) const = default;
};

/// CALL-PUBLIC. In a jack game also the silent call of the partner jack, whoever holds it.
struct Called {
    Seat seat {};
    Card card;
    bool withUnder = false;
    std::optional<Card> under = {}; ///< seen by the picker only
    bool operator==(const Called&) const = default;
};

struct WentAlone {
    Seat seat {};
    bool operator==(const WentAlone&) const = default;
};

/// Everybody passed: each for himself.
struct LeasterBegan {
    bool operator==(const LeasterBegan&) const = default;
};

enum class ThrowIn : std::uint8_t { Doubler, Redeal, RedealHand };

/// The last event of a hand that was not played.
struct ThrownIn {
    ThrowIn why = ThrowIn::Doubler;
    bool operator==(const ThrownIn&) const = default;
};

/// A card on the trick; an under lies face down: only its player knows the card.
struct Played {
    Seat seat {};
    std::optional<Card> card;
    bool asUnder = false;
    bool operator==(const Played&) const = default;
};

/// PART-REVEAL: the called card or the partner jack lies on the table. The seat is the picker's own
/// when he has been alone in secret.
struct PartnerRevealed {
    Seat seat {};
    bool operator==(const PartnerRevealed&) const = default;
};

struct TrickTaken {
    Seat winner {};
    int number = 0;                 ///< from 1
    CardSet cards = {};             ///< those that lay face up
    std::optional<Card> under = {}; ///< UNDER-SIGHT: for the taker, and for the picker who laid it
    bool withBlind = false;         ///< LEASTER-BLIND: the blind, unseen, goes with this trick
    bool operator==(const TrickTaken&) const = default;
};

/// The last event of a hand that was played; now everything is open.
struct HandScored {
    std::variant<PickedOutcome, LeasterOutcome> outcome;
    HandScores scores = {};
    CardSet blind = {}; ///< as it was dealt
    CardSet buried = {};
    std::optional<Card> under = {};
    bool operator==(const HandScored&) const = default;
};

using Event = std::variant<Dealt, RedealHandShown, Passed, Picked, Buried, Called, WentAlone,
    LeasterBegan, ThrownIn, Played, PartnerRevealed, TrickTaken, HandScored>;

/// The event as a seat sees it. Seats that are not there to see it (a dealer who sits out) see what
/// is public. The picker of the hand knows the under that he laid; pass nothing while nobody has
/// picked.
Event seenBy(Seat viewer, const Event& event, std::optional<Seat> picker = std::nullopt);

/// The same for somebody without a seat: what is public.
Event seenByAll(const Event& event);

} // namespace sheepshead
