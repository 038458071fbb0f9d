// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tournament/file/tournament_file.h"
#include "engine/tournament/draw.h"
#include "engine/tournament/payout.h"
#include "engine/tournament/tournament_checks.h"
#include "tests/fuzz/fuzz.h"

using namespace sheepshead;

/// A tournament, up to what is counted and printed of it; else results of one.
FUZZ(input)
{
    const auto tournament = parseTournament(input);
    if (!tournament) {
        (void)tournamentOfResults(input);
        return;
    }
    const auto again = parseTournament(tournamentText(*tournament));
    fuzzing::holds(again && *again == *tournament, "a tournament comes back as it was written");
    for (int round = 1; round <= tournament->rounds; ++round)
        (void)faultsOf(*tournament, round);
    const Payout payout = payoutOf(*tournament);
    std::int64_t cents = payout.open + payout.house;
    for (const Prize& prize : payout.prizes)
        cents += prize.cents;
    fuzzing::holds(cents == payout.pot, "no cent is lost");
    const SentResults sent { tournament->id, tournament->results };
    const auto results = parseSentResults(sentResultsText(sent), *tournament);
    fuzzing::holds(results && *results == sent, "results come back as they were sent");
}
