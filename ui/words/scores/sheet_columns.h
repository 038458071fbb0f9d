// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

#include <optional>
#include <vector>

namespace sheepshead {

/// How many columns of figures the sheet has.
int columnsOf(const SheetDocument& document);

/// The seat of a column in this row; none if that player was not at the table.
std::optional<Seat> seatIn(const SheetDocument& document, int row, int column);

/// What each column has after all rows.
std::vector<Score> pointTotals(const SheetDocument& document);

} // namespace sheepshead
