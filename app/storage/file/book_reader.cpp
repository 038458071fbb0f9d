// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/book_reader.h"

#include "app/storage/file/book_image.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_owner.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <system_error>

namespace sheepshead {

namespace {

/// SQLite keeps it in memory or in a file without a name, and deletes it in the end.
SQLite::Database privateCopy(SQLite::Database& source)
{
    SQLite::Database copy("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    harden(copy);
    if (SQLite::Backup(copy, source).executeStep() != SQLITE_DONE)
        throw StorageError(StorageFault::Busy, "reading the score book");
    migratePrivately(copy);
    return copy;
}

bool isEmpty(const std::filesystem::path& file)
{
    std::error_code none;
    return std::filesystem::file_size(file, none) == 0 || none;
}

/// Without the right to write to the folder a book with a log can be read from an image only.
/// Where a foreign log lies in a folder that cannot be written, the file is read as if it were
/// alone.
std::optional<SQLite::Database> readBesideForeignLog(const std::filesystem::path& file)
{
    try {
        setForeignLogAside(file);
        return std::nullopt;
    } catch (const StorageError& error) {
        if (error.fault() != StorageFault::NotWritable)
            throw;
    }
    BookImage alone(file, BookImage::IfCut::Leave, BookImage::Companions::Ignore);
    return privateCopy(alone.database());
}

SQLite::Database openedToRead(const std::filesystem::path& file)
{
    if (auto copy = readBesideForeignLog(file))
        return *std::move(copy);
    checkFile(file, CheckDepth::Quick);
    if (isEmpty(file))
        throw StorageError(StorageFault::NoBook);
    try {
        const bool hadLog = !isEmpty(withEnding(file, "-wal"));
        SQLite::Database database(databaseName(file), SQLite::OPEN_READWRITE, busyTimeout);
        database.exec("PRAGMA query_only = ON"); // read-only it would leave an empty log behind
        harden(database);
        if (hadLog) // looking does not write it into the book
            sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        const int version = schemaVersion(database);
        if (hasUnfinishedChange(file) || isTooLargeForStart(file))
            checkContents(database, CheckDepth::Quick);
        if (version == static_cast<int>(migrations().size()))
            return database;
        return privateCopy(database);
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xFF;
        if (code != SQLITE_CANTOPEN && code != SQLITE_READONLY)
            throw;
    }
    BookImage image(file);
    return privateCopy(image.database());
}

} // namespace

BookReader::BookReader(const std::filesystem::path& file, std::stop_token stop)
    : database_(openedToRead(behindLinks(file)))
    , stop_(database_, std::move(stop))
{
    sqlite3* const handle = database_.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    moment_.emplace(database_);
    database_.execAndGet("SELECT count(*) FROM sqlite_schema"); // the moment is now
}

void checkWhole(const std::filesystem::path& file, const std::stop_token& stop)
{
    if (!isTooLargeForStart(file))
        return checkFile(file);
    BookReader reader(file, stop);
    checkContents(reader.database());
}

} // namespace sheepshead
