// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/database_file.h"

#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_owner.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/restore.h"
#include "app/storage/file/storage_error.h"
#include "engine/files/private_file.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace sheepshead {

namespace {

SQLite::Database opened(const std::filesystem::path& file)
{
    checkFile(file, CheckDepth::Quick);
    const bool hadUnfinishedChange = hasUnfinishedChange(file);
    const bool large = isTooLargeForStart(file);
    beginPrivateFile(file);
    SQLite::Database database(
        databaseName(file), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busyTimeout);
    sqlite3* const handle = database.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    harden(database);
    if (hadUnfinishedChange || large)
        checkContents(database, large ? CheckDepth::Quick : CheckDepth::Whole);
    if (sqlite3_db_readonly(handle, "main") != 0)
        throw StorageError(StorageFault::NotWritable);
    return database;
}

/// What other programs, or this one when it was killed, left beside the file.
std::filesystem::path clearedPlace(const std::filesystem::path& file)
{
    finishRestore(file);
    return setForeignLogAside(file);
}

} // namespace

DatabaseFile::DatabaseFile(const std::filesystem::path& file, Clock clock)
    : path_(file)
    , foreignLog_(clearedPlace(behindLinks(file)))
    , database_(opened(behindLinks(file)))
    , clock_(std::move(clock))
{
    database_.exec("PRAGMA journal_mode = WAL");
    database_.exec("PRAGMA synchronous = FULL"); // with NORMAL a power cut may lose the last cards
    database_.exec("PRAGMA foreign_keys = ON");
    migrate(database_, behindLinks(file), migrations());
    emptyLog(database_);
}

std::string DatabaseFile::now()
{
    if (clock_)
        return clock_();
    return database_.execAndGet("SELECT strftime('%Y-%m-%dT%H:%M:%SZ', 'now')").getString();
}

void DatabaseFile::checkPlace()
{
    int moved = 0;
    sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_HAS_MOVED, &moved);
    if (moved != 0)
        throw StorageError(StorageFault::Moved);
}

void DatabaseFile::copyTo(const std::filesystem::path& file)
{
    beginPrivateFile(file);
    SQLite::Database copy(databaseName(file), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(copy);
    if (SQLite::Backup(copy, database_).executeStep() != SQLITE_DONE)
        throw StorageError(StorageFault::Busy, "copying the score book");
}

} // namespace sheepshead
