// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/player.h"
#include "engine/rules/variant_check.h"

#include <cstdint>

namespace sheepshead::measuring {

/// What a player wins more than another in the same chair with the same cards, in score points a
/// hand.
struct Edge {
    double mean = 0;
    double standardError = 0;
};

/// Paired duplicate: every deal is played once by the field alone, and once for each chair with the
/// challenger in it.
Edge edgeOver(Player& field, Player& challenger, const CheckedVariant& variant, int deals,
    std::uint64_t seed);

} // namespace sheepshead::measuring
