// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/wilson.h"

#include "tests/support/registered_test.h"

#include <QTest>

#include <cmath>

using namespace sheepshead;

class WilsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_interval_is_the_one_of_the_books_data()
    {
        QTest::addColumn<int>("part");
        QTest::addColumn<int>("whole");
        QTest::addColumn<double>("least");
        QTest::addColumn<double>("most");
        // Newcombe (1998), table I, method 3
        QTest::newRow("81 of 263") << 81 << 263 << 0.2553 << 0.3662;
        QTest::newRow("15 of 148") << 15 << 148 << 0.0624 << 0.1605;
        QTest::newRow("0 of 20") << 0 << 20 << 0.0 << 0.1611;
        QTest::newRow("1 of 29") << 1 << 29 << 0.0061 << 0.1718;
    }

    void the_interval_is_the_one_of_the_books()
    {
        QFETCH(int, part);
        QFETCH(int, whole);
        QFETCH(double, least);
        QFETCH(double, most);
        const Interval interval = wilsonInterval(part, whole);
        QVERIFY(std::abs(interval.least - least) < 0.00006);
        QVERIFY(std::abs(interval.most - most) < 0.00006);
        const Interval rest = wilsonInterval(whole - part, whole);
        QVERIFY(std::abs(rest.least - (1 - interval.most)) < 1e-12);
    }

    void nothing_known_may_be_anything() { QVERIFY(wilsonInterval(0, 0) == (Interval { 0, 1 })); }
};

REGISTER_GUILESS_TEST(WilsonTest)
#include "wilson_test.moc"
