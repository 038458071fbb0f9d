// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// Works out the evenings of a sheet from its hands, in place of those that were there. A sheet
/// that cannot be read, or tallied, has none. Hands that were practice do not count. Throws.
void tallySheet(SQLite::Database& database, SheetId sheet);

/// Whether all that is summed up of a sheet is within its bounds. Throws.
bool canBeTallied(SQLite::Database& database, SheetId sheet);

} // namespace sheepshead
