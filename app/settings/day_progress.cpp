// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/day_progress.h"

#include <algorithm>

namespace sheepshead {

namespace {

constexpr int mostDaysBack = 7; ///< by which a clock is set right, or a traveller's date goes back

bool isALittleBefore(const QDate& day, const QDate& last)
{
    return last.isValid() && day < last && day.daysTo(last) <= mostDaysBack;
}

} // namespace

bool isPossible(const DayProgress& progress)
{
    if (progress.last.isNull())
        return progress == DayProgress();
    return progress.last.isValid() && progress.streak >= 1 && progress.best >= progress.streak;
}

DayProgress afterDay(DayProgress before, const QDate& day, int score)
{
    if (before.last == day || isALittleBefore(day, before.last))
        return before;
    const int streak = before.last.addDays(1) == day ? before.streak + 1 : 1;
    return { day, score, streak, std::max(before.best, streak) };
}

int streakOn(const DayProgress& progress, const QDate& day)
{
    const bool holds = progress.last == day || progress.last.addDays(1) == day
        || isALittleBefore(day, progress.last);
    return holds ? progress.streak : 0;
}

} // namespace sheepshead
