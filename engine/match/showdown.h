// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <array>
#include <cstdint>
#include <vector>

namespace sheepshead {

/// POT-END "showdown": five cards face up to each player, and the best poker hand takes the pot.
/// With seven or eight players a deck of 52 is needed, so a card is here a rank from 2 to 14 (the
/// ace) and a suit 0 .. 3.
struct PokerCard {
    std::uint8_t rank = 2;
    std::uint8_t suit = 0;
    bool operator==(const PokerCard&) const = default;
};

using PokerHand = std::array<PokerCard, 5>;

struct Showdown {
    PerSeat<PokerHand> hands;
    SeatSet winners; ///< more than one where hands are equal
    bool operator==(const Showdown&) const = default;
};

/// The kind of hand (straight flush 8 … high card 0), then the ranks that decide among hands of a
/// kind, the most important first: greater beats less.
std::vector<int> pokerStrength(const PokerHand& hand);

/// The same for a seed on every platform. From 32 cards, or from 52 for more than six seats.
Showdown playShowdown(SeatSet seats, std::uint64_t seed);

} // namespace sheepshead
