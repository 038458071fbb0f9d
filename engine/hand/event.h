// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"
#include "engine/hand/action.h"
#include "engine/scoring/derivation.h"
#include "engine/scoring/outcome.h"
#include "engine/scoring/scoring.h"

#include "engine/cards/card_set.h"

#include <optional>
#include <variant>
#include <vector>

namespace sheepshead {

/// The first event of a hand. A viewer sees only the cards of their own hand; `sizes` tells the
/// others.
struct Dealt {
    Seat dealer {};
    SeatSet seats = {}; ///< who plays
    PerSeat<CardSet> hands = {};
    PerSeat<int> sizes = {};
    PerSeat<CardSet>
        open = {};      ///< two-handed: the cards that lie open on covered ones, seen by all
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

/// NOPICK "vote".
struct Voted {
    Seat seat {};
    NoPick forGame = NoPick::Leaster;
    bool operator==(const Voted&) const = default;
};

/// 4H-5
struct BidMade {
    Seat seat {};
    BidKind kind = BidKind::Call;
    bool operator==(const BidMade&) const = default;
};

struct SoloNamed {
    Seat seat {};
    SoloKind kind = SoloKind::Best;
    Suit suit = Suit::Hearts; ///< the trump that is played
    bool operator==(const SoloNamed&) const = default;
};

struct Picked {
    Seat seat {};
    CardSet blind = {}; ///< seen by the picker only, and by no seat if it goes down unseen
    int blindSize = 0;
    bool forced = false;
    std::optional<Card> callUp = {}; ///< JACK-UP-WHEN before the blind
    bool unseen = false;             ///< a blind pick: the blind is the bury now, nothing else is
    bool operator==(const Picked&) const = default;
};

/// 7H-2, 7H-3: the seat left of the picker takes the rest of the blind.
struct NeighbourTook {
    Seat seat {};
    CardSet cards = {}; ///< seen by this seat only
    int count = 0;
    bool operator==(const NeighbourTook&) const = default;
};

struct Buried {
    Seat seat {};
    CardSet cards = {}; ///< seen by who buried them only, and in 7H-2 perhaps by the partner
    int count = 0;
    std::optional<Seat> alsoSeenBy = {};
    /// Of them, what all have seen leave the table: a pair shown before the pick.
    CardSet open = {};
    bool operator==(const Buried&) const = default;
};

/// CALL-PUBLIC. In a jack game also the silent call of the partner jack, in any hand.
struct Called {
    Seat seat {};
    Card card;
    bool withUnder = false;
    std::optional<Card> under = {}; ///< seen by the picker only, or by all if it lay open
    bool underLayOpen = false;
    bool operator==(const Called&) const = default;
};

struct WentAlone {
    Seat seat {};
    bool operator==(const WentAlone&) const = default;
};

/// CALL-SHEEPS
struct SheepsheadCalled {
    Seat seat {};
    bool operator==(const SheepsheadCalled&) const = default;
};

/// Everyone passed: each plays alone.
struct LeasterBegan {
    NoPickGame game = NoPickGame::Leaster;
    bool operator==(const LeasterBegan&) const = default;
};

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

/// PART-REVEAL: a card that makes its player one of the makers lies on the table. The seat is the
/// picker's own when the picker has been alone in secret.
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

/// 2H-1, 2H-2: a covered card is turned after the trick.
struct Turned {
    Seat seat {};
    Card card;
    bool operator==(const Turned&) const = default;
};

/// RENEGE "forfeits": the cards prove it, and the hand is over.
struct RenegeFound {
    Seat seat {};
    bool operator==(const RenegeFound&) const = default;
};

/// The last event of a hand that was played; now everything is open.
struct HandScored {
    Outcome outcome;
    HandScores scores = {};
    CardSet blind = {};  ///< as it was dealt
    CardSet buried = {}; ///< the makers'
    std::optional<Card> under = {};
    PerSeat<CardSet> hands = {};    ///< what was not played: a hand that ended early, a schwanzer
    std::vector<Raise> raised = {}; ///< in the order in which they were said
    bool operator==(const HandScored&) const = default;
};

using Event = std::variant<Dealt, RedealHandShown, Passed, Voted, BidMade, SoloNamed, Picked,
    NeighbourTook, Buried, Called, WentAlone, SheepsheadCalled, Cracked, Blitzed, LeasterBegan,
    ThrownIn, Played, PartnerRevealed, TrickTaken, Turned, RenegeFound, HandScored>;

/// How the scores of a hand that was played here came about.
Derivation derivationOf(const HandScored& scored, SeatSet seats, const Variant& variant);

/// The event as a seat sees it. Seats that are not there to see it (a dealer who sits out) see what
/// is public. The picker of the hand knows their own under; pass nothing while no seat has
/// picked.
Event seenBy(Seat viewer, const Event& event, std::optional<Seat> picker = std::nullopt);

/// The same for a viewer without a seat: what is public.
Event seenByAll(const Event& event);

} // namespace sheepshead
