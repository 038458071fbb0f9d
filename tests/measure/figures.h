// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/rules/variant_check.h"

#include <cstdint>

namespace sheepshead::measuring {

/// What players of one kind did at a table over many hands.
struct Figures {
    int hands = 0;         ///< that were bid for; redeal hands are not counted
    int picked = 0;        ///< or bid for, or played by makers that the cards decide
    PerSeat<int> pickedAt; ///< by place after the dealer: 0 was the first to speak
    int leasters = 0;      ///< and their relatives
    int thrownIn = 0;      ///< without a picker
    int makersWon = 0;
    std::int64_t makersPoints = 0;
    int schneider = 0; ///< either side
    int noTrick = 0;   ///< either side
    int alone = 0;     ///< declared or in secret
    int aloneWon = 0;
    std::int64_t pickersScore = 0;
    int defendersLeads = 0;      ///< in the first two tricks, holding fail
    int defendersTrumpLeads = 0; ///< of these, trump
};

/// Plays `hands` hands of a match.
Figures figuresOf(const CheckedVariant& variant, Player& player, int hands, std::uint64_t seed);

/// Share in percent.
double percent(std::int64_t part, std::int64_t whole);

} // namespace sheepshead::measuring
