// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/tournament_results.h"

#include "engine/tournament/payout.h"
#include "engine/tournament/tournament_checks.h"
#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// One table of five people, 1 to 5 in their order, with these totals a round.
Tournament oneTable(const std::vector<std::vector<int>>& rounds)
{
    Tournament tournament = tournamentOf(5, static_cast<int>(rounds.size()));
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        tournament.draws.push_back({ DrawMethod::Shuffled, false, { { 1, 2, 3, 4, 5 } }, {} });
        enterResult(tournament, { static_cast<int>(i) + 1, 1, rounds[i], {} });
    }
    return tournament;
}

std::vector<std::pair<int, int>> placesIn(const std::vector<TournamentRow>& rows)
{
    std::vector<std::pair<int, int>> places;
    for (const TournamentRow& row : rows)
        places.emplace_back(row.place, row.number);
    return places;
}

std::int64_t centsOf(const Payout& payout, int number)
{
    std::int64_t cents = 0;
    for (const Prize& prize : payout.prizes)
        if (prize.number == number)
            cents += prize.cents;
    return cents;
}

std::int64_t allCents(const Payout& payout)
{
    std::int64_t cents = payout.open + payout.house;
    for (const Prize& prize : payout.prizes)
        cents += prize.cents;
    return cents;
}

} // namespace

class TournamentResultsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void those_with_the_same_total_share_a_place_and_the_next_one_is_free()
    {
        const Tournament tournament = oneTable({ { 4, 1, 1, -2, -4 }, { 0, 2, 2, -4, 0 } });
        const auto rows = standingsAfter(tournament, 2);
        QCOMPARE(placesIn(rows),
            (std::vector<std::pair<int, int>> {
                { 1, 1 }, { 2, 2 }, { 2, 3 }, { 4, 5 }, { 5, 4 } }));
        QCOMPARE(rows[0].total, 4);
        QCOMPARE(rows[1].best(), std::optional(2));
        QCOMPARE(standingsAfter(tournament, 1)[3].number, 4);
    }

    void the_best_round_decides_where_the_rules_say_so()
    {
        Tournament tournament = oneTable({ { 4, 1, 1, -2, -4 }, { -1, 2, 3, -4, 0 } });
        tournament.ties = TieRule::BestRound;
        const auto rows = standingsAfter(tournament, 2);
        QCOMPARE(placesIn(rows), // 3 and 4 points; the 3 of player 1 have a round of 4
            (std::vector<std::pair<int, int>> {
                { 1, 3 }, { 2, 1 }, { 3, 2 }, { 4, 5 }, { 5, 4 } }));
    }

    void a_penalty_is_taken_off_from_its_round_on()
    {
        Tournament tournament = oneTable({ { 4, 1, 1, -2, -4 }, { 0, 0, 0, 0, 0 } });
        tournament.penalties.push_back({ 1, 2, 5, "late" });
        QCOMPARE(standingsAfter(tournament, 1)[0].number, 1);
        QCOMPARE(standingsAfter(tournament, 2)[0].number, 2);
        QCOMPARE(standingsAfter(tournament, 2)[2].total, -1);
    }

    void totals_come_from_the_hands()
    {
        Tournament tournament = oneTable({ { 0, 0, 0, 0, 0 } });
        enterResult(tournament, { 1, 1, {}, { { 4, 1, -1, -2, -2 }, { 1, 1, -4, 1, 1 } } });
        QCOMPARE(tournament.results[0].totals, (std::vector { 5, 2, -5, -1, -1 }));
        QVERIFY(!problemOf(tournament));
    }

    void what_is_official_is_changed_with_a_reason_only_and_is_marked()
    {
        Tournament tournament = oneTable({ { 4, 1, 1, -2, -4 } });
        makeOfficial(tournament, 1);
        const Tournament before = tournament;
        QVERIFY(!enterResult(tournament, { 1, 1, { 4, 2, 0, -2, -4 }, {} }));
        QVERIFY(tournament == before);
        QVERIFY(enterResult(tournament, { 1, 1, { 4, 2, 0, -2, -4 }, {} }, "misread card"));
        QVERIFY(tournament.results[0].official);
        QCOMPARE(tournament.results[0].corrections,
            (std::vector<ResultCorrection> {
                { 2, 1, 2, "misread card" }, { 3, 1, 0, "misread card" } }));
    }

    void a_sum_that_is_not_zero_and_an_open_table_are_noticed()
    {
        Tournament tournament = tournamentOf(10, 1);
        drawFrom(tournament, 1);
        enterResult(tournament, { 1, 1, { 3, 0, 0, 0, 0 }, {} });
        QCOMPARE(faultsOf(tournament, 1),
            (std::vector<TournamentFault> { { TournamentFaultKind::SumIsNotZero, 1, 0, 3 },
                { TournamentFaultKind::ResultIsOpen, 2 } }));
        tournament.entrants[4].name = tournament.entrants[3].name;
        QCOMPARE(
            faultsOf(tournament, 1)[0], (TournamentFault { TournamentFaultKind::SameName, 0, 5 }));
    }

    void results_of_another_computer_are_added_known_or_asked_about()
    {
        Tournament here = tournamentOf(15, 1);
        drawFrom(here, 1);
        Tournament there = here;
        scoreRound(there, 1);
        enterResult(here, { 1, 1, there.results[0].totals, {} });
        enterResult(here, { 1, 2, { 0, 0, 0, 0, 0 }, {} });
        const ResultMerge merge = mergeOf(here, there.results);
        QCOMPARE(merge.known, 1);
        QCOMPARE(merge.added, (std::vector { there.results[2] }));
        QCOMPARE(merge.conflicts.size(), std::size_t { 1 });
        QCOMPARE(merge.conflicts[0].theirs.table, 2);
        makeOfficial(here, 1);
        takeResult(here, merge.conflicts[0].theirs, "other computer");
        QCOMPARE(here.results[1].totals, there.results[1].totals);
        QCOMPARE(here.results[1].corrections.size(), std::size_t { 2 });
    }

    void a_person_at_two_tables_of_a_round_is_a_double()
    {
        Tournament here = tournamentOf(10, 1);
        drawFrom(here, 1);
        scoreRound(here, 1);
        TableResult other = here.results[1];
        here.results.pop_back();
        other.seats[0] = here.results[0].seats[0];
        QCOMPARE(mergeOf(here, { other }).doubled, (std::vector { other }));
    }

    void the_example_of_the_payout()
    {
        // 5 × 5.00: 30 % are 7.50, 15 % 3.75, 10 % 2.50, a session 1.25
        const Tournament tournament = oneTable({ { 5, 2, 1, -3, -5 } });
        const Payout payout = payoutOf(tournament);
        QCOMPARE(payout.pot, 2500);
        QCOMPARE(centsOf(payout, 1), 750 + 125);
        QCOMPARE(centsOf(payout, 2), 375);
        QCOMPARE(centsOf(payout, 5), 250);
        QCOMPARE(payout.house, 500); // 20 %
        QCOMPARE(payout.open, 0);
    }

    void those_who_share_places_share_what_these_get()
    {
        const Tournament tournament = oneTable({ { 5, 5, 5, -7, -8 } });
        const Payout payout = payoutOf(tournament);
        // 7.50 + 3.75 + 2.50 = 13.75, and 1.25 of the session; the odd cents to the lower numbers
        QCOMPARE(centsOf(payout, 1), 459 + 42);
        QCOMPARE(centsOf(payout, 2), 458 + 42);
        QCOMPARE(centsOf(payout, 3), 458 + 41);
    }

    void no_cent_is_lost_whatever_the_rules_and_the_results()
    {
        for (int fee = 0; fee < 40; ++fee)
            for (const int players : { 4, 5, 9, 23 }) {
                Tournament tournament = tournamentOf(players, 3);
                tournament.fee = fee * 37 + 1;
                tournament.payout = { { 33, 33, 19 }, 5 };
                tournament.entrants[0].paid = fee % 2 == 0;
                drawFrom(tournament, 1);
                for (int round = 1; round <= fee % 4; ++round)
                    scoreRound(tournament, round);
                const Payout payout = payoutOf(tournament);
                QCOMPARE(allCents(payout), payout.pot);
                QCOMPARE(payout.house, 0);
                QVERIFY(payout.open >= 0);
            }
    }

    void standings_of_four_hundred_players_and_twenty_rounds()
    {
        Tournament tournament = tournamentOf(400, 20);
        tournament.payout.session = 1;
        drawFrom(tournament, 1);
        for (int round = 1; round <= 20; ++round)
            scoreRound(tournament, round);
        QVERIFY(!problemOf(tournament));
        const auto rows = standingsAfter(tournament, 20);
        QCOMPARE(rows.size(), std::size_t { 400 });
        int sum = 0;
        for (const TournamentRow& row : rows)
            sum += row.total;
        QCOMPARE(sum, 0);
    }
};

REGISTER_TEST(TournamentResultsTest)
#include "tournament_results_test.moc"
