// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/draw.h"
#include "engine/tournament/tournament_results.h"

namespace sheepshead::testing {

/// Players 1 … `players`, all of whom have paid.
inline Tournament tournamentOf(int players, int rounds)
{
    Tournament tournament;
    tournament.id = "00112233445566aa";
    tournament.name = "Harvest Cup";
    tournament.date = "2026-11-28";
    tournament.rounds = rounds;
    tournament.fee = 500;
    tournament.seed = 7;
    for (int number = 1; number <= players; ++number)
        tournament.entrants.push_back({ number, "Player " + std::to_string(number), true });
    return tournament;
}

/// Each table's first seat wins as much as its last one loses: the number of the table.
inline void scoreRound(Tournament& tournament, int round)
{
    const auto tables = tournament.draws.at(static_cast<std::size_t>(round - 1)).tables;
    for (std::size_t i = 0; i < tables.size(); ++i) {
        std::vector<int> totals(tables[i].size());
        totals.front() = static_cast<int>(i) + 1;
        totals.back() = -totals.front();
        enterResult(tournament, { round, static_cast<int>(i) + 1, totals, {} });
    }
}

} // namespace sheepshead::testing
