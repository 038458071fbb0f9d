// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season_evening.h"

#include <compare>

namespace sheepshead {

/// A number with its exact fraction; ordered by value. The divisor is above 0.
struct SeasonValue {
    std::int64_t sum = 0;
    std::int64_t divisor = 1;

    /// Rounded, halves away from 0.
    std::int64_t hundredths() const;
    std::strong_ordering operator<=>(const SeasonValue& other) const;
    bool operator==(const SeasonValue& other) const { return std::is_eq(*this <=> other); }
};

/// What an evening is for a person who came.
struct EveningResult {
    std::int64_t score = 0; ///< with the handicap
    int hands = 0;
    bool counts = true; ///< or is dropped: better ones count, or its hands are not known where the
                        ///< measure is an average per hand
    bool won = false;   ///< the highest score of the group, perhaps with others

    bool operator==(const EveningResult&) const = default;
};

/// A person's line.
struct SeasonStanding {
    std::int64_t person = 0;
    SeasonRole role = SeasonRole::Member;
    std::vector<std::optional<EveningResult>> evenings = {}; ///< one an evening of the season
    int attended = 0;
    int counted = 0;        ///< of these evenings
    int hands = 0;          ///< of the evenings that count
    std::int64_t total = 0; ///< the same
    SeasonValue value = {}; ///< by the season's measure
    std::int64_t bestEvening = 0;
    int eveningsWon = 0;
    std::optional<int> rank = {}; ///< from 1; none for substitutes and those with too few evenings
    std::optional<int>
        movement = {}; ///< places gained since the day before; none without a place then
};

/// A person outside the group who came.
struct SeasonGuest {
    std::int64_t person = 0;
    int evenings = 0;
    int hands = 0;

    bool operator==(const SeasonGuest&) const = default;
};

struct SeasonStandings {
    std::vector<SeasonEvening> evenings;
    std::vector<SeasonStanding> rows; ///< by rank; then members without a place, then substitutes
    std::vector<SeasonGuest> guests;  ///< in the order in which they came first
};

/// Who stands where after these evenings. Which evenings count is decided by their score, or by
/// their score a hand where that is the measure; of equal ones the earlier counts. A tie goes to
/// the higher best evening, then to who won more evenings; else the place is shared, in the order
/// of the group. The movement is since the last day before that of the last evening.
SeasonStandings seasonStandings(const Season& season, std::vector<SeasonEvening> evenings);

} // namespace sheepshead
