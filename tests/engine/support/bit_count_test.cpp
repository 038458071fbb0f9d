// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/bit_count.h"

#include "engine/support/rng.h"

#include <QtTest>

#include <bit>

using namespace sheepshead;

class BitCountTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void as_many_as_the_standard_library_counts()
    {
        QCOMPARE(bitCount(0), 0);
        QCOMPARE(bitCount(~std::uint32_t { 0 }), 32);
        for (std::uint32_t bit = 0; bit < 32; ++bit)
            QCOMPARE(bitCount(std::uint32_t { 1 } << bit), 1);
        Rng rng(1);
        for (int i = 0; i < 10'000; ++i) {
            const std::uint32_t bits = rng.below(~std::uint32_t { 0 });
            QCOMPARE(bitCount(bits), std::popcount(bits));
        }
    }
};

QTEST_APPLESS_MAIN(BitCountTest)
#include "bit_count_test.moc"
