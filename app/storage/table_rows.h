// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/score_keeping/kept_table.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// What was typed at a real table. Throws; a line that makes no sense is a StorageError.
KeptTable readTable(SQLite::Database& database, SheetId sheet);

/// Writes what differs between two states of a table: lines, edits, and the hands that follow from
/// them, for these people, at this time ("2024-05-31T18:04:00Z"). Throws.
void writeTable(SQLite::Database& database, SheetId sheet, const KeptTable& before,
    const KeptTable& after, const std::vector<PersonId>& people, const std::string& time);

} // namespace sheepshead
