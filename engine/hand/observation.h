// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/seat.h"
#include "engine/rules/variant_check.h"

#include <array>
#include <optional>
#include <vector>

namespace sheepshead {

/// What a hand is waiting for.
enum class Phase : std::uint8_t { Picking, Burying, Calling, Playing, Over };

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

/// All that a seat may know of a hand, and nothing more: what a player decides on. Own secrets
/// (blind, bury, under) are there for the picker only.
struct Observation {
    CheckedVariant variant;
    Seat viewer {};
    Seat dealer {};
    SeatSet seats; ///< who play this hand
    int doubler = 1;

    Phase phase = Phase::Picking;
    std::optional<Seat> turn;

    CardSet dealt; ///< the viewer's hand before anything happened
    CardSet hand;  ///< his cards now, without an under
    CardSet blind; ///< as he took it
    CardSet buried;
    std::optional<Card> under; ///< the picker's own, while it lies unplayed

    SeatSet passed;
    std::optional<Seat> picker;
    bool forcedPick = false;
    bool leaster = false;
    std::optional<Card> callUp; ///< named while picking
    std::optional<Card> called; ///< the called card, or the jack that makes its holder the partner
    bool calledWithUnder = false;
    bool alone = false;          ///< declared
    std::optional<Seat> partner; ///< as far as the viewer knows; himself, when he is. The picker's
                                 ///< own seat when he is known to be alone in secret

    std::vector<Trick> tricks; ///< finished ones, then the one on the table
    PerSeat<int> tricksTaken;
    PerSeat<int> cardsHeld;

    /// The cards on the table; nothing between tricks.
    const Trick* trickOnTable() const;
    /// Every card that lay face up so far.
    CardSet cardsSeenPlayed() const;
    bool isMaker(Seat seat) const { return picker == seat || partner == seat; }

    bool operator==(const Observation&) const = default;
};

} // namespace sheepshead
