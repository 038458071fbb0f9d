// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace sheepshead {

/// The words of the score book for these, each in the order of its enum.
inline constexpr std::array<std::string_view, 6> tierKeys { "won-all-tricks", "won-schneider",
    "won", "lost", "lost-schneider", "lost-no-trick" };
inline constexpr std::array<std::string_view, 3> betKeys { "none", "made", "missed" };
inline constexpr std::array<std::string_view, 3> soloKeys { "best", "side", "billy" };

/// In the order of SheetKind.
inline constexpr std::array<std::string_view, 2> sheetKindKeys { "game", "table" };

/// What the score book calls a kind of row: "picked", "leaster", "doubler", "two-handed", …
std::string_view rowKind(const RowOutcome& outcome);

/// An outcome of this kind with nothing in it yet; none for a kind of a later version.
std::optional<RowOutcome> emptyOutcome(std::string_view kind);

/// Where the kind of row notes who reneged; null for a kind without reneges.
bool* pointsKnownIn(RowOutcome& outcome);

std::optional<Seat>* renegedIn(RowOutcome& outcome);

/// Five cards of a showdown, "AC TD 2H 9S KC"; none for what is no such hand.
std::string pokerText(const PokerHand& hand);
std::optional<PokerHand> parsePoker(std::string_view text);

} // namespace sheepshead
