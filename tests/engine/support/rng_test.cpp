// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/rng.h"

#include "tests/engine/support/random_numbers.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>

using namespace sheepshead;
using namespace sheepshead::testing;

class RngTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Deals are numbers: these must never change, on no platform.
    void a_seed_gives_the_same_numbers_everywhere_data()
    {
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QList<int>>("numbers");
        QTest::newRow("seed 1") << quint64 { 1 }
                                << QList<int> { 528, 462, 930, 246, 384, 409, 628, 665 };
        QTest::newRow("seed 24") << quint64 { 24 }
                                 << QList<int> { 779, 154, 774, 479, 458, 497, 940, 359 };
    }

    void a_seed_gives_the_same_numbers_everywhere()
    {
        QFETCH(quint64, seed);
        QFETCH(QList<int>, numbers);
        Rng rng(seed);
        QList<int> drawn;
        for (qsizetype i = 0; i < numbers.size(); ++i)
            drawn << static_cast<int>(rng.below(1000));
        QCOMPARE(drawn, numbers);
    }

    void a_draw_stays_below_its_bound_and_reaches_every_number()
    {
        checkDrawsStayBelowAndReachEveryNumber<Rng>();
    }

    void below_one_there_is_only_zero() { checkBelowOneThereIsOnlyZero<Rng>(); }

    void a_shuffle_loses_and_doubles_nothing()
    {
        std::array<int, 32> cards {};
        std::iota(cards.begin(), cards.end(), 0);
        const auto sorted = cards;
        Rng(3).shuffle<int>(cards);
        QVERIFY(cards != sorted);
        std::ranges::sort(cards);
        QCOMPARE(cards, sorted);
    }

    void every_order_is_as_likely_as_the_next()
    {
        Rng rng(11);
        std::map<std::array<int, 3>, int> orders;
        for (int i = 0; i < 6000; ++i) {
            std::array<int, 3> items { 0, 1, 2 };
            rng.shuffle<int>(items);
            ++orders[items];
        }
        QCOMPARE(orders.size(), std::size_t { 6 });
        for (const auto& [order, count] : orders)
            QVERIFY(count > 850 && count < 1150);
    }

    void a_mixed_seed_is_pinned_and_depends_on_both_numbers()
    {
        QCOMPARE(mixedSeed(0, 0), quint64 { 0xE220A8397B1DCDAFULL }); // SplitMix64's first
        QVERIFY(mixedSeed(0, 1) != mixedSeed(1, 0));
        QVERIFY(mixedSeed(7, 1) != mixedSeed(7, 2));
    }
};

REGISTER_TEST(RngTest)
#include "rng_test.moc"
