// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/cards/card_set.h"
#include "engine/rules/trumps.h"

#include <compare>
#include <string>
#include <string_view>

namespace sheepshead {

/// The letters of fail cards in a pattern, strongest first: ace, ten, king, and "x" for a nine, an
/// eight or a seven.
inline constexpr std::string_view failLetters = "ATKx";
/// A trump that is buried.
inline constexpr char trumpLetter = 't';

/// The fail of a hand without the names of the suits: its letters by suit, the longest suit first,
/// of equally long ones the stronger: "ATx+K". "-" for no fail.
std::string failPattern(CardSet cards, const TrumpOrder& trumps);

/// What is buried out of a hand: from each suit its letters and those of the whole suit, in the
/// order of the pattern: "T/ATx+K/K"; trump as "t".
std::string buryPattern(CardSet hand, CardSet buried, const TrumpOrder& trumps);

/// Hands that players take for the same: as many trump and queens, and fail of one pattern.
struct HandPattern {
    int trump = 0; ///< the queens among them
    int queens = 0;
    std::string fail;

    auto operator<=>(const HandPattern&) const = default; // NOLINT(modernize-use-nullptr)
};

HandPattern patternOfHand(CardSet hand, const TrumpOrder& trumps);

} // namespace sheepshead
