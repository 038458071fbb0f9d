// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solver/solver.h"

#include <string>
#include <string_view>

namespace sheepshead::testing {

/// A position at the start of a trick, and what it comes to with all cards open.
struct SolvedDeal {
    std::string rules; ///< what makes the order of trump, as parseVariant() reads it
    OpenGame game;
    Points points;
    Tier tier {};
    int tricks = 0;
    CardValues<CardPoints> cards;
};

/// The same with the answers found again.
SolvedDeal solved(Solver& solver, const std::string& rules, const OpenGame& game);

/// One line: "rules layout=5H-A | hand 0 QC 7D … | … | lead 1 | makers 0 3 | bury 14 | points 74
/// …". The beginning of a hand or its last tricks as if they were all; points taken before count as
/// bury.
std::string solvedText(const SolvedDeal& deal);
/// A slip of the pen stops the test program.
SolvedDeal parseSolved(std::string_view line);

} // namespace sheepshead::testing
