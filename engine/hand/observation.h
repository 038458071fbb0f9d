// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"
#include "engine/hand/event.h"
#include "engine/rules/variant_check.h"
#include "engine/scoring/outcome.h"

#include <array>
#include <optional>
#include <vector>

namespace sheepshead {

/// What a hand is waiting for.
enum class Phase : std::uint8_t {
    Redealing, ///< REDEAL-HAND "on request"
    Picking,
    Voting,  ///< NOPICK "vote"
    Bidding, ///< 4H-5
    Burying,
    Calling,
    Raising, ///< cracks and blitzes before the first lead
    Playing,
    Over,
};

/// A card on a trick; empty for an under that the viewer has not seen.
struct PlayedCard {
    Seat seat {};
    std::optional<Card> card;
    bool asUnder = false;
    bool operator==(const PlayedCard&) const = default;
};

/// A trick, finished or on the table, in the order in which the cards fell.
struct Trick {
    std::vector<PlayedCard> cards;
    Seat winning {}; ///< who has it so far, or took it

    Seat leader() const { return cards.front().seat; }
    bool operator==(const Trick&) const = default;
};

/// The sides, as far as a seat knows them.
struct Sides {
    SeatSet makers;
    SeatSet defenders;
    bool operator==(const Sides&) const = default;
};

/// All that a seat may know of a hand, and nothing more: what a player decides on. Own secrets
/// (blind, bury, under) are there for their owner only.
struct Observation {
    CheckedVariant variant;
    TrumpOrder trumps = variant.trumps(); ///< of this hand: a side solo of 4H-5 changes it
    Seat viewer {};
    Seat dealer {};
    SeatSet seats; ///< who play this hand
    int doubler = 1;

    Phase phase = Phase::Picking;
    /// Who is to act; empty while others may not know who is asked (CRACK-WHO).
    std::optional<Seat> turn;

    CardSet dealt;  ///< the viewer's hand before anything happened
    CardSet hand;   ///< the cards held now, without an under
    CardSet proper; ///< what may be played to this trick without a renege; on the turn to play
    CardSet blind;  ///< what the viewer took of it
    CardSet buried; ///< by the viewer, and by the partner where that may be seen
    std::optional<Card> under; ///< the picker's own, while it lies unplayed

    /// Cards in a seat's hand that everyone has seen: open ones of two-handed tables, shown pairs.
    PerSeat<CardSet> open;
    CardSet covering; ///< open cards on a covered one, and those of this trick that lay on one

    SeatSet passed;
    PerSeat<std::optional<NoPick>> votes;
    std::optional<BidKind> bid; ///< the one that stands; its bidder is the picker
    std::optional<SoloKind> solo;
    std::optional<Seat> picker;
    bool forcedPick = false;
    bool blindPick = false;               ///< not even the picker has seen what is buried
    std::optional<NoPickGame> noPickGame; ///< a leaster or one of its relatives is played
    std::optional<Card> callUp;           ///< named while picking
    std::optional<Card> called; ///< the called card, or the jack that makes its holder the partner
    CardSet calledCards;        ///< 8H-2: every card called so far; `called` is the last of them
    bool calledWithUnder = false;
    bool alone = false;        ///< declared
    bool sheepshead = false;   ///< the bet on every trick
    std::vector<Raise> raised; ///< in the order in which they were said
    SeatSet crackers;
    Sides sides; ///< the viewer's own side, and the others' as far as known

    std::vector<Trick> tricks; ///< finished ones, then the one on the table
    PerSeat<int> tricksTaken;
    PerSeat<int> cardsHeld; ///< covered cards and an unplayed under among them

    /// The cards on the table; nothing between tricks.
    const Trick* trickOnTable() const;
    /// Every card that lay face up so far.
    CardSet cardsSeenPlayed() const;

    /// Cracks, re-cracks and blitzes: each doubles the stake.
    int raises() const { return static_cast<int>(raised.size()); }
    bool leaster() const { return noPickGame.has_value(); }
    bool isMaker(Seat seat) const { return sides.makers.contains(seat); }
    bool isDefender(Seat seat) const { return sides.defenders.contains(seat); }
    /// Whether the viewer knows on which side every seat is.
    bool isSideKnown() const
    {
        return sides.makers.size() + sides.defenders.size() == seats.size();
    }
    /// The makers beside the picker that the viewer knows.
    SeatSet partners() const;

    bool operator==(const Observation&) const = default;
};

} // namespace sheepshead
