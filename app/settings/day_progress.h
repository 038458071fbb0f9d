// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>

namespace sheepshead {

/// Which hands of the day the person has played to their end.
struct DayProgress {
    QDate last;     ///< the last day whose hand was played; null for none
    int score = 0;  ///< of that hand, the first time
    int streak = 0; ///< days in a row, up to that day
    int best = 0;   ///< the longest streak

    bool operator==(const DayProgress&) const = default;
};

/// Whether a player can have made this progress; false for numbers that contradict each other.
bool isPossible(const DayProgress& progress);

/// After the hand of a day was played. Only the first time on a day counts, and nothing is lost
/// when the date goes back by some days.
DayProgress afterDay(DayProgress before, const QDate& day, int score);

/// Days in a row that a person sees on this day: none after a day that was left out.
int streakOn(const DayProgress& progress, const QDate& day);

} // namespace sheepshead
