// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/score_sheet.h"
#include "engine/scoring/outcome_keys.h"
#include "engine/support/keys.h"

#include <optional>
#include <string>
#include <string_view>

namespace sheepshead {

/// What the score book calls a kind of row: "picked", "leaster", "doubler", "two-handed", …
std::string_view rowKind(const RowOutcome& outcome);

/// An outcome of this kind with nothing in it yet; none for a kind of a later version.
std::optional<RowOutcome> emptyOutcome(std::string_view kind);

/// Where the kind of row notes whether its points are known; null for a kind without points.
bool* pointsKnownIn(RowOutcome& outcome);

/// Where the kind of row notes who reneged; null for a kind without reneges.
std::optional<Seat>* renegedIn(RowOutcome& outcome);

/// Five cards of a showdown, "AC TD 2H 9S KC"; none for what is no such hand.
std::string pokerText(const PokerHand& hand);
std::optional<PokerHand> parsePoker(std::string_view text);

} // namespace sheepshead
