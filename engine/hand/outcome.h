// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card.h"
#include "engine/hand/seat.h"

#include <cstdint>
#include <optional>

namespace sheepshead {

/// What a hand that somebody picked came to: all that scoring needs, whether the hand was played
/// here or typed in from a real table.
struct PickedOutcome {
    Seat picker {};
    SeatSet partners = {};    ///< none: the picker was alone
    Points makersPoints = {}; ///< tricks and bury, 0 .. 120
    bool makersTookNoTrick = false;
    bool makersTookAllTricks = false;
    bool pickerTookNoTrick = false;
    bool forcedPick = false;
    int doubler = 1; ///< DOUBLER-1: factor on the settlement

    bool operator==(const PickedOutcome&) const = default;
};

/// LEASTER-1: points (with the blind's where it goes to a trick) and tricks of every seat that
/// played.
struct LeasterOutcome {
    PerSeat<Points> points;
    PerSeat<int> tricks;

    bool operator==(const LeasterOutcome&) const = default;
};

/// SCORE-TIER, from the makers' side.
enum class Tier : std::uint8_t {
    WonAllTricks,
    WonSchneider,
    Won,
    Lost,
    LostSchneider,
    LostNoTrick,
};

constexpr bool makersWon(Tier tier) { return tier <= Tier::Won; }

} // namespace sheepshead
