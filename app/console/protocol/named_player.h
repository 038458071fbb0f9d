// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/players/search/search_player.h"

#include <memory>
#include <string_view>

namespace sheepshead::console {

/// The names of our own players, for messages.
inline constexpr std::string_view playerNames =
    "beginner, regular, strong, expert, expert:WORLDS or random";

/// "expert", or "expert:50" with a budget of 50 worlds for a card; nothing for another name.
std::unique_ptr<SearchPlayer> expertNamed(std::string_view name, std::uint64_t seed);

/// Any player of our own; nothing for a name that none of them has.
std::unique_ptr<Player> playerNamed(std::string_view name, std::uint64_t seed);

} // namespace sheepshead::console
