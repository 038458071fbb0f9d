// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// All sheets, the one that was played last first. Throws.
std::vector<SheetInfo> readSheets(SQLite::Database& database);

/// One sheet with all that belongs to it. Throws; a sheet that is not there, or makes no sense, is
/// a StorageError. Records are not looked into: scores stay readable whatever became of them.
StoredSheet readSheet(SQLite::Database& database, SheetId id);

/// The records of all hands, sheet by sheet, unread. Throws.
std::vector<std::string> readRecords(SQLite::Database& database);

} // namespace sheepshead
