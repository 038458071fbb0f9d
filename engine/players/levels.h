// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/search/job_runner.h"
#include "engine/players/search/search_budget.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace sheepshead {

/// How well a computer player plays.
enum class Level : std::uint8_t {
    Beginner, ///< the rule player with the slips of people who are new to the game
    Regular,  ///< the rule player
    Expert,   ///< the search player
};

/// Names that do not change, for settings, files and the command line.
inline constexpr std::array levelKeys { std::string_view("beginner"), std::string_view("regular"),
    std::string_view("expert") };

constexpr std::string_view keyOf(Level level) { return levelKeys[static_cast<std::size_t>(level)]; }

std::optional<Level> levelFrom(std::string_view key);

/// A player of that level. The same seed and observations give the same actions. An expert is asked
/// between two deals whether his time is up; without that he always thinks his budget through. He
/// uses the cores that he is given.
std::unique_ptr<Player> playerOf(Level level, std::uint64_t seed, TimeIsUp timeIsUp = {},
    SideBySide sideBySide = oneAfterAnother);

} // namespace sheepshead
