// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/statistics/evening.h"

#include <string>
#include <vector>

namespace sheepshead {

/// What a person has in a season.
struct Standing {
    std::int64_t person = 0;
    std::string name;
    bool computer = false;
    int evenings = 0;
    int hands = 0;
    std::int64_t score = 0;
    int picked = 0;
    int pickedWon = 0;
    int bestEvening = 0;
    int worstEvening = 0;

    bool operator==(const Standing&) const = default;
};

/// One evening of a person's history.
struct EveningScore {
    std::string day;
    std::int64_t sheet = 0; ///< its id
    std::string name;       ///< of the sheet
    int hands = 0;
    std::int64_t score = 0;
    double cost = 0; ///< of decisions that were reviewed, in points

    bool operator==(const EveningScore&) const = default;
};

/// All figures of a person.
struct PersonFigures {
    Evening sum;
    std::vector<EveningScore> evenings; ///< in order of time
    Parts byTrump;
    Parts bySeat;
    Costs costs {};
    /// Of them, in the first half of the evenings with reviewed decisions; empty of a single one.
    Costs earlierCosts {};

    bool operator==(const PersonFigures&) const = default;
};

} // namespace sheepshead
