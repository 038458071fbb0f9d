// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/bounds.h"
#include "engine/statistics/evening.h"

namespace sheepshead {

namespace bounds {
inline constexpr Bounds count { 0, 1'000'000'000 };
inline constexpr Bounds sum { -1'000'000'000'000, 1'000'000'000'000 };
} // namespace bounds

/// The columns of table evening, to read and to write.
template <class Fields> void describeEvening(Fields& fields, Evening& evening)
{
    fields.number("hands", evening.hands, bounds::count);
    fields.number("score", evening.score, bounds::sum);
    fields.number("decided", evening.decided, bounds::count);
    const auto run = [&](const char* first, const char* last, const char* most, Run& of) {
        fields.number(first, of.first, bounds::count);
        fields.number(last, of.last, bounds::count);
        fields.number(most, of.most, bounds::count);
    };
    run("up_first", "up_last", "up_most", evening.up);
    run("down_first", "down_last", "down_most", evening.down);
}

/// The columns of table evening_sum, to read and to write.
template <class Fields> void describeSum(Fields& fields, StatisticSum& sum)
{
    fields.number("hands", sum.hands, bounds::count);
    fields.number("counted", sum.counted, bounds::count);
    fields.number("amount", sum.amount, bounds::sum);
}

} // namespace sheepshead
