// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/score_keeping/kept_table.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// What was typed at a real table. Throws; a line that makes no sense is a StorageError.
KeptTable readTable(SQLite::Database& database, SheetId sheet);

/// Appends to the part of a table that is there: edits, lines, and the hands that follow from them,
/// for these people, at this time ("2024-05-31T18:04:00Z"). What stands in their place was changed
/// or undone, and goes. Throws.
void writeTable(SQLite::Database& database, SheetId sheet, const KeptTable& table,
    const SavedPart& there, const std::vector<PersonId>& people, const std::string& time);

} // namespace sheepshead
