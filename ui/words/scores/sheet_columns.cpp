// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/scores/sheet_columns.h"

#include <algorithm>

namespace sheepshead {

int columnsOf(const SheetDocument& document)
{
    return document.columns.empty() ? document.sheet.seats()
                                    : static_cast<int>(document.players.size());
}

std::optional<Seat> seatIn(const SheetDocument& document, int row, int column)
{
    if (document.columns.empty())
        return seatAt(column);
    const SeatColumns& seats = document.columns[static_cast<std::size_t>(row)];
    const auto found = std::ranges::find(seats, column);
    if (found == seats.end())
        return std::nullopt;
    return seatAt(static_cast<int>(found - seats.begin()));
}

std::vector<Score> pointTotals(const SheetDocument& document)
{
    std::vector<Score> totals(static_cast<std::size_t>(columnsOf(document)));
    const auto& rows = document.sheet.rows();
    for (int row = 0; row < static_cast<int>(rows.size()); ++row)
        for (int column = 0; column < columnsOf(document); ++column)
            if (const auto seat = seatIn(document, row, column))
                totals[static_cast<std::size_t>(column)] +=
                    rows[static_cast<std::size_t>(row)].scores.scores[*seat];
    return totals;
}

} // namespace sheepshead
