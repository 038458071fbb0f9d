// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/drill_progress.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

class DrillProgressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_streak_ends_with_a_wrong_answer()
    {
        DrillProgress progress;
        for (const bool right : { true, true, true, false, true })
            progress.note(right, right ? 0 : 0.5);
        QCOMPARE(progress.asked, 5);
        QCOMPARE(progress.right, 4);
        QCOMPARE(progress.streak, 1);
        QCOMPARE(progress.bestStreak, 3);
        QCOMPARE(progress.lost, 0.5);
        QVERIFY(isPossible(progress));
    }

    void what_practice_brings_shows_in_the_latest_answers()
    {
        DrillProgress progress;
        for (int i = 0; i < 100; ++i)
            progress.note(i >= 80 || i % 2 == 0, 0);
        QCOMPARE(progress.lately().right, 20);
        QCOMPARE(progress.lately().of, 20);
        QCOMPARE(progress.before().right, 10);
        QCOMPARE(progress.before().of, 20);
        QVERIFY(isPossible(progress));
    }

    void few_answers_have_nothing_before_them()
    {
        DrillProgress progress;
        progress.note(true, 0);
        QCOMPARE(progress.lately().of, 1);
        QCOMPARE(progress.before().of, 0);
    }

    void damaged_progress_is_found()
    {
        DrillProgress progress;
        progress.note(true, 0);
        DrillProgress damaged = progress;
        damaged.right = 2;
        QVERIFY(!isPossible(damaged));
        damaged = progress;
        damaged.last = "1x";
        QVERIFY(!isPossible(damaged));
        damaged = progress;
        damaged.lost = -1;
        QVERIFY(!isPossible(damaged));
        damaged = progress;
        damaged.bestStreak = 5;
        QVERIFY(!isPossible(damaged));
    }
};

REGISTER_TEST(DrillProgressTest)
#include "drill_progress_test.moc"
