// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/match/match_state.h"
#include "engine/score_keeping/typed_outcome.h"

#include <array>

namespace sheepshead {

/// A real table between two lines of its book.
struct TableState {
    Members members;                   ///< at the table, clockwise
    std::vector<CheckedVariant> rules; ///< one a number of players; those named last come first
    std::optional<Member> dealer;      ///< of the next hand; none at an empty table
    MatchState stakes;                 ///< doublers and pot; the rest of it means nothing here
    int doublersInARow = 0;            ///< this dealer's throw-ins
    std::array<int, maxMembers> totals {};

    bool contains(Member member) const;

    /// The rules of a hand with this number of members at the table: rules for all of them, or for
    /// one less if the dealer sits out. The rules that were named last are preferred.
    std::optional<CheckedVariant> rulesFor(int atTable) const;
    /// The rules for this number of players in the hand.
    std::optional<CheckedVariant> rulesOf(int playing) const;
};

/// What a line of the book comes to.
struct ScoredLine {
    TableState before;
    std::vector<SheetRow> rows = {}; ///< in seats of `chairs`; none of a line that does not hold
    Chairs chairs = {};              ///< who has which seat in the rows
    std::optional<CheckedVariant> rules = {}; ///< by which a hand was scored
    std::vector<LineFault> faults = {};       ///< why the line does not hold
};

/// The book of a real table, worked out from its first line to its last: who deals, who sits out,
/// which doublers wait and what is in the pot follow from the lines before. A line that does not
/// hold makes no row, and the table goes on after it as far as it can.
struct ScoredTable {
    std::vector<ScoredLine> lines; ///< one a line
    TableState after;
};

/// `memberCount` is how many members the sheet has.
ScoredTable scoreTable(const TableLines& lines, int memberCount);

/// One line at a table in this state, for a preview before it is written. The state becomes that
/// after the line. Rows are numbered from `firstNumber`.
ScoredLine scoreLine(const TableLine& line, TableState& state, int memberCount, int firstNumber);

} // namespace sheepshead
