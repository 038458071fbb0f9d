// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/tutor/drill_progress.h"

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

constexpr char rightMark = '1';
constexpr char wrongMark = '0';
constexpr std::size_t mostMarks = 2 * std::size_t { latelyAnswers }; ///< lately, and before

DrillProgress::Share shareOf(std::string_view answers)
{
    return { static_cast<int>(std::ranges::count(answers, rightMark)),
        static_cast<int>(answers.size()) };
}

} // namespace

void DrillProgress::note(bool isRight, double cost)
{
    ++asked;
    right += isRight ? 1 : 0;
    streak = isRight ? streak + 1 : 0;
    bestStreak = std::max(bestStreak, streak);
    lost += cost;
    last += isRight ? rightMark : wrongMark;
    if (last.size() > mostMarks)
        last.erase(0, last.size() - mostMarks);
}

DrillProgress::Share DrillProgress::lately() const
{
    const std::string_view all = last;
    return shareOf(all.substr(all.size() - std::min<std::size_t>(all.size(), latelyAnswers)));
}

DrillProgress::Share DrillProgress::before() const
{
    const std::string_view all = last;
    return shareOf(all.substr(0, all.size() - std::min<std::size_t>(all.size(), latelyAnswers)));
}

bool isPossible(const DrillProgress& progress)
{
    const auto isMark = [](char mark) { return mark == rightMark || mark == wrongMark; };
    return progress.asked >= 0 && progress.right >= 0 && progress.right <= progress.asked
        && progress.streak >= 0 && progress.streak <= progress.bestStreak
        && progress.bestStreak <= progress.right && progress.lost >= 0
        && std::isfinite(progress.lost) && progress.last.size() <= mostMarks
        && static_cast<int>(progress.last.size()) <= progress.asked
        && std::ranges::all_of(progress.last, isMark);
}

} // namespace sheepshead
