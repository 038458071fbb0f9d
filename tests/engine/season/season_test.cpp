// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/season/season.h"

#include "engine/support/calendar_day.h"
#include "tests/engine/season/season_samples.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The fault of the autumn after a change.
template <class Change> std::optional<SeasonFault> faultAfter(Change change)
{
    Season season = autumn();
    change(season);
    return faultOf(season);
}

} // namespace

class SeasonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_season_has_a_name_a_span_of_days_and_two_people()
    {
        QVERIFY(!faultOf(autumn()));
        QCOMPARE(faultAfter([](Season& s) { s.name = "  "; }), SeasonFault::NoName);
        QCOMPARE(faultAfter([](Season& s) { s.firstDay = "2026-09-31"; }), SeasonFault::NoDay);
        QCOMPARE(faultAfter([](Season& s) { s.lastDay = ""; }), SeasonFault::NoDay);
        QCOMPARE(faultAfter([](Season& s) { s.lastDay = "2026-08-31"; }), SeasonFault::EndsBefore);
        QCOMPARE(faultAfter([](Season& s) { s.people.resize(1); }), SeasonFault::TooFew);
        QCOMPARE(faultAfter([](Season& s) { s.people[1].person = ada; }), SeasonFault::Twice);
        QVERIFY(!faultAfter([](Season& s) { s.lastDay = s.firstDay; }));
    }

    void numbers_have_bounds()
    {
        QCOMPARE(faultAfter([](Season& s) { s.bestEvenings = -1; }), SeasonFault::OutOfBounds);
        QCOMPARE(
            faultAfter([](Season& s) { s.centsAPoint = mostStake + 1; }), SeasonFault::OutOfBounds);
        QCOMPARE(faultAfter([](Season& s) { s.kittyPercent = 101; }), SeasonFault::OutOfBounds);
        QCOMPARE(faultAfter([](Season& s) { s.people[0].handicap = mostHandicap + 1; }),
            SeasonFault::OutOfBounds);
        QVERIFY(!faultAfter([](Season& s) { s.people[0].handicap = -5; }));
        QCOMPARE(faultAfter([](Season& s) { s.prizes = { 60, 41 }; }), SeasonFault::PrizesAbove);
        QVERIFY(!faultAfter([](Season& s) {
            s.prizeKind = PrizeKind::Amount;
            s.prizes = { 6000, 4100 };
        }));
    }

    void days_are_those_of_the_calendar()
    {
        QVERIFY(isDay("2024-02-29"));
        for (const char* const wrong : { "", "2023-02-29", "2024-2-29", "2024-+2-29", "2024-02-29 ",
                 "20240229", "2024-00-10", "yesterday!" })
            QVERIFY2(!isDay(wrong), wrong);
    }
};

REGISTER_TEST(SeasonTest)
#include "season_test.moc"
