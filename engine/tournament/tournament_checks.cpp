// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/tournament_checks.h"

#include "engine/challenge/challenge_name.h"
#include "engine/tournament/payout.h"
#include "engine/tournament/tournament_results.h"

#include <algorithm>
#include <map>
#include <set>

namespace sheepshead {

namespace {

constexpr std::size_t digitsOfId = 16;
constexpr std::size_t fewestAtTable = 4;
constexpr std::size_t mostAtTable = 6;
constexpr std::size_t mostCorrections = 1000;
constexpr std::size_t mostPenalties = 1000;

using Found = std::optional<Problem>;

std::string placeOf(const char* list, std::size_t index)
{
    return std::string(list) + '[' + std::to_string(index) + ']';
}

bool isHexadecimalDigit(char digit)
{
    return (digit >= '0' && digit <= '9') || (digit >= 'a' && digit <= 'f');
}

/// "2026-11-28"; not whether there is such a day.
bool isDate(std::string_view date)
{
    constexpr std::string_view form = "0000-00-00";
    return std::ranges::equal(date, form,
        [](char c, char wanted) { return wanted == '-' ? c == '-' : c >= '0' && c <= '9'; });
}

Found outOf(const char* place, long long value, long long least, long long most)
{
    if (value >= least && value <= most)
        return std::nullopt;
    return Problem { place,
        "expected " + std::to_string(least) + " to " + std::to_string(most) + ", not "
            + std::to_string(value) };
}

Found headProblem(const Tournament& tournament)
{
    if (tournament.id.size() != digitsOfId
        || !std::ranges::all_of(tournament.id, isHexadecimalDigit))
        return Problem { "id", "expected 16 hexadecimal digits" };
    if (const auto fault = faultOfName(tournament.name, longestTournament))
        return Problem { "name", *fault };
    if (!isDate(tournament.date))
        return Problem { "date", "expected a date as 2026-11-28" };
    if (auto found = outOf("rounds", tournament.rounds, 1, mostRounds))
        return found;
    if (auto found = outOf("hands", tournament.hands, 1, mostHandsOfRound))
        return found;
    if (auto found = outOf("fee", tournament.fee, 0, mostFee))
        return found;
    if (tournament.payout.places.size() > mostPlaces)
        return Problem { "places", "too many" };
    for (const int percent : tournament.payout.places)
        if (auto found = outOf("places", percent, 0, 100))
            return found;
    if (auto found = outOf("session", tournament.payout.session, 0, 100))
        return found;
    if (percentGiven(tournament) > 100)
        return Problem { "places", "the prizes are more than 100 percent" };
    return std::nullopt;
}

Found entrantsProblem(const Tournament& tournament)
{
    if (tournament.entrants.size() > mostEntrants)
        return Problem { "entrants", "more than " + std::to_string(mostEntrants) };
    std::set<int> numbers;
    for (std::size_t i = 0; i < tournament.entrants.size(); ++i) {
        const Entrant& entrant = tournament.entrants[i];
        const std::string place = placeOf("entrants", i);
        if (auto found = outOf((place + ".number").c_str(), entrant.number, 1, mostEntrantNumber))
            return found;
        if (!numbers.insert(entrant.number).second)
            return Problem { place, "number " + std::to_string(entrant.number) + " comes twice" };
        if (const auto fault = faultOfName(entrant.name, longestEntrant))
            return Problem { place + ".name", *fault };
        if (auto found = outOf((place + ".from").c_str(), entrant.from, 1, mostRounds))
            return found;
        if (entrant.gone)
            if (auto found = outOf((place + ".gone").c_str(), *entrant.gone, 1, mostRounds + 1))
                return found;
    }
    return std::nullopt;
}

/// All are entrants, and none comes twice.
Found numbersProblem(const std::vector<int>& numbers, const Tournament& tournament,
    std::set<int>& seen, const std::string& place)
{
    for (const int number : numbers) {
        if (!entrantOf(tournament, number))
            return Problem { place, "there is no entrant " + std::to_string(number) };
        if (!seen.insert(number).second)
            return Problem { place, "entrant " + std::to_string(number) + " comes twice" };
    }
    return std::nullopt;
}

Found drawsProblem(const Tournament& tournament)
{
    if (tournament.draws.size() > static_cast<std::size_t>(tournament.rounds))
        return Problem { "draws", "more than there are rounds" };
    for (std::size_t i = 0; i < tournament.draws.size(); ++i) {
        const RoundDraw& draw = tournament.draws[i];
        std::set<int> seen;
        for (std::size_t table = 0; table < draw.tables.size(); ++table) {
            const std::string place = placeOf("draws", i) + '.' + placeOf("tables", table);
            if (draw.tables[table].empty() || draw.tables[table].size() > mostAtTable)
                return Problem { place, "expected up to 6 players" };
            if (auto found = numbersProblem(draw.tables[table], tournament, seen, place))
                return found;
        }
        if (auto found = numbersProblem(draw.byes, tournament, seen, placeOf("draws", i) + ".byes"))
            return found;
    }
    return std::nullopt;
}

Found scoresProblem(const std::vector<int>& scores, std::size_t seats, const char* place)
{
    if (scores.size() != seats)
        return Problem { place, "expected a score a seat" };
    for (const int score : scores)
        if (auto found = outOf(place, score, -mostTournamentScore, mostTournamentScore))
            return found;
    return std::nullopt;
}

Found correctionsProblem(const TableResult& result, const Tournament& tournament)
{
    if (result.corrections.size() > mostCorrections)
        return Problem { "corrections", "too many" };
    for (const ResultCorrection& correction : result.corrections) {
        if (!entrantOf(tournament, correction.number))
            return Problem { "corrections",
                "there is no entrant " + std::to_string(correction.number) };
        for (const int score : { correction.before, correction.after })
            if (auto found = outOf("corrections", score, -mostTournamentScore, mostTournamentScore))
                return found;
        if (const auto fault = faultOfName(correction.reason, longestReason))
            return Problem { "corrections", *fault };
    }
    return std::nullopt;
}

Found resultsProblem(const Tournament& tournament)
{
    std::set<std::pair<int, int>> tables;
    std::map<int, std::set<int>> seen; // by round
    for (std::size_t i = 0; i < tournament.results.size(); ++i) {
        const TableResult& result = tournament.results[i];
        const std::string place = placeOf("results", i);
        if (auto found = problemOf(result, tournament))
            return Problem { place + '.' + found->place, found->reason };
        if (!tables.insert({ result.round, result.table }).second)
            return Problem { place, "the same round and table come twice" };
        if (auto found = numbersProblem(result.seats, tournament, seen[result.round], place))
            return found;
    }
    return std::nullopt;
}

Found penaltiesProblem(const Tournament& tournament)
{
    if (tournament.penalties.size() > mostPenalties)
        return Problem { "penalties", "too many" };
    for (std::size_t i = 0; i < tournament.penalties.size(); ++i) {
        const Penalty& penalty = tournament.penalties[i];
        const std::string place = placeOf("penalties", i);
        if (!entrantOf(tournament, penalty.number))
            return Problem { place, "there is no entrant " + std::to_string(penalty.number) };
        if (auto found = outOf((place + ".round").c_str(), penalty.round, 1, tournament.rounds))
            return found;
        if (auto found = outOf((place + ".points").c_str(), penalty.points, 1, mostTournamentScore))
            return found;
        if (const auto fault = faultOfName(penalty.reason, longestReason))
            return Problem { place + ".reason", *fault };
    }
    return std::nullopt;
}

std::vector<TournamentFault> seatFaults(const Tournament& tournament, int round)
{
    std::vector<TournamentFault> faults;
    const RoundDraw& draw = *drawOf(tournament, round);
    std::set<int> seated(draw.byes.begin(), draw.byes.end());
    for (std::size_t i = 0; i < draw.tables.size(); ++i) {
        const int table = static_cast<int>(i) + 1;
        if (draw.tables[i].size() < fewestAtTable)
            faults.push_back({ TournamentFaultKind::SmallTable, table });
        for (const int number : draw.tables[i]) {
            seated.insert(number);
            const Entrant* const entrant = entrantOf(tournament, number);
            if (!entrant || !plays(*entrant, round))
                faults.push_back({ TournamentFaultKind::NotPlaying, table, number });
        }
    }
    for (const int number : activeIn(tournament, round))
        if (!seated.contains(number))
            faults.push_back({ TournamentFaultKind::NotSeated, 0, number });
    return faults;
}

bool areSamePeople(SeatNumbers one, SeatNumbers other)
{
    std::ranges::sort(one);
    std::ranges::sort(other);
    return one == other;
}

} // namespace

std::vector<TournamentFault> faultsOf(const Tournament& tournament, int round)
{
    std::vector<TournamentFault> faults;
    std::set<std::string> names;
    for (const Entrant& entrant : tournament.entrants)
        if (!names.insert(entrant.name).second)
            faults.push_back({ TournamentFaultKind::SameName, 0, entrant.number });
    const RoundDraw* const draw = drawOf(tournament, round);
    if (!draw)
        return faults;
    std::ranges::copy(seatFaults(tournament, round), std::back_inserter(faults));
    for (std::size_t i = 0; i < draw->tables.size(); ++i) {
        const int table = static_cast<int>(i) + 1;
        const TableResult* const result = resultOf(tournament, round, table);
        if (!result)
            faults.push_back({ TournamentFaultKind::ResultIsOpen, table });
        else if (!areSamePeople(result->seats, draw->tables[i]))
            faults.push_back({ TournamentFaultKind::OtherPeople, table });
        if (result && sumOf(*result) != 0)
            faults.push_back({ TournamentFaultKind::SumIsNotZero, table, 0, sumOf(*result) });
    }
    return faults;
}

std::optional<Problem> problemOf(const TableResult& result, const Tournament& tournament)
{
    if (auto found = outOf("round", result.round, 1, tournament.rounds))
        return found;
    if (auto found = outOf("table", result.table, 1, mostEntrants))
        return found;
    if (result.seats.empty() || result.seats.size() > mostAtTable)
        return Problem { "seats", "expected up to 6 players" };
    std::set<int> seen;
    if (auto found = numbersProblem(result.seats, tournament, seen, "seats"))
        return found;
    if (auto found = scoresProblem(result.totals, result.seats.size(), "totals"))
        return found;
    if (result.hands.size() > mostHandsOfRound)
        return Problem { "hands", "too many" };
    for (const std::vector<int>& hand : result.hands)
        if (auto found = scoresProblem(hand, result.seats.size(), "hands"))
            return found;
    if (!result.hands.empty() && totalsOf(result.hands) != result.totals)
        return Problem { "totals", "are not the sums of the hands" };
    return correctionsProblem(result, tournament);
}

std::optional<Problem> problemOf(const Tournament& tournament)
{
    for (const auto check :
        { headProblem, entrantsProblem, drawsProblem, resultsProblem, penaltiesProblem })
        if (auto found = check(tournament))
            return found;
    return std::nullopt;
}

} // namespace sheepshead
