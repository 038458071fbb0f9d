// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/cards/seat.h"
#include "engine/rules/variant_check.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace sheepshead {

/// Two-handed tables: a card that lies open on one that lies face down.
struct Pile {
    Card open;
    Card covered;
    bool operator==(const Pile&) const = default;
};

inline constexpr int maxPiles = 8;

/// A player's piles; the first layout.piles of them count.
using Piles = std::array<Pile, maxPiles>;

/// Who was dealt what. From a seed, or laid out card by card.
struct Deal {
    Seat dealer {};
    PerSeat<CardSet> hands = {}; ///< none for a dealer who sits out; without the cards in piles
    PerSeat<Piles> piles = {};
    CardSet blind = {};
    CardSet neighboursBlind = {}; ///< 7H-2, 7H-3: those of the blind that the picker leaves to the
                                  ///< neighbour
    std::optional<std::uint64_t> seed = {}; ///< empty when the cards were laid out

    bool operator==(const Deal&) const = default;
};

/// The cards that are dealt at this table, in a fixed order: for shuffling.
std::vector<Card> unshuffledDeck(const CheckedVariant& variant);

/// Deals the deck as it lies, from its first card on. It must be that of the table, in any order,
/// and the dealer a seat of it.
Deal dealtFrom(const CheckedVariant& variant, std::span<const Card> deck, Seat dealer);

/// The same cards for a variant, a seed and a dealer on every platform. The dealer must be a seat
/// of the table.
Deal dealFromSeed(const CheckedVariant& variant, std::uint64_t seed, Seat dealer);

/// The seats that play a hand dealt by this dealer (SIT-OUT).
SeatSet playingSeats(const CheckedVariant& variant, Seat dealer);

/// Why these cards cannot be a deal at this table: a wrong number, a card twice or missing; nothing
/// if they can.
std::optional<Problem> faultOf(const CheckedVariant& variant, const Deal& deal);

/// The cards of a seat's piles that lie open, and those beneath them.
CardSet openInPiles(const CheckedVariant& variant, const Deal& deal, Seat seat);
CardSet coveredInPiles(const CheckedVariant& variant, const Deal& deal, Seat seat);

/// REDEAL-HAND: no ace, no face card and no trump.
bool isRedealHand(CardSet hand, const TrumpOrder& trumps);

} // namespace sheepshead
