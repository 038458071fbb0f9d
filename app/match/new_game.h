// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/match/game.h"
#include "ui/preferences/preferences.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace sheepshead {

/// A game with the rules and players of the preferences, named after its rules; when it began is
/// told beside its name. With a seed, the deals and the first dealer follow from it; without one
/// they cannot be predicted.
std::unique_ptr<Game> newGame(const Preferences& preferences, std::optional<std::uint64_t> seed);

/// The deals cannot be predicted from now on.
void dealByChance(Game& game);

} // namespace sheepshead
