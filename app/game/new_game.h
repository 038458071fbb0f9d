// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/game.h"
#include "ui/preferences/preferences.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace sheepshead {

/// A game by the rules and with the players of the preferences, named after the day and the time.
/// With a seed the deals, and who deals first, follow from it and are the same each time; else
/// nobody can know them beforehand.
std::unique_ptr<Game> newGame(const Preferences& preferences, std::optional<std::uint64_t> seed);

/// From here on nobody can know the deals beforehand.
void dealByChance(Game& game);

} // namespace sheepshead
