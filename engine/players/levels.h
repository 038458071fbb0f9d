// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/player.h"
#include "engine/players/opponents/player_guess.h"
#include "engine/players/search/search_options.h"
#include "engine/playout/characters.h"
#include "engine/support/keys.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

namespace sheepshead {

/// How well a computer player plays.
enum class Level : std::uint8_t {
    Beginner, ///< the rule player with the mistakes of new players
    Regular,  ///< the rule player
    Strong,   ///< the learned player
    Expert,   ///< the search player
};

/// Names for settings, files and the command line; they never change.
inline constexpr auto levelKeys = keysOf<Level::Expert>({ { Level::Beginner, "beginner" },
    { Level::Regular, "regular" }, { Level::Strong, "strong" }, { Level::Expert, "expert" } });

constexpr std::string_view keyOf(Level level) { return keyIn(levelKeys, level); }

std::optional<Level> levelFrom(std::string_view key);

/// Makes a player of that level. The same seed and observations give the same actions. An expert
/// asks `timeIsUp` between two worlds and otherwise uses its whole budget; `runJobs` lets it use
/// several cores. It expects of the others what `opponents` tell. With a character the player has
/// its way of playing, at any level. The budget is an expert's.
std::unique_ptr<Player> playerOf(Level level, std::uint64_t seed, TimeIsUp timeIsUp = {},
    JobRunner runJobs = runSequentially, const Opponents& opponents = {},
    const Character* character = nullptr, const SearchBudget& budget = {});

} // namespace sheepshead
