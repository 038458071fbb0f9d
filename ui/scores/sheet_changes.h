// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

#include <optional>

namespace sheepshead {

/// The house rules of the whole sheet in one line: "Called ace; from hand 5 on: Jack of diamonds".
QString rulesText(const SheetDocument& document);

/// Whether the rules of this row have a picker; otherwise the cards alone decide the sides.
bool pickingAt(const SheetDocument& document, int row);

/// Who sat there in this row, one a seat.
QStringList playersAt(const SheetDocument& document, int row);

/// What is written beside a row; nothing for most.
RowRemark remarkAt(const SheetDocument& document, int row);

/// How many columns of figures the sheet has.
int columnsOf(const SheetDocument& document);

/// The seat of a column in this row; none if that player was not at the table.
std::optional<Seat> seatIn(const SheetDocument& document, int row, int column);

/// What was changed just before this row: "New rules from here on: …" Empty for most.
QString changesText(const SheetDocument& document, int row);

} // namespace sheepshead
