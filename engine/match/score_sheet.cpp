// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/score_sheet.h"

#include "engine/match/row_derivation.h"

#include <cassert>

namespace sheepshead {

Score ScoreSheet::totalAfter(std::size_t rows, Seat seat) const
{
    assert(rows <= rows_.size());
    Score total;
    for (std::size_t i = 0; i < rows; ++i)
        total += rows_[i].scores.scores[seat];
    return total;
}

std::optional<SheetRow> sheetRow(const HandState& finished, int number)
{
    SheetRow row {
        .number = number,
        .dealer = finished.deal().dealer,
        .outcome = ThrowIn::Doubler,
        .seats = finished.seats(),
    };
    if (const auto& scored = finished.scored()) {
        std::visit([&](const auto& outcome) { row.outcome = outcome; }, scored->outcome);
        row.scores = scored->scores;
        row.called = finished.data().called;
        derive(row, &finished);
        return row;
    }
    const ThrowIn why = finished.thrownIn().value_or(ThrowIn::RedealHand);
    row.outcome = why;
    derive(row, &finished);
    return why == ThrowIn::RedealHand ? std::nullopt : std::optional(row);
}

} // namespace sheepshead
