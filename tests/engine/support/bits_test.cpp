// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/bits.h"

#include "engine/support/rng.h"

#include "tests/support/registered_test.h"

#include <QtTest>

#include <bit>

using namespace sheepshead;

class BitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void one_bit_counts_one_and_is_the_lowest_and_the_highest()
    {
        QCOMPARE(bitCount(0), 0);
        QCOMPARE(bitCount(~std::uint32_t { 0 }), 32);
        for (int place = 0; place < 32; ++place) {
            const std::uint32_t bit = std::uint32_t { 1 } << place;
            QCOMPARE(bitCount(bit), 1);
            QCOMPARE(lowestBit(bit), place);
            QCOMPARE(highestBit(bit), place);
        }
    }

    void bits_are_counted_and_found_as_the_standard_library_does()
    {
        Rng rng(1);
        for (int i = 0; i < 10'000; ++i) {
            const std::uint32_t bits = 1 + rng.below(~std::uint32_t { 0 });
            QCOMPARE(bitCount(bits), std::popcount(bits));
            QCOMPARE(lowestBit(bits), std::countr_zero(bits));
            QCOMPARE(highestBit(bits), 31 - std::countl_zero(bits));
        }
    }

    void a_bit_is_found_by_how_many_lie_below_it()
    {
        static_assert(placeOfBit(0x80F0A015U, 2) == 4);
        Rng rng(2);
        for (int i = 0; i < 1'000; ++i) {
            const std::uint32_t bits = 1 + rng.below(~std::uint32_t { 0 });
            std::uint32_t rest = bits;
            for (int below = 0; below < bitCount(bits); ++below) {
                QCOMPARE(placeOfBit(bits, below), lowestBit(rest));
                rest &= rest - 1;
            }
        }
    }
};

REGISTER_TEST(BitsTest)
#include "bits_test.moc"
