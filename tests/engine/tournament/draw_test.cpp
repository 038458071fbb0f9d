// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tournament/draw.h"

#include "engine/tournament/meetings.h"
#include "engine/tournament/tournament_checks.h"
#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"

#include <QtTest>

#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Tournament drawn(int players, int rounds)
{
    Tournament tournament = tournamentOf(players, rounds);
    drawFrom(tournament, 1);
    return tournament;
}

std::set<std::size_t> sizesIn(const RoundDraw& draw)
{
    std::set<std::size_t> sizes;
    for (const SeatNumbers& seats : draw.tables)
        sizes.insert(seats.size());
    return sizes;
}

std::vector<DrawMethod> methodsOf(const Tournament& tournament)
{
    std::vector<DrawMethod> methods;
    for (const RoundDraw& draw : tournament.draws)
        methods.push_back(draw.method);
    return methods;
}

} // namespace

class DrawTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tables_are_fives_with_as_few_fours_and_sixes_as_can_be()
    {
        QCOMPARE(tableSizes(15, true, true), (std::vector { 5, 5, 5 }));
        QCOMPARE(tableSizes(16, true, true), (std::vector { 6, 5, 5 }));
        QCOMPARE(tableSizes(17, true, true), (std::vector { 6, 6, 5 }));
        QCOMPARE(tableSizes(18, true, true), (std::vector { 5, 5, 4, 4 }));
        QCOMPARE(tableSizes(19, true, true), (std::vector { 5, 5, 5, 4 }));
        QCOMPARE(tableSizes(16, true, false), (std::vector { 4, 4, 4, 4 }));
        QCOMPARE(tableSizes(19, false, false), (std::vector { 5, 5, 5 })); // and four byes
        QCOMPARE(tableSizes(14, false, true), (std::vector { 6, 6 }));     // and two
        QCOMPARE(tableSizes(7, true, true), (std::vector { 6 }));
        QCOMPARE(tableSizes(3, true, true), std::vector<int> {});
    }

    void every_entrant_has_one_seat_or_a_bye_whatever_their_number()
    {
        for (int players = 0; players <= 60; players += players < 20 ? 1 : 8) {

            const Tournament tournament = drawn(players, 2);
            QVERIFY(!problemOf(tournament));
            for (int round = 1; round <= 2; ++round)
                for (const TournamentFault& fault : faultsOf(tournament, round))
                    QCOMPARE(fault.kind, TournamentFaultKind::ResultIsOpen);
        }
    }

    void no_pair_meets_twice_where_a_construction_reaches()
    {
        // 7 and 11 are primes, 8 and 9 powers of primes: as many rounds as tables.
        for (const auto& [players, rounds] : { std::pair { 35, 7 }, { 55, 11 }, { 40, 8 },
                 { 45, 9 }, { 53, 11 }, { 36, 7 }, { 50, 5 }, { 30, 5 }, { 400, 20 } }) {
            const Tournament tournament = drawn(players, rounds);
            QVERIFY2(meetingsThrough(tournament, rounds).repeats == 0,
                qPrintable(QString::number(players)));
            for (int round = 2; round <= rounds; ++round)
                QVERIFY(drawOf(tournament, round)->method != DrawMethod::Search);
        }
        QCOMPARE(drawn(40, 2).draws.back().method, DrawMethod::Field);
        QCOMPARE(drawn(35, 2).draws.back().method, DrawMethod::Cyclic);
    }

    /// 25 players: each has met each other one after six rounds, an affine plane.
    void twenty_five_players_meet_each_other_once_in_six_rounds()
    {
        const Tournament tournament = drawn(25, 6);
        QCOMPARE(meetingsThrough(tournament, 6).pairs, (std::vector { 0, 300, 0 }));
        QCOMPARE(tournament.draws.back().method, DrawMethod::Groups);
        QCOMPARE(meetingsThrough(tournament, 6).fewestRepeats, 0);
    }

    void a_search_reaches_the_bound_for_two_tables()
    {
        const Tournament tournament = drawn(10, 2);
        QCOMPARE(methodsOf(tournament), (std::vector { DrawMethod::Shuffled, DrawMethod::Search }));
        const Meetings meetings = meetingsThrough(tournament, 2);
        QCOMPARE(meetings.repeats, 8); // each table has three of one table, and two of the other
        QCOMPARE(meetings.fewestRepeats, 8);
    }

    /// One after the other they have 18 repeats.
    void rounds_that_are_searched_together_have_no_more_repeats_than_they_must()
    {
        for (const auto& [players, repeats] : { std::pair { 15, 12 }, { 20, 9 } }) {
            const Meetings meetings = meetingsThrough(drawn(players, 3), 3);
            QCOMPARE(meetings.repeats, repeats);
            QVERIFY(meetings.repeats - meetings.fewestRepeats <= 1);
        }
    }

    void later_rounds_are_searched_together_beside_what_was_played()
    {
        Tournament tournament = drawn(15, 4);
        const std::vector<RoundDraw> before = tournament.draws;
        scoreRound(tournament, 1);
        makeOfficial(tournament, 1);
        drawFrom(tournament, 2);
        QCOMPARE(tournament.draws.front(), before.front());
        QVERIFY(!problemOf(tournament));
        QVERIFY(meetingsThrough(tournament, 4).repeats <= 30);
    }

    void the_same_seed_gives_the_same_seats_and_another_one_others()
    {
        Tournament other = tournamentOf(23, 4);
        drawFrom(other, 1);
        QVERIFY(drawn(23, 4).draws == other.draws);
        other.seed = 8;
        drawFrom(other, 1);
        QVERIFY(drawn(23, 4).draws != other.draws);
    }

    /// Pinned: a club prints the same draw on every computer.
    void a_draw_is_the_same_on_every_platform()
    {
        const Tournament tournament = drawn(10, 2);
        QCOMPARE(tournament.draws[0].tables[0], (SeatNumbers { 2, 1, 9, 8, 6 }));
        QCOMPARE(tournament.draws[1].tables[0], (SeatNumbers { 6, 1, 9, 5, 10 }));
    }

    void seats_change_from_round_to_round()
    {
        const Tournament tournament = drawn(35, 3);
        const int first = tournament.draws[0].tables[0][0];
        for (int round = 2; round <= 3; ++round)
            for (const SeatNumbers& seats : drawOf(tournament, round)->tables)
                QVERIFY(seats.front() != first);
    }

    void byes_go_around()
    {
        Tournament tournament = tournamentOf(11, 6);
        tournament.sixesAllowed = false;
        tournament.foursAllowed = false;
        drawFrom(tournament, 1);
        std::set<int> sat;
        for (const RoundDraw& draw : tournament.draws) {
            QCOMPARE(draw.byes.size(), std::size_t { 1 });
            sat.insert(draw.byes.front());
        }
        QCOMPARE(sat.size(), std::size_t { 6 });
    }

    void a_late_player_takes_an_empty_chair_and_no_one_meets_twice()
    {
        Tournament tournament = tournamentOf(53, 3);
        drawFrom(tournament, 1);
        tournament.entrants.push_back({ 54, "Late", true, 2 });
        tournament.entrants[3].gone = 3;
        drawFrom(tournament, 2);
        QCOMPARE(tournament.draws[1].tables.size(), std::size_t { 11 });
        QCOMPARE(sizesIn(tournament.draws[1]), (std::set<std::size_t> { 4, 5 }));
        QCOMPARE(meetingsThrough(tournament, 3).repeats, 0);
        QVERIFY(!problemOf(tournament));
    }

    void a_late_player_can_be_seated_in_a_round_that_is_drawn()
    {
        Tournament tournament = drawn(53, 3);
        tournament.entrants.push_back({ 54, "Late", true, 1 });
        QCOMPARE(faultsOf(tournament, 1).front(),
            (TournamentFault { TournamentFaultKind::NotSeated, 0, 54 }));
        QCOMPARE(seatLate(tournament, 1, 54), 10); // the first of two tables of four
        QCOMPARE(tournament.draws[0].tables[9].size(), std::size_t { 5 });
        QVERIFY(tournament.draws[0].changed);
    }

    void who_did_not_come_leaves_a_table_that_stays_one()
    {
        Tournament tournament = drawn(53, 3);
        QVERIFY(takeOut(tournament, 1, tournament.draws[0].tables[0][2]));
        QCOMPARE(tournament.draws[0].tables[0].size(), std::size_t { 4 });
        QVERIFY(!takeOut(tournament, 1, tournament.draws[0].tables[0][2])); // three are none
    }

    void a_round_with_an_official_result_is_not_drawn_again()
    {
        Tournament tournament = drawn(20, 3);
        scoreRound(tournament, 2);
        QVERIFY(mayDraw(tournament, 2));
        makeOfficial(tournament, 2);
        QVERIFY(!mayDraw(tournament, 1));
        QVERIFY(!mayDraw(tournament, 2));
        QVERIFY(mayDraw(tournament, 3));
        QVERIFY(!takeOut(tournament, 2, tournament.draws[1].tables[0][0]));
        QVERIFY(!mayDraw(tournamentOf(20, 3), 2)); // the first comes first
    }

    /// The bound holds for whatever is drawn.
    void no_draw_is_better_than_the_bound()
    {
        for (int players = 5; players <= 45; players += 5) {
            const Tournament tournament = drawn(players, 3);
            for (int round = 1; round <= 3; ++round) {
                const Meetings meetings = meetingsThrough(tournament, round);
                QVERIFY(meetings.repeats >= meetings.fewestRepeats);
                QVERIFY(meetings.pairs[0] >= meetings.fewestStrangers);
            }
        }
    }
};

REGISTER_TEST(DrawTest)
#include "draw_test.moc"
