// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/hand/hand_state.h"

#include <variant>
#include <vector>

namespace sheepshead {

/// One line of a score sheet: a hand that was played, or one thrown in because nobody picked.
struct SheetRow {
    int number = 0; ///< from 1
    Seat dealer {};
    std::variant<PickedOutcome, LeasterOutcome, ThrowIn> outcome;
    HandScores scores = {};          ///< all zero for a throw-in
    std::optional<Card> called = {}; ///< the called card, where one was called
    bool operator==(const SheetRow&) const = default;
};

/// The sheet of a match: rows as they were written, running totals worked out from them.
class ScoreSheet {
public:
    ScoreSheet() = default;
    explicit ScoreSheet(int seats)
        : seats_(seats)
    {
    }

    int seats() const { return seats_; }
    const std::vector<SheetRow>& rows() const { return rows_; }
    void add(SheetRow row) { rows_.push_back(std::move(row)); }

    /// Running total of a seat after the first `rows` rows.
    Score totalAfter(std::size_t rows, Seat seat) const;
    Score total(Seat seat) const { return totalAfter(rows_.size(), seat); }

    bool operator==(const ScoreSheet&) const = default;

private:
    int seats_ = 0;
    std::vector<SheetRow> rows_;
};

/// The line that a finished hand makes; nothing for a redeal hand, which no sheet shows.
std::optional<SheetRow> sheetRow(const HandState& finished, int number);

} // namespace sheepshead
