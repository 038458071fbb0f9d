// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <array>
#include <cstdint>

namespace sheepshead::testing {

/// What each source of random numbers promises of below().
template <class Numbers> void checkDrawsStayBelowAndReachEveryNumber()
{
    Numbers numbers(5);
    std::array<int, 7> drawn {};
    for (int i = 0; i < 7000; ++i) {
        const std::uint32_t number = numbers.below(7);
        QVERIFY(number < 7);
        ++drawn[number];
    }
    for (const int count : drawn)
        QVERIFY(count > 850 && count < 1150);
}

template <class Numbers> void checkBelowOneThereIsOnlyZero()
{
    Numbers numbers(5);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(numbers.below(1), 0U);
}

} // namespace sheepshead::testing
