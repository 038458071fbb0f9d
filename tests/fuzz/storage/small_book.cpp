// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/storage/small_book.h"

#include "app/storage/exchange/salvage.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/table_rows.h"
#include "tests/app/storage/books.h"
#include "tests/fuzz/fuzz.h"

#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <cstring>

namespace sheepshead::fuzzing {

namespace {

std::string makeSmallBook()
{
    const testing::Desk desk;
    testing::makeBook(desk.file(), 3);
    {
        SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA journal_mode = DELETE");
        database.exec("VACUUM");
    }
    return testing::contentOf(desk.file()).toStdString();
}

} // namespace

const std::string& smallBook()
{
    static const std::string bytes = makeSmallBook();
    return bytes;
}

SQLite::Database inMemory(const std::string& bytes)
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE);
    auto* const copy = static_cast<unsigned char*>(sqlite3_malloc64(bytes.size()));
    // At once, which no sanitizer slows down; these are pages, no text.
    std::memcpy(copy, bytes.data(), bytes.size()); // NOLINT(bugprone-not-null-terminated-result)
    const auto size = static_cast<sqlite3_int64>(bytes.size());
    const int result = sqlite3_deserialize(database.getHandle(), "main", copy, size, size,
        SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE);
    holds(result == SQLITE_OK, "a database can be taken from memory");
    return database;
}

void readAll(SQLite::Database& book)
{
    try {
        for (const SheetInfo& info : readSheets(book)) {
            try {
                if (readSheet(book, info.id).table)
                    static_cast<void>(readTable(book, info.id));
            } catch (const StorageError&) {
            }
        }
        readRecords(book);
    } catch (const StorageError&) {
    }
    try {
        Salvage salvage(book);
        salvage.sheets();
        salvage.people();
    } catch (const StorageError&) {
    }
}

} // namespace sheepshead::fuzzing
