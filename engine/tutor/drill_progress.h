// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace sheepshead {

/// What a person has done of one drill.
struct DrillProgress {
    int asked = 0;
    int right = 0;
    int streak = 0;     ///< right answers in a row, up to now
    int bestStreak = 0; ///< the longest there ever was
    double lost = 0;    ///< score points given away in all
    std::string last;   ///< the latest answers, the newest at the end: '1' right, '0' wrong

    void note(bool isRight, double cost);

    /// Right answers among the latest, and among as many before them; to see what practice brings.
    struct Share {
        int right = 0;
        int of = 0;
    };
    Share lately() const;
    Share before() const;

    bool operator==(const DrillProgress&) const = default;
};

/// How many answers `lately` looks at; twice as many are remembered.
inline constexpr int latelyAnswers = 20;

/// Whether these numbers can be the progress of a person: what was stored may be damaged.
bool isPossible(const DrillProgress& progress);

} // namespace sheepshead
