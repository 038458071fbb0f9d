// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/scoring/scoring.h"

#include <cstdint>
#include <span>
#include <vector>

namespace sheepshead {

/// One payment at the end of an evening. Parties are places in the list of totals, from 0.
struct Payment {
    static constexpr int pot = -1; ///< instead of a place: the pot, which is still waiting

    int from = 0;
    int to = 0;
    std::int64_t money = 0; ///< in the smallest unit of money, such as cents; more than 0

    bool operator==(const Payment&) const = default;
};

/// What each player gets or owes, and the payments between them.
struct SettleUp {
    std::vector<std::int64_t> balances = {}; ///< one for each total; negative: owes
    std::int64_t inPot = 0;                  ///< what the losers pay into the pot instead
    std::vector<Payment> payments = {};      ///< in the order of payers, then of payees
    /// No list of payments is shorter. Sure for up to `mostForFewest` parties that get or owe
    /// something, the pot among them.
    bool fewest = true;
};

/// With more parties the fewest payments are not searched for among all groupings.
inline constexpr int mostForFewest = 16;

/// GAME-2: settles totals at a unit stake, in the smallest unit of money; at 0 there are
/// no payments. The same totals always give the same payments.
///
/// Totals of less than 0 in all mean that the pot holds the rest: it is paid like a person. Totals
/// of more than 0 in all were only counted up (4H-5): each is settled against the average, and a
/// remainder that cannot be divided is taken one unit each from the first on.
///
/// Among more than `mostForFewest` parties, equal amounts are paired first, then the largest debts
/// are paid to the largest claims: fewer payments than parties, perhaps not the fewest.
SettleUp settleUp(std::span<const Score> totals, int centsAPoint);

/// The same for totals that are money already.
SettleUp settleWinnings(std::vector<std::int64_t> totals);

/// The same for balances that were never counted up; what they lack to 0 in all is the pot's.
SettleUp settleBalances(std::vector<std::int64_t> balances);

} // namespace sheepshead
