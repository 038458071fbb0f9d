// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season_standings.h"

namespace sheepshead {

/// Instead of a person: the kitty, which has the fees, pays the prizes, and holds what is in pots.
inline constexpr std::int64_t seasonKitty = 0;

/// Money that one gave another, or is to give.
struct SeasonPayment {
    std::int64_t payer = 0; ///< a person, or the kitty
    std::int64_t payee = 0;
    std::int64_t cents = 0; ///< more than 0
    std::string day = {};   ///< on which it was paid; empty: is to be paid

    bool operator==(const SeasonPayment&) const = default;
};

/// A person's money, in cents.
struct SeasonAccount {
    std::int64_t person = 0;
    std::int64_t stakes = 0; ///< won or lost at the tables
    std::int64_t fees = 0;   ///< owed
    std::int64_t prizes = 0;
    std::int64_t paid = 0;    ///< to others, less what they paid
    std::int64_t balance = 0; ///< still to get; negative: still to pay

    bool operator==(const SeasonAccount&) const = default;
};

/// The money of a season.
struct SeasonMoney {
    std::vector<SeasonAccount> accounts = {}; ///< the group, then guests who played for stakes
    std::int64_t fees = 0;
    std::int64_t prizes = 0;
    std::int64_t inPots = 0; ///< of sheets on which a pot waits
    std::vector<SeasonPayment> open = {};
    bool fewest = true; ///< no list of payments is shorter, see SettleUp
};

/// Whether the prizes are given.
enum class PrizesAre : std::uint8_t { Waiting, Given };

/// Settles these evenings: any of the season's. Stakes are those of all who played, as on the
/// sheets, without handicaps; each sheet is settled as settleUp() does. Fees of evenings are for
/// those that are settled, the entry fee is for the season. Prizes go by the standings. People who
/// share places share their prizes; odd cents go to the first of them. Payments that were made
/// count.
SeasonMoney settle(const Season& season, const std::vector<SeasonEvening>& evenings,
    const SeasonStandings& standings, PrizesAre prizes, const std::vector<SeasonPayment>& paid);

/// What each place wins out of these fees, in cents, from the first place on.
std::vector<std::int64_t> prizesOf(const Season& season, std::int64_t fees);

} // namespace sheepshead
