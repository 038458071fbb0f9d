// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

#include <string>

namespace sheepshead {

/// Writes a row as it is, for this many seats, with the record of its hand. Throws.
void writeRow(SQLite::Database& database, SheetId sheet, int seats, const SheetRow& row,
    const std::string& record);

} // namespace sheepshead
