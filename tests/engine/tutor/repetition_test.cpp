// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/repetition.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

class RepetitionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void right_answers_lead_from_box_to_box_until_it_is_known()
    {
        int box = 0;
        for (const int next : { 1, 2, 3, knownBox, knownBox }) {
            box = boxAfter(box, true);
            QCOMPARE(box, next);
        }
    }

    void a_wrong_answer_leads_back_to_the_first_box()
    {
        for (int box = 0; box <= knownBox; ++box)
            QCOMPARE(boxAfter(box, false), 0);
    }

    void each_box_waits_longer_than_the_one_before()
    {
        for (int box = 0; box < knownBox; ++box) {
            const int days = daysInBox[static_cast<std::size_t>(box)];
            QVERIFY(isDue(box, days) && isDue(box, days + 100));
            QVERIFY(!isDue(box, days - 1) && !isDue(box, 0));
        }
    }

    void what_is_known_is_not_asked()
    {
        QVERIFY(!isDue(knownBox, 10'000));
        QVERIFY(!isDue(knownBox, -1));
    }

    void a_clock_that_was_set_back_keeps_no_one_waiting() { QVERIFY(isDue(3, -3650)); }
};

REGISTER_TEST(RepetitionTest)
#include "repetition_test.moc"
