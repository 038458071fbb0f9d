// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

#include <cstdint>
#include <vector>

namespace sheepshead {

/// GAME-2: what the points of a sheet come to, each row at the stake it was played for. The one
/// place where points become money.
class SheetMoney {
public:
    SheetMoney() = default;
    explicit SheetMoney(const SheetDocument& document);

    /// Whether any row, or the hand to come, is played for money.
    bool any() const;
    /// The first is that of the first row, the others are changes.
    const std::vector<StakeChange>& stakes() const { return stakes_; }
    /// What a score of this row comes to, in cents.
    std::int64_t centsFor(Score score, int row) const;
    /// What each column has won or lost, in cents; a book of years at a high stake needs 64 bits.
    const std::vector<std::int64_t>& totals() const { return totals_; }

private:
    std::vector<StakeChange> stakes_;
    std::vector<std::int64_t> totals_;
};

} // namespace sheepshead
