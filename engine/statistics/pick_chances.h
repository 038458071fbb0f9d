// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/state/hand_state.h"

#include <vector>

namespace sheepshead {

/// The trump of a hand before the blind, by rank; a jack of diamonds that is trump stands apart.
struct TrumpHeld {
    int queens = 0;
    int jacks = 0; ///< without the jack of diamonds
    int others = 0;
    int jackOfDiamonds = 0; ///< 0 or 1

    int count() const { return queens + jacks + others + jackOfDiamonds; }
    bool operator==(const TrumpHeld&) const = default;
};

/// A seat that could pick or pass.
struct PickChance {
    Seat seat {};
    bool picked = false;
    TrumpHeld trump;

    bool operator==(const PickChance&) const = default;
};

/// The seats of a finished hand that could pick, in turn. A forced picker has no choice. None for
/// tables without picking, and for hands that were redealt before.
std::vector<PickChance> pickChances(const HandState& hand);

/// MAUER: what a hand's trump count for, to see whether a passed hand was too strong to pass.
struct PowerTable {
    int queen = 3;
    int jack = 2;
    int jackOfDiamonds = -1;
    int trump = 1; ///< any other
    /// Of six cards, from which a passed hand is a mauer; other numbers of cards in proportion. 0:
    /// no hand is one.
    int mark = 8;

    bool operator==(const PowerTable&) const = default;
};

/// The most, or the least if negative, that a card may count for.
inline constexpr int mostPowerOfCard = 20;
/// The greatest mark.
inline constexpr int mostPowerOfHand = 6 * mostPowerOfCard;

int powerOf(const TrumpHeld& trump, const PowerTable& table);

/// A seat that passed a hand too strong to pass.
struct Mauer {
    Seat seat {};
    int power = 0;

    bool operator==(const Mauer&) const = default;
};

/// The mauers of a finished hand, in turn.
std::vector<Mauer> mauersOf(const HandState& hand, const PowerTable& table);

} // namespace sheepshead
