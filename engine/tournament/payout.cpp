// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/payout.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <span>

namespace sheepshead {

namespace {

constexpr int whole = 100; ///< percent

struct PrizePot {
    std::vector<std::int64_t> places;
    std::int64_t session = 0; ///< of each round
    std::int64_t house = 0;
};

PrizePot divided(const Tournament& tournament, std::int64_t pot)
{
    const auto share = [pot](int percent) { return pot * percent / whole; };
    PrizePot divided;
    for (const int percent : tournament.payout.places)
        divided.places.push_back(share(percent));
    divided.session = share(tournament.payout.session);
    const std::int64_t given = std::accumulate(
        divided.places.begin(), divided.places.end(), divided.session * tournament.rounds);
    std::int64_t cut = pot - given;
    if (percentGiven(tournament) == whole)
        for (std::size_t i = 0; cut > 0 && !divided.places.empty();
             i = (i + 1) % divided.places.size(), --cut)
            ++divided.places[i];
    divided.house = cut;
    return divided;
}

/// Those who are equal; they are sorted by their numbers.
void share(
    std::int64_t cents, std::span<const int> numbers, Prize prize, std::vector<Prize>& prizes)
{
    const auto people = static_cast<std::int64_t>(numbers.size());
    std::int64_t rest = cents % people;
    for (const int number : numbers) {
        prize.number = number;
        prize.cents = cents / people + (rest-- > 0 ? 1 : 0);
        if (prize.cents > 0)
            prizes.push_back(prize);
    }
}

} // namespace

int percentGiven(const Tournament& tournament)
{
    return std::accumulate(tournament.payout.places.begin(), tournament.payout.places.end(),
        tournament.payout.session * tournament.rounds);
}

Payout payoutOf(const Tournament& tournament)
{
    assert(percentGiven(tournament) <= whole);
    Payout payout;
    payout.pot = tournament.fee
        * static_cast<std::int64_t>(std::ranges::count_if(tournament.entrants, &Entrant::paid));
    const PrizePot pot = divided(tournament, payout.pot);
    payout.house = pot.house;
    const int last = lastRoundWithResult(tournament);
    const auto rows = last == 0 ? std::vector<TournamentRow>() : standingsAfter(tournament, last);
    for (std::size_t first = 0; first < rows.size();) {
        std::vector<int> numbers;
        std::int64_t cents = 0;
        std::size_t next = first;
        for (; next < rows.size() && rows[next].place == rows[first].place; ++next) {
            numbers.push_back(rows[next].number);
            cents += next < pot.places.size() ? pot.places[next] : 0;
        }
        share(cents, numbers, { 0, rows[first].place, 0, 0 }, payout.prizes);
        first = next;
    }
    for (int round = 1; round <= tournament.rounds; ++round)
        if (const SessionBest best = bestOfRound(tournament, round); !best.numbers.empty())
            share(pot.session, best.numbers, { 0, 0, round, 0 }, payout.prizes);
    payout.open = payout.pot - payout.house;
    for (const Prize& prize : payout.prizes)
        payout.open -= prize.cents;
    return payout;
}

} // namespace sheepshead
