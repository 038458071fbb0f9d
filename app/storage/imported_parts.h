// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_season.h"
#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

#include <string>
#include <vector>

namespace sheepshead {

/// A sheet that an import brought, and its state then: what is played or corrected on it later
/// gives it another.
struct ImportedSheet {
    SheetId id = 0;
    std::string state;
};

/// A season that an import brought, as it was then.
struct ImportedSeason {
    SeasonId id = 0;
    StoredSeason season;
};

/// The state of a sheet of the book now; empty if it is gone. Names do not count. Throws.
std::string stateOfSheet(SQLite::Database& database, SheetId id);

/// Deletes what an import brought, with the people who are then nowhere. What is gone already is no
/// matter; what was changed since stays. Returns the names of that. Throws.
std::vector<std::string> removeImported(SQLite::Database& database,
    const std::vector<ImportedSheet>& sheets, const std::vector<ImportedSeason>& seasons);

/// Deletes a sheet with the people who are then nowhere. Throws, NoSuchSheet if it is not there.
void deleteSheet(SQLite::Database& database, SheetId id);

} // namespace sheepshead
