// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season_standings.h"

#include "tests/engine/season/season_samples.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// "1 Ada 12" and so on, by place; "- Ada 12" without one.
std::string placesIn(const SeasonStandings& standings)
{
    constexpr std::array names { "?", "Ada", "Bob", "Cy", "Dot" };
    std::string text;
    for (const SeasonStanding& row : standings.rows)
        text += (text.empty() ? "" : ", ") + (row.rank ? std::to_string(*row.rank) : "-") + ' '
            + names.at(static_cast<std::size_t>(row.person)) + ' ' + std::to_string(row.total);
    return text;
}

std::string places(const Season& season, std::vector<SeasonEvening> evenings)
{
    return placesIn(seasonStandings(season, std::move(evenings)));
}

SeasonHand handOn(const char* day, std::vector<SeasonSeat> seats)
{
    return { .sheet = 1, .day = day, .number = 1, .leadersWon = true, .seats = std::move(seats) };
}

} // namespace

class SeasonStandingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_highest_total_is_first()
    {
        QCOMPARE(places(autumn(),
                     { evening(1, { { ada, 5 }, { bob, -2 }, { cy, -3 } }),
                         evening(8, { { ada, -4 }, { bob, 8 }, { cy, -4 } }) }),
            std::string("1 Bob 6, 2 Ada 1, 3 Cy -7"));
    }

    void the_best_evenings_count_and_the_others_are_dropped()
    {
        Season season = autumn();
        season.bestEvenings = 2;
        const auto standings = seasonStandings(season,
            { evening(1, { { ada, -9 }, { bob, 9 } }), evening(8, { { ada, 4 }, { bob, -4 } }),
                evening(15, { { ada, 4 }, { bob, -4 } }) });
        QCOMPARE(placesIn(standings), std::string("1 Ada 8, 2 Bob 5, - Cy 0"));
        QVERIFY(!standings.rows[0].evenings[0]->counts);
        QVERIFY(standings.rows[0].evenings[1]->counts && standings.rows[0].evenings[2]->counts);
        // of equal ones the earlier counts
        QVERIFY(standings.rows[1].evenings[1]->counts && !standings.rows[1].evenings[2]->counts);
        QCOMPARE(standings.rows[0].attended, 3);
        QCOMPARE(standings.rows[0].counted, 2);
        QCOMPARE(standings.rows[0].hands, 20);
    }

    void who_came_too_seldom_has_no_place()
    {
        Season season = autumn();
        season.leastEvenings = 2;
        QCOMPARE(places(season,
                     { evening(1, { { ada, 1 }, { bob, -1 } }),
                         evening(8, { { ada, -9 }, { bob, -2 }, { cy, 11 } }) }),
            std::string("1 Bob -3, 2 Ada -8, - Cy 11"));
    }

    void averages_are_compared_as_fractions()
    {
        Season season = autumn();
        season.measure = SeasonMeasure::PerHand;
        SeasonEvening one = evening(1, { { ada, 10 }, { bob, 7 } });
        one.scores[0].hands = 3;
        one.scores[1].hands = 2;
        const auto standings = seasonStandings(season, { one });
        QCOMPARE(placesIn(standings), std::string("1 Bob 7, 2 Ada 10, - Cy 0"));
        QCOMPARE(standings.rows[1].value.hundredths(), 333);
        season.measure = SeasonMeasure::PerEvening;
        QCOMPARE(
            places(season,
                { evening(1, { { ada, 6 }, { bob, 5 } }), evening(8, { { ada, 2 }, { cy, -2 } }) }),
            std::string("1 Bob 5, 2 Ada 8, 3 Cy -2"));
    }

    void an_evening_whose_hands_are_not_known_is_no_part_of_an_average_per_hand()
    {
        Season season = autumn();
        season.bestEvenings = 1;
        SeasonEvening onPaper = evening(1, { { ada, 50 }, { bob, -50 } });
        for (SeasonScore& score : onPaper.scores) {
            score.hands = 0;
            score.handsKnown = false;
        }
        SeasonEvening counted = evening(8, { { ada, -4 }, { bob, 4 } });
        for (const SeasonMeasure measure : { SeasonMeasure::Total, SeasonMeasure::PerEvening }) {
            season.measure = measure;
            QCOMPARE(
                places(season, { onPaper, counted }), std::string("1 Ada 50, 2 Bob 4, - Cy 0"));
        }
        season.measure = SeasonMeasure::PerHand;
        const auto standings = seasonStandings(season, { onPaper, counted });
        QCOMPARE(placesIn(standings), std::string("1 Bob 4, 2 Ada -4, - Cy 0"));
        QCOMPARE(standings.rows[0].attended, 2);
        QCOMPARE(standings.rows[0].counted, 1);
    }

    void hundredths_are_rounded_away_from_0()
    {
        QCOMPARE((SeasonValue { 2, 3 }).hundredths(), 67);
        QCOMPARE((SeasonValue { -2, 3 }).hundredths(), -67);
        QCOMPARE((SeasonValue { 1, 8 }).hundredths(), 13);
        QCOMPARE((SeasonValue { -1, 8 }).hundredths(), -13);
        QCOMPARE((SeasonValue { -7, 1 }).hundredths(), -700);
        QVERIFY((SeasonValue { -1, 2 }) < (SeasonValue { -1, 3 }));
        QVERIFY((SeasonValue { 2, 4 }) == (SeasonValue { 1, 2 }));
        const std::int64_t large = 1'000'000'000'000'000;
        QVERIFY((SeasonValue { large, 999'999 }) > (SeasonValue { large, 1'000'000 }));
    }

    void a_tie_goes_to_the_best_evening_then_to_evenings_won_else_it_is_shared()
    {
        QCOMPARE(places(autumn(),
                     { evening(1, { { ada, 3 }, { bob, 1 }, { cy, -4 } }),
                         evening(8, { { ada, 1 }, { bob, 3 }, { cy, -4 } }) }),
            std::string("1 Ada 4, 1 Bob 4, 3 Cy -8"));
        QCOMPARE(places(autumn(),
                     { evening(1, { { ada, 2 }, { bob, 4 }, { cy, -6 } }),
                         evening(8, { { ada, 2 }, { bob, 0 }, { cy, -2 } }) }),
            std::string("1 Bob 4, 2 Ada 4, 3 Cy -8"));
        // both 5 at best: Bob also won the evening without Ada
        QCOMPARE(
            places(autumn(),
                { evening(1, { { ada, 5 }, { bob, -5 } }), evening(8, { { bob, 5 }, { cy, -5 } }),
                    evening(15, { { bob, 5 }, { cy, -5 } }) }),
            std::string("1 Bob 5, 2 Ada 5, 3 Cy -10"));
    }

    void a_handicap_is_part_of_each_evening()
    {
        Season season = autumn();
        season.people[2].handicap = 10;
        const auto standings = seasonStandings(season,
            { evening(1, { { ada, 5 }, { cy, -4 } }), evening(8, { { ada, 1 }, { bob, -1 } }) });
        QCOMPARE(placesIn(standings), std::string("1 Cy 6, 2 Ada 6, 3 Bob -1"));
        QVERIFY(standings.rows[0].evenings[0]->won);
        QVERIFY(!standings.rows[0].evenings[1]);
    }

    void a_substitute_has_a_score_and_no_place_and_a_guest_is_only_named()
    {
        Season season = autumn();
        season.people[0].role = SeasonRole::Substitute;
        const auto standings = seasonStandings(season,
            { evening(1, { { ada, 9 }, { bob, -4 }, { dot, -5 } }),
                evening(8, { { bob, 1 }, { cy, -3 }, { dot, 2 } }) });
        QCOMPARE(placesIn(standings), std::string("1 Bob -3, 2 Cy -3, - Ada 9"));
        QCOMPARE(standings.guests, (std::vector<SeasonGuest> { { dot, 2, 20 } }));
    }

    void the_movement_is_since_the_last_day_before()
    {
        const auto rows = seasonStandings(autumn(),
            { evening(1, { { ada, 5 }, { bob, -5 } }),
                evening(8, { { ada, -9 }, { bob, 8 }, { cy, 1 } }) })
                              .rows;
        QCOMPARE(rows[0].person, bob);
        QCOMPARE(rows[0].movement, std::optional(1));
        QVERIFY(!rows[1].movement); // Cy had no place yet
        QCOMPARE(rows[2].movement, std::optional(-2));
        QVERIFY(!seasonStandings(autumn(), { evening(1, { { ada, 5 }, { bob, -5 } }) })
                     .rows[0]
                     .movement);
    }

    void an_evening_is_a_day_of_a_sheet_on_which_two_of_the_group_play()
    {
        const std::vector<SeasonSeat> two { { ada, 4, true }, { bob, -4, true } };
        const std::vector<SeasonSeat> one { { ada, 4, true }, { dot, -4, true } };
        const auto evenings = eveningsOf(autumn(),
            { handOn("2026-09-02", two), handOn("2026-09-01", two), handOn("2026-09-01", two),
                handOn("2026-09-03", one), handOn("2026-08-31", two), handOn("2027-01-01", two) });
        QCOMPARE(evenings.size(), std::size_t { 2 });
        QCOMPARE(evenings[0].day, std::string("2026-09-01"));
        QCOMPARE(evenings[0].find(ada)->score, 8);
        QCOMPARE(evenings[0].find(ada)->hands, 2);
        QCOMPARE(evenings[1].day, std::string("2026-09-02"));
    }

    void who_sat_out_all_hands_did_not_come()
    {
        const auto evenings = eveningsOf(autumn(),
            { handOn("2026-09-01",
                { { ada, 4, true }, { bob, -4, true }, { cy, 0, false }, { dot, 1, false } }) });
        QVERIFY(!evenings[0].find(cy));
        QCOMPARE(evenings[0].find(dot)->hands, 0); // had a share of a pot
    }

    void who_has_points_of_an_evening_on_paper_came()
    {
        SeasonHand onPaper =
            handOn("2026-09-01", { { ada, 4, true }, { bob, -4, true }, { cy, 0, true } });
        onPaper.wholeEvening = true;
        const auto evenings = eveningsOf(autumn(), { onPaper });
        QCOMPARE(evenings[0].scores.size(), std::size_t { 3 });
        QVERIFY(evenings[0].find(cy)); // won nothing, and was there
        QCOMPARE(evenings[0].find(ada)->hands, 0);
        QVERIFY(!evenings[0].find(ada)->handsKnown);
    }

    void nothing_played_is_no_ones_place()
    {
        QCOMPARE(places(autumn(), {}), std::string("- Ada 0, - Bob 0, - Cy 0"));
    }
};

REGISTER_TEST(SeasonStandingsTest)
#include "season_standings_test.moc"
