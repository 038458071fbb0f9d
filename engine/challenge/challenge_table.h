// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/challenge/real_table.h"

namespace sheepshead {

/// One row of the comparison: a person, or the expert who played the same deals.
struct ChallengeRow {
    std::string player;
    bool isExpert = false;
    bool isProved = false; ///< its deals could be replayed
    bool atRealTable = false;
    Seat seat = challengersSeat;            ///< whose cards they had
    std::vector<std::optional<int>> scores; ///< by deal; empty where it is not played
    int total = 0;                          ///< of the deals that are played
    double overMean = 0;    ///< points over the mean of all people who had the same cards
    bool hasRivals = false; ///< another person had the same cards in a deal
    int underExpert = 0;    ///< points less than the expert's, in the deals both have played
    bool hasExpert = false; ///< there is such a deal

    bool operator==(const ChallengeRow&) const = default;
};

/// Everybody who played a challenge, deal by deal, the best first. Those with one seat have had the
/// same cards.
struct ChallengeTable {
    std::vector<ChallengeRow> people;
    std::optional<ChallengeRow> expert;
    std::vector<std::optional<double>> means; ///< by deal, of those with the cards of a challenger

    bool operator==(const ChallengeTable&) const = default;
};

/// Compares the first `deals` deals of all results. The expert's scores begin with the first deal.
ChallengeTable compareResults(const std::vector<ChallengeResult>& results,
    const std::vector<int>& expert, int deals, const std::vector<RealTable>& tables = {});

/// Those who had the cards of this seat.
ChallengeTable rowsAt(ChallengeTable table, Seat seat);

/// Where two people parted ways in a deal: the first action that differs, by its number from 0.
/// Nothing where they did the same, or where one of them is known by the score only.
std::optional<std::size_t> partingOf(const ChallengeDeal& one, const ChallengeDeal& other);

} // namespace sheepshead
