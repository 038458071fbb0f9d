// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/tournament_results.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace sheepshead {

namespace {

TableResult* resultIn(Tournament& tournament, int round, int table)
{
    const auto found = std::ranges::find_if(tournament.results,
        [&](const TableResult& result) { return result.round == round && result.table == table; });
    return found == tournament.results.end() ? nullptr : &*found;
}

int scoreIn(const TableResult& result, int number)
{
    const auto seat = std::ranges::find(result.seats, number);
    return seat == result.seats.end()
        ? 0
        : result.totals[static_cast<std::size_t>(seat - result.seats.begin())];
}

/// What an official result says otherwise than before, also of those who are no longer in it.
void correct(TableResult& after, const TableResult& before, const std::string& reason)
{
    SeatNumbers people = after.seats;
    for (const int number : before.seats)
        if (std::ranges::find(people, number) == people.end())
            people.push_back(number);
    for (const int number : people)
        if (scoreIn(after, number) != scoreIn(before, number))
            after.corrections.push_back(
                { number, scoreIn(before, number), scoreIn(after, number), reason });
}

bool saysTheSame(const TableResult& one, const TableResult& other)
{
    if (one.seats.size() != other.seats.size())
        return false;
    return std::ranges::all_of(one.seats, [&](int number) {
        return std::ranges::find(other.seats, number) != other.seats.end()
            && scoreIn(one, number) == scoreIn(other, number);
    });
}

/// A person of this result who has one at another table of the round.
bool isDoubled(const TableResult& result, const std::vector<TableResult>& others)
{
    return std::ranges::any_of(others, [&](const TableResult& other) {
        return other.round == result.round && other.table != result.table
            && std::ranges::find_first_of(other.seats, result.seats) != other.seats.end();
    });
}

} // namespace

int sumOf(const TableResult& result)
{
    return std::accumulate(result.totals.begin(), result.totals.end(), 0);
}

std::vector<int> totalsOf(const std::vector<std::vector<int>>& hands)
{
    std::vector<int> totals(hands.empty() ? 0 : hands.front().size());
    for (const std::vector<int>& hand : hands)
        for (std::size_t seat = 0; seat < std::min(totals.size(), hand.size()); ++seat)
            totals[seat] += hand[seat];
    return totals;
}

bool isOfficialTable(const Tournament& tournament, int round, int table)
{
    const TableResult* const result = resultOf(tournament, round, table);
    return result && result->official;
}

bool enterResult(Tournament& tournament, const TypedTableResult& typed, const std::string& reason)
{
    const RoundDraw* const draw = drawOf(tournament, typed.round);
    assert(draw && static_cast<std::size_t>(typed.table) <= draw->tables.size());
    TableResult result { typed.round, typed.table,
        draw->tables[static_cast<std::size_t>(typed.table - 1)],
        typed.hands.empty() ? typed.totals : totalsOf(typed.hands), typed.hands, false, {} };
    assert(result.totals.size() == result.seats.size());
    TableResult* const before = resultIn(tournament, typed.round, typed.table);
    if (!before) {
        tournament.results.push_back(std::move(result));
        return true;
    }
    if (before->official) {
        if (reason.empty())
            return false;
        result.official = true;
        result.corrections = before->corrections;
        correct(result, *before, reason);
    }
    *before = std::move(result);
    return true;
}

void makeOfficial(Tournament& tournament, int round)
{
    for (TableResult& result : tournament.results)
        if (result.round == round)
            result.official = true;
}

bool isOfficialRound(const Tournament& tournament, int round)
{
    const RoundDraw* const draw = drawOf(tournament, round);
    if (!draw || draw->tables.empty())
        return false;
    for (std::size_t table = 1; table <= draw->tables.size(); ++table)
        if (!isOfficialTable(tournament, round, static_cast<int>(table)))
            return false;
    return true;
}

ResultMerge mergeOf(const Tournament& tournament, const std::vector<TableResult>& theirs)
{
    ResultMerge merge;
    for (const TableResult& result : theirs) {
        const TableResult* const ours = resultOf(tournament, result.round, result.table);
        if (ours && saysTheSame(*ours, result))
            ++merge.known;
        else if (isDoubled(result, tournament.results) || isDoubled(result, theirs))
            merge.doubled.push_back(result);
        else if (ours)
            merge.conflicts.push_back({ *ours, result });
        else
            merge.added.push_back(result);
    }
    return merge;
}

void takeResult(Tournament& tournament, const TableResult& theirs, const std::string& reason)
{
    TableResult* const ours = resultIn(tournament, theirs.round, theirs.table);
    if (!ours) {
        tournament.results.push_back(theirs);
        return;
    }
    TableResult taken = theirs;
    if (ours->official) {
        taken.official = true;
        taken.corrections = ours->corrections;
        correct(taken, *ours, reason);
    }
    *ours = std::move(taken);
}

} // namespace sheepshead
