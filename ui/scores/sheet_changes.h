// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/scores/sheet_document.h"

namespace sheepshead {

/// The house rules of the whole sheet in one line: "Called ace; from hand 5 on: Jack of diamonds".
QString rulesText(const SheetDocument& document);

/// What a point is worth by stakes in force: "$0.05; from hand 5 on: $0.10".
QString stakesText(const std::vector<StakeChange>& stakes);

/// Whether the rules of this row have a picker; otherwise the cards alone decide the sides.
bool pickingAt(const SheetDocument& document, int row);

/// Who sat there in this row, one a seat.
QStringList playersAt(const SheetDocument& document, int row);

/// What is written beside a row; nothing for most.
RowRemark remarkAt(const SheetDocument& document, int row);

/// What was changed just before this row: "New rules from here on: …" Empty for most.
QString changesText(const SheetDocument& document, int row);

} // namespace sheepshead
