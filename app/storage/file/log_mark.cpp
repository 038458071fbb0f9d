// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/log_mark.h"

#include "app/storage/file/file_names.h"
#include "app/storage/file/migrations.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <system_error>

namespace sheepshead {

namespace {

bool isMarked(SQLite::Database& database) { return database.tableExists("log_mark"); }

bool hasLog(const std::filesystem::path& book)
{
    std::error_code none;
    const auto size = std::filesystem::file_size(withEnding(book, "-wal"), none);
    return !none && size > 0;
}

} // namespace

std::optional<LogMark> readLogMark(SQLite::Database& database)
{
    if (!isMarked(database))
        return std::nullopt;
    SQLite::Statement row(database, "SELECT generation, previous FROM log_mark");
    if (!row.executeStep())
        return std::nullopt;
    return LogMark { row.getColumn(0).getString(), row.getColumn(1).getString() };
}

void beginOwnGeneration(SQLite::Database& database)
{
    if (isMarked(database))
        database.exec("UPDATE log_mark SET generation = hex(randomblob(16)), previous = ''");
}

void markLog(SQLite::Database& database)
{
    if (isMarked(database))
        database.exec("UPDATE log_mark SET turn = (turn & 0x7FFFFFFF) + 1"); // never without a next
}

BookChange::BookChange(SQLite::Database& database, const std::filesystem::path& book,
    SQLite::TransactionBehavior behaviour)
    : database_(database)
    , transaction_(database, behaviour)
    , changesBefore_(database.getTotalChanges())
    , beginsLog_(behaviour == SQLite::TransactionBehavior::IMMEDIATE && !hasLog(book))
{
}

void BookChange::commit()
{
    if (database_.getTotalChanges() != changesBefore_) {
        if (beginsLog_)
            database_.exec("UPDATE log_mark SET previous = generation,"
                           " generation = hex(randomblob(16))");
        markLog(database_);
    }
    transaction_.commit();
}

void emptyLog(SQLite::Database& database)
{
    sqlite3* const handle = database.getHandle();
    sqlite3_busy_timeout(handle, 0);
    sqlite3_wal_checkpoint_v2(handle, "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(handle, busyTimeout);
}

} // namespace sheepshead
