// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/observation.h"

#include <vector>

namespace sheepshead {

/// The trump of a hand as a seat can count them: by watching what was played, and with its own
/// cards. Every trump that is dealt at the table is in exactly one of the four sets.
struct TrumpCount {
    std::vector<Card> order; ///< all of them, the strongest first
    CardSet played;          ///< face up, or known to the seat
    CardSet own;             ///< in its hand, with an under that it has not played
    CardSet buried;          ///< as far as the seat knows
    CardSet out;             ///< the rest: with others, or aside where the seat cannot see them

    bool operator==(const TrumpCount&) const = default;
};

TrumpCount countTrump(const Observation& seen);

/// How many trump each seat held after the bury, once a hand is over: what it played, and what is
/// left of its hand. The under is the picker's, which lay face down.
PerSeat<int> trumpHeld(
    const Observation& over, const PerSeat<CardSet>& left, std::optional<Card> under);

/// The tricks of a hand that is over, with the under face up.
std::vector<Trick> openTricks(const Observation& over, std::optional<Card> under);

} // namespace sheepshead
