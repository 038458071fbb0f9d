// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/day_hand.h"

#include "engine/rules/layouts.h"
#include "engine/support/rng.h"

#include <cassert>

namespace sheepshead {

namespace {

constexpr std::uint64_t sheepday = 0x7368656570646179ULL; // the letters' codes

} // namespace

std::uint64_t seedOfDay(Day day)
{
    assert(day.year >= 1 && day.year <= 9999 && day.month >= 1 && day.month <= 12 && day.day >= 1
        && day.day <= 31);
    const int number = (day.year * 100 + day.month) * 100 + day.day;
    return mixedSeed(sheepday, static_cast<std::uint64_t>(number));
}

HandRecord handOfDay(Day day)
{
    const CheckedVariant rules = check(defaultVariant(LayoutId::FiveCalledAce)).value();
    const std::uint64_t seed = seedOfDay(day);
    const auto seats = static_cast<std::uint64_t>(rules.tableSeats());
    return { rules, dealFromSeed(rules, seed, seatAt(static_cast<int>(seed % seats))), 1, {}, {} };
}

} // namespace sheepshead
