// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/season/season_money.h"

#include <string>
#include <vector>

namespace sheepshead::testing {

/// People of the tests by their numbers in the book.
inline constexpr std::int64_t ada = 1;
inline constexpr std::int64_t bob = 2;
inline constexpr std::int64_t cy = 3;
inline constexpr std::int64_t dot = 4;

/// The autumn of 2026 with Ada, Bob and Cy, for points.
inline Season autumn()
{
    Season season;
    season.name = "Autumn";
    season.firstDay = "2026-09-01";
    season.lastDay = "2026-12-31";
    season.people = { { .person = ada }, { .person = bob }, { .person = cy } };
    return season;
}

/// An evening in September on the sheet of that day's number; each had ten hands.
inline SeasonEvening evening(int day, std::vector<std::pair<std::int64_t, int>> scores)
{
    const std::string digits = std::to_string(day);
    SeasonEvening made { .sheet = day,
        .day = "2026-09-" + std::string(2 - digits.size(), '0') + digits };
    for (const auto& [person, score] : scores)
        made.scores.push_back({ person, score, 10 });
    return made;
}

} // namespace sheepshead::testing
