// SPDX-License-Identifier: GPL-3.0-or-later
// Measures seat draws of tournaments:
//
//     measure_draws key=value …
//
//     players=0        of one tournament; 0: from 10 to 400
//     rounds=0         0: 3, 5, 10 and 20
//     seed=1
//     fours=1 sixes=1  whether tables of four, and of six, may be
//
// A row has the repeats of a draw (meetings of two who had met before) beside the fewest that any
// draw of these tables could have, a lower bound; how many pairs met 0, 1, 2 … times beside the
// fewest that never meet; by what the rounds were made; and how long the draw of all rounds took,
// and the standings after the last of them.
#include "engine/tournament/draw.h"
#include "engine/tournament/meetings.h"
#include "engine/tournament/tournament_standings.h"
#include "tests/measure/settings.h"
#include "tests/support/tournaments.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

double secondsOf(const auto& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// The middle of five.
double secondsOfStandings(Tournament& tournament)
{
    for (int round = 1; round <= tournament.rounds; ++round)
        testing::scoreRound(tournament, round);
    std::array<double, 5> times;
    for (double& time : times)
        time = secondsOf([&] { standingsAfter(tournament, tournament.rounds); });
    std::ranges::sort(times);
    return times[2];
}

char letterOf(DrawMethod method) { return "scfgl"[static_cast<int>(method)]; }

void measureDraw(const Settings& settings, int players, int rounds)
{
    Tournament tournament;
    tournament.rounds = rounds;
    tournament.seed = static_cast<std::uint32_t>(settings.seed());
    tournament.foursAllowed = settings.number("fours") != 0;
    tournament.sixesAllowed = settings.number("sixes") != 0;
    for (int number = 1; number <= players; ++number)
        tournament.entrants.push_back({ number, "A", true });
    const double took = secondsOf([&] { drawFrom(tournament, 1); });
    const Meetings meetings = meetingsThrough(tournament, rounds);
    std::string methods;
    for (const RoundDraw& draw : tournament.draws)
        methods += letterOf(draw.method);
    std::string pairs;
    for (const int count : meetings.pairs)
        pairs += (pairs.empty() ? "" : " ") + std::to_string(count);
    std::printf("| %d | %d | %d | %d | %s | %d | %s | %.3f | %.4f |\n", players, rounds,
        meetings.repeats, meetings.fewestRepeats, pairs.c_str(), meetings.fewestStrangers,
        methods.c_str(), took, secondsOfStandings(tournament));
}

} // namespace

int main(int argc, char** argv)
{
    const Settings settings(argc, argv,
        { { "players", "0" }, { "rounds", "0" }, { "seed", "1" }, { "fours", "1" },
            { "sixes", "1" } });
    std::printf("| Players | Rounds | Repeats | at least | Pairs that met 0, 1, 2 … times | never, "
                "at least | Rounds by | Draw (s) | Standings (s) |\n|-|-|-|-|-|-|-|-|-|\n");
    for (const int players :
        { 10, 15, 16, 20, 23, 25, 30, 35, 40, 50, 53, 60, 75, 100, 150, 200, 300, 400 })
        for (const int rounds : { 3, 5, 10, 20 }) {
            const int ofPlayers = settings.number("players");
            const int ofRounds = settings.number("rounds");
            if ((ofRounds == 0 || ofRounds == rounds) && (ofPlayers == 0 || ofPlayers == players))
                measureDraw(settings, players, rounds);
        }
}
