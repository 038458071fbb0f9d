// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_claim.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/sheet_reader.h"

#include <SQLiteCpp/Statement.h>

namespace sheepshead {

/// Counts on within 62 bits, whatever number the file has.
std::int64_t claimSheet(SQLite::Database& database, SheetId id)
{
    SQLite::Statement update(database,
        "UPDATE sheet SET writer = (writer & 0x3FFFFFFFFFFFFFFF) + 1, written = ? WHERE id = ?");
    update.bind(1, nextPlace(database));
    update.bind(2, id);
    if (update.exec() == 0)
        throw StorageError(StorageFault::NoSuchSheet);
    SQLite::Statement writer(database, "SELECT writer FROM sheet WHERE id = ?");
    writer.bind(1, id);
    writer.executeStep();
    return writer.getColumn("writer").getInt64();
}

void checkClaim(SQLite::Database& database, SheetId id, std::int64_t writer)
{
    SQLite::Statement sheet(database, "SELECT writer FROM sheet WHERE id = ?");
    sheet.bind(1, id);
    if (!sheet.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    if (sheet.getColumn("writer").getInt64() != writer)
        throw StorageError(StorageFault::TakenOver);
}

} // namespace sheepshead
