// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>

namespace sheepshead {

/// When a mistake is asked again, by the boxes of Sebastian Leitner ("So lernt man lernen", 1972):
/// an answer that is right puts it into the next box, a wrong one back into the first. Of what lies
/// in a box, each is asked after so many days; what has passed the last box is known.
inline constexpr std::array daysInBox { 1, 3, 7, 21 };

/// What is known lies here and is not asked any more.
inline constexpr int knownBox = static_cast<int>(daysInBox.size());

/// No more is asked in a day: five minutes.
inline constexpr int questionsADay = 10;

/// Where it lies after an answer; boxes are from 0 to knownBox.
constexpr int boxAfter(int box, bool right) { return right ? std::min(box + 1, knownBox) : 0; }

/// Whether it is asked now that the last answer is so many days ago. Below 0 the clock was set back
/// since: asked once too often is better than never.
constexpr bool isDue(int box, int daysAgo)
{
    return box < knownBox && (daysAgo < 0 || daysAgo >= daysInBox[static_cast<std::size_t>(box)]);
}

} // namespace sheepshead
