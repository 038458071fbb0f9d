// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solver/solver.h"

#include "engine/support/result.h"

#include <string>
#include <string_view>

namespace sheepshead {

/// A position at the start of a trick between two sides, with the rules that make its order of
/// trump.
struct WrittenGame {
    std::string rules; ///< as parseVariant() reads them
    OpenGame game;
};

/// One line: "rules layout=5H-A | hand 0 QC 7D … | … | lead 1 | makers 0 3 | bury 14 | call AC 0 3
/// holds ten-beats-ace | under 8D | covers QC 7H …". The bury, in points, holds what the makers
/// have taken so far. A call names the card, its caller and its holder, the hold if it binds the
/// caller, and whether a called ten beats the ace.
std::string openGameText(const WrittenGame& written);

/// The problem's place is the column at fault. What a solver found may stand in further columns:
/// "points", "tier", "tricks" and "cards" are passed over.
Result<WrittenGame> parseOpenGame(std::string_view line);

/// The columns of such a line, each as its words.
std::vector<std::vector<std::string_view>> columnsOf(std::string_view line);

} // namespace sheepshead
