// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/draw.h"

#include "engine/support/rng.h"
#include "engine/tournament/draw_constructions.h"
#include "engine/tournament/draw_search.h"
#include "engine/tournament/meetings.h"

#include <algorithm>
#include <cassert>
#include <span>
#include <tuple>
#include <utility>

namespace sheepshead {

namespace {

constexpr int fewestSeats = 4;
constexpr int mostSeatsOfTable = 6;

/// Those who sit out have had the fewest byes so far; chance decides between them.
std::vector<int> takeByes(
    const Tournament& tournament, std::vector<int>& players, std::size_t count)
{
    const auto byesOf = [&](int number) {
        return std::ranges::count_if(tournament.draws, [number](const RoundDraw& draw) {
            return std::ranges::find(draw.byes, number) != draw.byes.end();
        });
    };
    std::ranges::stable_sort(players, std::ranges::greater {}, byesOf);
    std::vector<int> byes(players.end() - static_cast<std::ptrdiff_t>(count), players.end());
    players.resize(players.size() - count);
    std::ranges::sort(byes);
    return byes;
}

std::vector<SeatNumbers> dealtOut(const std::vector<int>& players, const std::vector<int>& sizes)
{
    std::vector<SeatNumbers> tables;
    auto next = players.begin();
    for (const int size : sizes) {
        tables.emplace_back(next, next + size);
        next += size;
    }
    return tables;
}

void dropResults(Tournament& tournament, int round, int table)
{
    std::erase_if(tournament.results, [&](const TableResult& result) {
        return result.round == round && result.table == table && !result.official;
    });
}

bool isOfficial(const Tournament& tournament, int round, std::size_t table)
{
    const TableResult* const result = resultOf(tournament, round, static_cast<int>(table) + 1);
    return result && result->official;
}

/// Rounds that were searched one after the other have more repeats than they need: here they are
/// searched together. Rounds of a construction stay.
void mixSearchedRounds(Tournament& tournament, int from)
{
    std::vector<RoundTables> rounds;
    Tournament others = tournament;
    for (auto draw = others.draws.begin() + (from - 1); draw != others.draws.end(); ++draw)
        if (draw->method == DrawMethod::Search)
            rounds.push_back(std::exchange(draw->tables, {}));
    if (rounds.size() < 2)
        return;
    const MeetingTable met(others);
    const std::uint64_t seed = mixedSeed(tournament.seed, static_cast<std::uint64_t>(from));
    rounds = searchedSeats(std::move(rounds), met, mixedSeed(seed, 1));
    auto next = rounds.begin();
    for (auto draw = others.draws.begin() + (from - 1); draw != others.draws.end(); ++draw)
        if (draw->method == DrawMethod::Search)
            draw->tables = std::move(*next++);
    const auto repeats = [](const Tournament& drawn) {
        return meetingsThrough(drawn, drawn.rounds).repeats;
    };
    if (repeats(others) < repeats(tournament))
        tournament.draws = std::move(others.draws);
}

} // namespace

std::vector<int> tableSizes(int players, bool foursAllowed, bool sixesAllowed)
{
    // Byes, tables that are no fives, and then more sixes are worse.
    std::optional<std::tuple<int, int, int>> best;
    std::vector<int> sizes;
    const int mostOthers = 5; // six tables of the same size could be made of fives
    for (int fours = 0; fours <= (foursAllowed ? mostOthers : 0); ++fours)
        for (int sixes = 0; sixes <= (sixesAllowed ? mostOthers : 0); ++sixes) {
            const int rest = players - fours * fewestSeats - sixes * mostSeatsOfTable;
            if (rest < 0)
                continue;
            const std::tuple badness { rest % 5, fours + sixes, sixes };
            if (best && *best <= badness)
                continue;
            best = badness;
            sizes.assign(static_cast<std::size_t>(sixes), mostSeatsOfTable);
            sizes.insert(sizes.end(), static_cast<std::size_t>(rest / 5), 5);
            sizes.insert(sizes.end(), static_cast<std::size_t>(fours), fewestSeats);
        }
    return sizes;
}

RoundDraw drawRound(const Tournament& tournament, int round)
{
    assert(round >= 1 && static_cast<std::size_t>(round) <= tournament.draws.size() + 1);
    const MeetingTable met(tournament, round);
    Tournament before = tournament;
    before.draws.resize(static_cast<std::size_t>(round - 1));
    std::vector<int> players = activeIn(tournament, round);
    const std::vector<int> sizes = tableSizes(
        static_cast<int>(players.size()), tournament.foursAllowed, tournament.sixesAllowed);
    std::size_t seats = 0;
    for (const int size : sizes)
        seats += static_cast<std::size_t>(size);
    if (round > 1 && seats == players.size())
        if (auto draw = constructedRound(before, round, met))
            return *std::move(draw);
    const std::uint64_t seed = mixedSeed(tournament.seed, static_cast<std::uint64_t>(round));
    Rng(seed).shuffle(std::span(players));
    RoundDraw draw;
    draw.byes = takeByes(before, players, players.size() - seats);
    draw.tables = dealtOut(players, sizes);
    if (round > 1) {
        draw.method = DrawMethod::Search;
        draw.tables = searchedSeats({ std::move(draw.tables) }, met, mixedSeed(seed, 0)).front();
    }
    return draw;
}

void drawFrom(Tournament& tournament, int round)
{
    assert(mayDraw(tournament, round));
    tournament.draws.resize(static_cast<std::size_t>(round - 1));
    std::erase_if(
        tournament.results, [&](const TableResult& result) { return result.round >= round; });
    for (int next = round; next <= tournament.rounds; ++next)
        tournament.draws.push_back(drawRound(tournament, next));
    mixSearchedRounds(tournament, round);
}

bool mayDraw(const Tournament& tournament, int round)
{
    return round >= 1 && round <= tournament.rounds
        && static_cast<std::size_t>(round) <= tournament.draws.size() + 1
        && std::ranges::none_of(tournament.results,
            [&](const TableResult& result) { return result.round >= round && result.official; });
}

std::optional<int> seatLate(Tournament& tournament, int round, int number)
{
    RoundDraw& draw = tournament.draws.at(static_cast<std::size_t>(round - 1));
    const MeetingTable met(tournament, round);
    std::optional<std::tuple<std::size_t, int, std::size_t>> best;
    for (std::size_t table = 0; table < draw.tables.size(); ++table) {
        const SeatNumbers& seats = draw.tables[table];
        if (seats.size() >= (tournament.sixesAllowed ? 6U : 5U)
            || isOfficial(tournament, round, table))
            continue;
        int repeats = 0;
        for (const int other : seats)
            repeats += met.between(number, other);
        const std::tuple rank { seats.size(), repeats, table };
        best = best ? std::min(*best, rank) : rank;
    }
    if (!best)
        return std::nullopt;
    const std::size_t table = std::get<2>(*best);
    std::erase(draw.byes, number);
    draw.tables[table].push_back(number);
    draw.changed = true;
    dropResults(tournament, round, static_cast<int>(table) + 1);
    return static_cast<int>(table) + 1;
}

bool takeOut(Tournament& tournament, int round, int number)
{
    RoundDraw& draw = tournament.draws.at(static_cast<std::size_t>(round - 1));
    for (std::size_t table = 0; table < draw.tables.size(); ++table) {
        SeatNumbers& seats = draw.tables[table];
        if (std::ranges::find(seats, number) == seats.end())
            continue;
        if (seats.size() <= fewestSeats || isOfficial(tournament, round, table))
            return false;
        std::erase(seats, number);
        draw.changed = true;
        dropResults(tournament, round, static_cast<int>(table) + 1);
        return true;
    }
    return std::erase(draw.byes, number) > 0;
}

} // namespace sheepshead
