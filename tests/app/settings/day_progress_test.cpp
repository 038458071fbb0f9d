// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/day_progress.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

const QDate monday(2026, 11, 23);

} // namespace

class DayProgressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_first_hand_begins_a_row()
    {
        QVERIFY(afterDay({}, monday, 4) == (DayProgress { monday, 4, 1, 1 }));
    }

    void the_next_day_makes_it_longer()
    {
        const DayProgress first = afterDay({}, monday, 4);
        QVERIFY(afterDay(first, monday.addDays(1), -1)
            == (DayProgress { monday.addDays(1), -1, 2, 2 }));
    }

    void a_month_and_a_year_end_without_a_break()
    {
        const DayProgress last { QDate(2026, 12, 31), 1, 5, 5 };
        QCOMPARE(afterDay(last, QDate(2027, 1, 1), 1).streak, 6);
        QCOMPARE(afterDay({ QDate(2028, 2, 28), 1, 5, 5 }, QDate(2028, 2, 29), 1).streak, 6);
        QCOMPARE(afterDay({ QDate(2028, 2, 28), 1, 5, 5 }, QDate(2028, 3, 1), 1).streak, 1);
    }

    void the_second_time_on_a_day_changes_nothing()
    {
        const DayProgress first = afterDay({}, monday, 4);
        QVERIFY(afterDay(first, monday, 8) == first);
    }

    void a_day_left_out_begins_again_and_the_longest_row_is_kept()
    {
        const DayProgress before { monday, 1, 7, 7 };
        QVERIFY(
            afterDay(before, monday.addDays(2), 3) == (DayProgress { monday.addDays(2), 3, 1, 7 }));
    }

    void a_date_that_goes_back_by_a_day_loses_nothing()
    {
        const DayProgress before { monday, 1, 7, 7 };
        QVERIFY(afterDay(before, monday.addDays(-1), 3) == before);
        QVERIFY(afterDay(before, monday.addDays(-7), 3) == before);
        QCOMPARE(streakOn(before, monday.addDays(-1)), 7);
        QCOMPARE(afterDay(before, monday.addDays(1), 3).streak, 8);
    }

    void a_date_far_ahead_does_not_stop_the_count()
    {
        const DayProgress before { QDate(2099, 1, 1), 1, 7, 7 };
        QVERIFY(afterDay(before, monday, 3) == (DayProgress { monday, 3, 1, 7 }));
        QCOMPARE(streakOn(before, monday), 0);
    }

    void a_row_is_seen_until_a_day_is_left_out()
    {
        const DayProgress progress { monday, 1, 3, 5 };
        QCOMPARE(streakOn(progress, monday), 3);
        QCOMPARE(streakOn(progress, monday.addDays(1)), 3);
        QCOMPARE(streakOn(progress, monday.addDays(2)), 0);
        QCOMPARE(streakOn({}, monday), 0);
    }

    void what_cannot_be_is_told()
    {
        QVERIFY(isPossible({}));
        QVERIFY(isPossible({ monday, -3, 1, 1 }));
        QVERIFY(!isPossible({ monday, 0, 0, 0 }));
        QVERIFY(!isPossible({ monday, 0, 2, 1 }));
        QVERIFY(!isPossible({ QDate(), 0, 1, 1 }));
    }
};

REGISTER_TEST(DayProgressTest)
#include "day_progress_test.moc"
