// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/files/sharing.h"
#include "ui/words/scores/sheet_document.h"

namespace sheepshead {

/// A score sheet for a message: as a table that spreadsheets and mails take, and as one picture,
/// black on white as on paper.
ToShare sheetToShare(const SheetDocument& document);

/// Asks for a file and saves the picture there.
void saveSheetPicture(const SheetDocument& document, QWidget* parent);

} // namespace sheepshead
