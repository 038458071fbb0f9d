// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/rules/variant_check.h"

#include <cstdint>

namespace sheepshead::measuring {

/// What a player wins more than another in the same chair with the same cards, in score points a
/// hand.
struct Edge {
    double mean = 0;
    double standardError = 0;
    int deals = 0; ///< that were measured
    int hands = 0; ///< each chair of a deal is one
};

/// The player that is measured, and its seats.
struct Duel {
    Player& field;             ///< all other chairs
    Player& challenger;        ///< in one chair after another
    Player& rival;             ///< the same; the field itself is played only once a deal
    bool leastersOnly = false; ///< only deals in which the field does not pick
};

/// Paired duplicate: every deal is played twice for each chair, with either of the two in it.
Edge edgeOf(const Duel& duel, const CheckedVariant& variant, int deals, std::uint64_t seed);

/// The same, the rival being one of the field.
Edge edgeOver(Player& field, Player& challenger, const CheckedVariant& variant, int deals,
    std::uint64_t seed);

} // namespace sheepshead::measuring
