// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/hand/seat.h"
#include "engine/rules/variant_check.h"

#include <cstdint>
#include <optional>

namespace sheepshead {

/// Who was dealt what. From a seed, or laid out card by card.
struct Deal {
    Seat dealer {};
    PerSeat<CardSet> hands; ///< none for a dealer who sits out
    CardSet blind;
    std::optional<std::uint64_t> seed; ///< empty when the cards were laid out

    bool operator==(const Deal&) const = default;
};

/// The same cards for a variant, a seed and a dealer on every platform. The dealer must be a seat
/// of the table.
Deal dealFromSeed(const CheckedVariant& variant, std::uint64_t seed, Seat dealer);

/// The seats that play a hand dealt by this dealer (SIT-OUT).
SeatSet playingSeats(const CheckedVariant& variant, Seat dealer);

/// Why these cards cannot be a deal at this table: a wrong number, a card twice or missing; nothing
/// if they can.
std::optional<Problem> faultOf(const CheckedVariant& variant, const Deal& deal);

/// REDEAL-HAND: no ace, no face card and no trump.
bool isRedealHand(CardSet hand, const TrumpOrder& trumps);

} // namespace sheepshead
