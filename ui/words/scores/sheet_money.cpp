// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/sheet_money.h"

#include "ui/words/scores/sheet_columns.h"

#include <algorithm>

namespace sheepshead {

SheetMoney::SheetMoney(const SheetDocument& document)
    : stakes_(stakesInForce(document.sheet.rows(), document.stakes))
    , totals_(static_cast<std::size_t>(columnsOf(document)))
{
    const auto& rows = document.sheet.rows();
    for (int row = 0; any() && row < static_cast<int>(rows.size()); ++row)
        for (int column = 0; column < columnsOf(document); ++column)
            if (const auto seat = seatIn(document, row, column))
                totals_[static_cast<std::size_t>(column)] +=
                    centsFor(rows[static_cast<std::size_t>(row)].scores.scores[*seat], row);
}

bool SheetMoney::any() const
{
    return std::ranges::any_of(stakes_, [](const StakeChange& stake) { return stake.cents != 0; });
}

std::int64_t SheetMoney::centsFor(Score score, int row) const
{
    return std::int64_t { score.value } * centsIn(row, stakes_);
}

} // namespace sheepshead
