// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/seat.h"

#include <cstdint>
#include <variant>

namespace sheepshead {

enum class BlitzPair : std::uint8_t { BlackQueens, RedQueens, BlackJacks, AllJacks };

enum class RaiseKind : std::uint8_t { Crack, Recrack, AroundTheCorner };

struct Cracked {
    Seat seat {};
    RaiseKind kind = RaiseKind::Crack;
    int factor = 2; ///< of the stake: all raises, a blind pick and a doubler
    bool operator==(const Cracked&) const = default;
};

/// BLITZ-WHAT: the pair is shown to all.
struct Blitzed {
    Seat seat {};
    BlitzPair pair = BlitzPair::BlackQueens;
    int factor = 2;
    bool operator==(const Blitzed&) const = default;
};

/// What doubled the stake, and who did it.
using Raise = std::variant<Cracked, Blitzed>;

} // namespace sheepshead
