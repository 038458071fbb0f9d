// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament_standings.h"

#include <cstdint>

namespace sheepshead {

/// What a person gets, in cents.
struct Prize {
    int number = 0;  ///< the entrant's
    int place = 0;   ///< 0: not for the standings
    int session = 0; ///< the round whose best score it was; 0: for the standings
    std::int64_t cents = 0;

    bool operator==(const Prize&) const = default;
};

/// Where the fees go. All cents are somewhere: pot = prizes + open + house.
struct Payout {
    std::int64_t pot = 0; ///< the fees of those who have paid
    std::vector<Prize> prizes;
    std::int64_t open = 0;  ///< prizes without a winner: a round without a result, too few players
    std::int64_t house = 0; ///< what the percentages leave over

    bool operator==(const Payout&) const = default;
};

/// The percentages of all places, and of all rounds.
int percentGiven(const Tournament& tournament);

/// The payout by the standings after the last round with a result. Each prize is its percentage,
/// cut to whole cents; where the prizes are all of the pot, the cents that were cut off go to the
/// places, one each from the first on. Those who share places share what these get; cents that
/// cannot be shared go to the lower numbers. At most 100 percent are given.
Payout payoutOf(const Tournament& tournament);

} // namespace sheepshead
