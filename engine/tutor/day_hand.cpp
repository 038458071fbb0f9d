// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/day_hand.h"

#include "engine/rules/layouts.h"
#include "engine/support/rng.h"
#include "engine/tutor/day_offsets.h"

#include <cassert>
#include <chrono>

namespace sheepshead {

namespace {

constexpr std::uint64_t sheepday = 0x7368656570646179ULL; // the letters' codes

} // namespace

int offsetOfDay(Day day)
{
    using namespace std::chrono;
    const auto daysSince = [](Day each) {
        return sys_days(year(each.year) / month(static_cast<unsigned>(each.month))
            / std::chrono::day(static_cast<unsigned>(each.day)));
    };
    const auto place = (daysSince(day) - daysSince(firstDayWithOffset)).count();
    const bool isListed = place >= 0 && place < static_cast<long>(dayOffsets.size());
    return isListed ? dayOffsets[static_cast<std::size_t>(place)] - 'a' : 0;
}

std::uint64_t seedOfDay(Day day, int offset)
{
    assert(day.year >= 1 && day.year <= 9999 && day.month >= 1 && day.month <= 12 && day.day >= 1
        && day.day <= 31);
    const std::int64_t number = ((offset * 10'000LL + day.year) * 100 + day.month) * 100 + day.day;
    return mixedSeed(sheepday, static_cast<std::uint64_t>(number));
}

std::uint64_t seedOfDay(Day day) { return seedOfDay(day, offsetOfDay(day)); }

HandRecord handOfDay(Day day) { return handOfDay(day, offsetOfDay(day)); }

HandRecord handOfDay(Day day, int offset)
{
    const CheckedVariant rules = check(defaultVariant(LayoutId::FiveCalledAce)).value();
    const std::uint64_t seed = seedOfDay(day, offset);
    const auto seats = static_cast<std::uint64_t>(rules.tableSeats());
    return { rules, dealFromSeed(rules, seed, seatAt(static_cast<int>(seed % seats))), 1, {}, {} };
}

} // namespace sheepshead
