// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/whole_copy.h"

#include "app/storage/file/book_reader.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_mark.h"
#include "app/storage/file/storage_error.h"
#include "engine/files/private_file.h"

#include <SQLiteCpp/Backup.h>
#include <sqlite3.h>

namespace sheepshead {

namespace {

constexpr int pagesAtOnce = 1024;

} // namespace

void copyWhole(
    SQLite::Database& source, const std::filesystem::path& file, const Progress& progress)
{
    beginPrivateFile(file);
    {
        SQLite::Database copy(databaseName(file), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        harden(copy);
        SQLite::Backup backup(copy, source);
        int result = SQLITE_OK;
        while ((result = backup.executeStep(pagesAtOnce)) == SQLITE_OK) {
            const double all = backup.getTotalPageCount();
            report(progress, (all - backup.getRemainingPageCount()) / all);
        }
        if (result != SQLITE_DONE)
            throw StorageError(StorageFault::Busy, "copying the score book");
    }
    {
        SQLite::Database copy(databaseName(file), SQLite::OPEN_READWRITE);
        harden(copy);
        copy.exec("PRAGMA journal_mode = DELETE"); // a log beside it could be left behind
        beginOwnGeneration(copy);
    }
    checkWhole(file, progress.stop());
}

} // namespace sheepshead
