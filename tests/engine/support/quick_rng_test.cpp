// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/quick_rng.h"

#include "tests/engine/support/random_numbers.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <algorithm>
#include <array>
#include <numeric>

using namespace sheepshead;
using namespace sheepshead::testing;

class QuickRngTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_seed_gives_the_same_numbers_again_and_another_seed_others()
    {
        QuickRng one(1);
        QuickRng again(1);
        QuickRng other(2);
        int same = 0;
        for (int i = 0; i < 1000; ++i) {
            const std::uint32_t number = one.below(1000);
            QCOMPARE(again.below(1000), number);
            same += other.below(1000) == number ? 1 : 0;
        }
        QVERIFY(same < 10);
    }

    void a_draw_stays_below_its_bound_and_reaches_every_number()
    {
        checkDrawsStayBelowAndReachEveryNumber<QuickRng>();
    }

    void below_one_there_is_only_zero() { checkBelowOneThereIsOnlyZero<QuickRng>(); }

    /// Where a quarter of all draws is thrown away, the rest must still be fair.
    void a_large_bound_favours_no_number()
    {
        QuickRng rng(5);
        const std::uint32_t bound = 3U << 30U;
        int low = 0;
        for (int i = 0; i < 9000; ++i)
            low += rng.below(bound) < bound / 3 ? 1 : 0;
        QVERIFY(low > 2850 && low < 3150);
    }

    void a_shuffle_loses_and_doubles_nothing_and_brings_every_card_to_the_top()
    {
        QuickRng rng(5);
        std::array<int, 32> deck {};
        std::iota(deck.begin(), deck.end(), 0);
        std::array<int, 32> onTop {};
        for (int i = 0; i < 6400; ++i) {
            rng.shuffle<int>(deck);
            ++onTop[static_cast<std::size_t>(deck[0])];
        }
        for (const int count : onTop)
            QVERIFY(count > 130 && count < 270);
        std::ranges::sort(deck);
        for (int i = 0; i < 32; ++i)
            QCOMPARE(deck[static_cast<std::size_t>(i)], i);
    }
};

REGISTER_TEST(QuickRngTest)
#include "quick_rng_test.moc"
