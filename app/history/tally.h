// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

#include <string>
#include <vector>

namespace sheepshead {

/// Works out the evenings of a sheet from its hands, in place of those that were there. A sheet
/// that cannot be read, or tallied, has none. Hands that were practice do not count. Throws.
void tallySheet(SQLite::Database& database, SheetId sheet);

/// The names of tallied sheets that have no evenings because of values that cannot be, the last
/// written at the end. Throws.
std::vector<std::string> leftOutSheets(SQLite::Database& database);

} // namespace sheepshead
