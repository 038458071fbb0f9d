// SPDX-License-Identifier: GPL-3.0-or-later
// Works out engine/tutor/day_offsets.h, so that the hand of each day has something to decide:
//
//     choose_day_hands FROM DAYS        choose_day_hands 2026-12-01 3684
//
// A day keeps the offset that it has, if that is good enough. Otherwise, of the hands that
// seedOfDay() would have for it, one offset after another, it takes the first in which an expert in
// the person's seat has decisions that matter: two at least in which its best choice is expected to
// score 0.2 more than the next that is not the same card for the play. Writes one letter a day.
// What was published is never worked out again: a day's hand does not change.
#include "engine/tutor/day_hand.h"
#include "tests/measure/day_decisions.h"

#include <chrono>
#include <cstdio>
#include <string>

using namespace sheepshead;
using namespace sheepshead::measuring;

namespace {

constexpr int mostOffsets = 26; // a letter each

int offsetFor(Day day)
{
    const auto isEnough = [&](int offset) {
        return decisionsThatMatter(handOfDay(day, offset)) >= fewestThatMatter;
    };
    const int own = offsetOfDay(day);
    if (isEnough(own))
        return own;
    for (int offset = 0; offset < mostOffsets; ++offset)
        if (isEnough(offset))
            return offset;
    return own;
}

} // namespace

int main(int count, char** arguments)
{
    using namespace std::chrono;
    int year = 0;
    unsigned month = 0;
    unsigned day = 0;
    if (count != 3 || std::sscanf(arguments[1], "%d-%u-%u", &year, &month, &day) != 3) {
        std::fputs("choose_day_hands FROM DAYS\n", stderr);
        return 2;
    }
    const sys_days first(
        std::chrono::year(year) / std::chrono::month(month) / std::chrono::day(day));
    for (int i = 0; i < std::stoi(arguments[2]); ++i) {
        const year_month_day date(first + days(i));
        std::putchar('a'
            + offsetFor({ int(date.year()), static_cast<int>(unsigned(date.month())),
                static_cast<int>(unsigned(date.day())) }));
        std::fflush(stdout);
    }
    std::puts("");
}
