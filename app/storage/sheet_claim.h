// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// Takes a sheet over from every other window, which can write it no more. Returns the number of
/// the new writer. Throws.
std::int64_t claimSheet(SQLite::Database& database, SheetId id);

/// Throws TakenOver if another window has claimed the sheet since, NoSuchSheet if it is gone.
void checkClaim(SQLite::Database& database, SheetId id, std::int64_t writer);

} // namespace sheepshead
