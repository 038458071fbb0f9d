// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

#include <string>
#include <vector>

namespace sheepshead {

/// A row of a sheet, with the record of its hand.
struct StoredRow {
    SheetRow row;
    std::string record; ///< empty for a row without a hand
    int seats = 0;      ///< how many chairs the row has
};

/// The rows of a sheet with this many seats, from the first to the last. Throws; a row that makes
/// no sense is a StorageError.
std::vector<StoredRow> readRows(SQLite::Database& database, SheetId sheet, int seats);

/// The same for a real table, where each row has the chairs that stood at the table then.
std::vector<StoredRow> readRows(SQLite::Database& database, SheetId sheet);

/// Writes a row for these people, one a seat, at this time ("2024-05-31T18:04:00Z"), and returns
/// its id. Throws.
std::int64_t writeRow(SQLite::Database& database, SheetId sheet, StoredRow stored,
    const std::vector<PersonId>& people, const std::string& time);

/// Writes a row for those who sit on the chairs now, and returns its id. Throws.
std::int64_t writeRow(
    SQLite::Database& database, SheetId sheet, StoredRow stored, const std::string& time);

} // namespace sheepshead
