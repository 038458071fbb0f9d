// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/tournament_standings.h"

#include <algorithm>
#include <tuple>

namespace sheepshead {

namespace {

/// What ranks a player: the same for those who are tied.
std::pair<int, int> rankOf(const TournamentRow& row, TieRule ties)
{
    const int best = row.best().value_or(-mostTournamentScore);
    return { row.total, ties == TieRule::BestRound ? best : 0 };
}

std::vector<TournamentRow> emptyRows(const Tournament& tournament, int round)
{
    std::vector<bool> sits(mostEntrantNumber + 1);
    const auto mark = [&](const std::vector<int>& numbers) {
        for (const int number : numbers)
            sits[static_cast<std::size_t>(number)] = true;
    };
    for (int drawn = 1; drawn <= round; ++drawn)
        if (const RoundDraw* const draw = drawOf(tournament, drawn)) {
            mark(draw->byes);
            std::ranges::for_each(draw->tables, mark);
        }
    for (const TableResult& result : tournament.results)
        if (result.round <= round)
            mark(result.seats);
    std::vector<TournamentRow> rows;
    for (const Entrant& entrant : tournament.entrants)
        if (sits[static_cast<std::size_t>(entrant.number)])
            rows.push_back({ 1, entrant.number,
                std::vector<std::optional<int>>(static_cast<std::size_t>(round)) });
    return rows;
}

} // namespace

std::optional<int> TournamentRow::best() const
{
    return *std::ranges::max_element(scores); // nothing is less than any score
}

std::vector<TournamentRow> standingsAfter(const Tournament& tournament, int round)
{
    std::vector<TournamentRow> rows = emptyRows(tournament, round);
    std::vector<TournamentRow*> byNumber(mostEntrantNumber + 1);
    for (TournamentRow& row : rows)
        byNumber[static_cast<std::size_t>(row.number)] = &row;
    for (const TableResult& result : tournament.results)
        for (std::size_t seat = 0; result.round <= round && seat < result.seats.size(); ++seat) {
            TournamentRow& row = *byNumber[static_cast<std::size_t>(result.seats[seat])];
            row.scores[static_cast<std::size_t>(result.round - 1)] = result.totals[seat];
            row.total += result.totals[seat];
        }
    for (const Penalty& penalty : tournament.penalties)
        if (TournamentRow* const row = byNumber[static_cast<std::size_t>(penalty.number)];
            row && penalty.round <= round) {
            row->penalty += penalty.points;
            row->total -= penalty.points;
        }
    const TieRule ties = tournament.ties;
    std::ranges::sort(rows, [ties](const TournamentRow& one, const TournamentRow& other) {
        return std::tuple(rankOf(other, ties), one.number)
            < std::tuple(rankOf(one, ties), other.number);
    });
    for (std::size_t i = 1; i < rows.size(); ++i)
        rows[i].place = rankOf(rows[i], ties) == rankOf(rows[i - 1], ties)
            ? rows[i - 1].place
            : static_cast<int>(i) + 1;
    return rows;
}

int lastRoundWithResult(const Tournament& tournament)
{
    int last = 0;
    for (const TableResult& result : tournament.results)
        last = std::max(last, result.round);
    return last;
}

SessionBest bestOfRound(const Tournament& tournament, int round)
{
    SessionBest best;
    for (const TableResult& result : tournament.results)
        for (std::size_t seat = 0; result.round == round && seat < result.seats.size(); ++seat) {
            const int score = result.totals[seat];
            if (best.numbers.empty() || score > best.score)
                best = { {}, score };
            if (score == best.score)
                best.numbers.push_back(result.seats[seat]);
        }
    std::ranges::sort(best.numbers);
    return best;
}

} // namespace sheepshead
