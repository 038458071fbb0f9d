// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

struct StoredRow {
    SheetRow row;
    std::string record;
};

/// The rows of a sheet from the first to the last. Throws; a row that makes no sense is a
/// StorageError.
std::vector<StoredRow> readRows(SQLite::Database& database, SheetId sheet);

} // namespace sheepshead
