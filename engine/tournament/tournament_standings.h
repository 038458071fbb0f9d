// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tournament/tournament.h"

namespace sheepshead {

struct TournamentRow {
    int place = 1; ///< shared by ties
    int number = 0;
    std::vector<std::optional<int>> scores; ///< by round; nothing where they have no result
    int penalty = 0;                        ///< taken off
    int total = 0;

    /// Their best round; nothing before their first result.
    std::optional<int> best() const;
    bool operator==(const TournamentRow&) const = default;
};

/// After this round, the best first. Those who are equal stand by their number. Without people who
/// never had a seat.
std::vector<TournamentRow> standingsAfter(const Tournament& tournament, int round);

/// The last round that has a result; 0 before the first.
int lastRoundWithResult(const Tournament& tournament);

/// Who had the best score of a round, and that score; none before the first result.
struct SessionBest {
    std::vector<int> numbers;
    int score = 0;

    bool operator==(const SessionBest&) const = default;
};
SessionBest bestOfRound(const Tournament& tournament, int round);

} // namespace sheepshead
