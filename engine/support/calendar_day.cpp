// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/calendar_day.h"

#include "engine/support/text.h"

#include <chrono>

namespace sheepshead {

namespace {

constexpr std::size_t lengthOfDay = 10;

/// Digits only: a sign would be a number, too.
std::optional<unsigned> digitsAt(std::string_view text, std::size_t place, std::size_t length)
{
    return parseNumber<unsigned>(text.substr(place, length));
}

} // namespace

bool isDay(std::string_view day)
{
    using namespace std::chrono;
    if (day.size() != lengthOfDay || day[4] != '-' || day[7] != '-')
        return false;
    const auto inYear = digitsAt(day, 0, 4);
    const auto inMonth = digitsAt(day, 5, 2);
    const auto onDay = digitsAt(day, 8, 2);
    return inYear && inMonth && onDay
        && year_month_day(
            year(static_cast<int>(*inYear)), month(*inMonth), std::chrono::day(*onDay))
               .ok();
}

} // namespace sheepshead
