// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/restore.h"

#include "app/storage/file/backup.h"
#include "app/storage/file/book_reader.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_owner.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/set_aside.h"
#include "app/storage/file/whole_copy.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <system_error>

namespace sheepshead {

namespace {

/// The new book, until it has its name.
std::filesystem::path restoredName(const std::filesystem::path& book)
{
    return withEnding(book, ".restored");
}

/// The note that all is ready: a database, so that it is there whole or not at all, and only one
/// program at a time acts on it.
std::filesystem::path noteName(const std::filesystem::path& book)
{
    return withEnding(book, ".restoring");
}

void removeWithCompanions(const std::filesystem::path& file)
{
    std::error_code ignored;
    std::filesystem::remove(file, ignored);
    for (const std::string_view ending : companionEndings)
        std::filesystem::remove(withEnding(file, ending), ignored);
}

bool isSound(const std::filesystem::path& book)
{
    return !attempt(book, [&] { checkWhole(book); });
}

/// Takes the log of a book into its file, so that it is one file. Throws InUse if another program
/// has it open. A file that is no sound book is moved with its companions as it is.
void closeForAll(const std::filesystem::path& book)
{
    if (!isSound(book))
        return;
    try {
        SQLite::Database database(databaseName(book), SQLite::OPEN_READWRITE, busyTimeout);
        harden(database);
        database.exec("PRAGMA journal_mode = DELETE");
        database.exec("BEGIN EXCLUSIVE; ROLLBACK");
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xFF;
        if (code == SQLITE_BUSY || code == SQLITE_LOCKED)
            throw StorageError(StorageFault::InUse);
    }
}

void writeNote(const std::filesystem::path& book, const std::filesystem::path& kept)
{
    SQLite::Database note(
        databaseName(noteName(book)), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE, busyTimeout);
    SQLite::Transaction transaction(note, SQLite::TransactionBehavior::IMMEDIATE);
    note.exec("CREATE TABLE restore (kept TEXT NOT NULL) STRICT");
    SQLite::Statement insert(note, "INSERT INTO restore VALUES (?)");
    insert.bind(1, utf8(kept.filename()));
    insert.exec();
    transaction.commit();
}

/// Only a table is read, which runs nothing of whoever wrote the note.
bool isOurNote(SQLite::Database& note)
{
    return note.execAndGet("SELECT count(*) = 1 AND sum(type = 'table' AND name = 'restore') = 1"
                           " FROM sqlite_schema")
               .getInt()
        != 0;
}

/// Whether prepareRestore() could have chosen this name: the book's own with ".set-aside" and
/// perhaps a number. Any other could move a file anywhere.
bool isKeptName(const std::string& name, const std::filesystem::path& book)
{
    const std::string start = utf8(book.filename()) + ".set-aside";
    if (!name.starts_with(start))
        return false;
    const std::string number = name.substr(start.size());
    return number.empty()
        || (number.size() > 1 && number.size() < 11 && number.front() == '-'
            && number.find_first_not_of("0123456789", 1) == std::string::npos);
}

/// Of a note that was not finished there is no name. A note that the program did not write is a
/// StorageError.
std::optional<std::string> notedName(SQLite::Database& note, const std::filesystem::path& book)
{
    if (note.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0)
        return std::nullopt;
    if (!isOurNote(note))
        throw StorageError(StorageFault::Damaged, "the note of a restore is none");
    std::string kept = note.execAndGet("SELECT kept FROM restore").getString();
    if (!isKeptName(kept, book))
        throw StorageError(StorageFault::Damaged, "the note of a restore names another file");
    return kept;
}

void moveIfThere(const std::filesystem::path& from, const std::filesystem::path& to)
{
    if (isThere(from) && !isThere(to))
        std::filesystem::rename(from, to);
}

/// Each step may have been done before the program was killed.
void exchangeFiles(const std::filesystem::path& book, const std::filesystem::path& kept)
{
    if (!isThere(restoredName(book)))
        return;
    if (isThere(book) && isThere(kept)) { // another program began a book meanwhile
        if (const auto aside = setAside(book); !aside)
            throw StorageError(StorageFault::NotWritable, aside.problem().place);
    }
    moveIfThere(book, kept);
    for (const std::string_view ending : companionEndings)
        moveIfThere(withEnding(book, ending), withEnding(kept, ending));
    std::filesystem::rename(restoredName(book), book);
}

Problem asBackupProblem(const Problem& problem)
{
    const auto fault = faultOf(problem);
    if (fault == StorageFault::Full || fault == StorageFault::NotWritable
        || fault == StorageFault::Stopped || fault == StorageFault::InUse)
        return problem;
    return { problem.place, problemOf(StorageFault::NotABackup, {}).reason };
}

} // namespace

namespace {

/// False for a note that cannot be one of ours; then nothing has changed.
bool actOnNote(const std::filesystem::path& book)
{
    try {
        SQLite::Database note(databaseName(noteName(book)), SQLite::OPEN_READWRITE, busyTimeout);
        harden(note);
        const SQLite::Transaction alone(note, SQLite::TransactionBehavior::EXCLUSIVE);
        const auto kept = notedName(note, book);
        if (kept && isThere(restoredName(book)))
            checkFile(restoredName(book));
        if (kept)
            exchangeFiles(book,
                book.parent_path()
                    / std::filesystem::path(std::u8string(kept->begin(), kept->end())));
        return true;
    } catch (const SQLite::Exception& error) {
        const int code = error.getErrorCode() & 0xFF;
        if (code != SQLITE_NOTADB && code != SQLITE_CORRUPT && code != SQLITE_ERROR)
            throw;
    } catch (const StorageError& error) {
        if (error.fault() != StorageFault::Damaged && error.fault() != StorageFault::NotADatabase
            && error.fault() != StorageFault::Foreign && error.fault() != StorageFault::Newer)
            throw;
    }
    return false;
}

} // namespace

void finishRestore(const std::filesystem::path& link)
{
    const std::filesystem::path book = behindLinks(link);
    if (!isThere(noteName(book)))
        return;
    if (actOnNote(book))
        return removeWithCompanions(noteName(book));
    if (const auto aside = setAside(noteName(book)); !aside)
        throw StorageError(StorageFault::NotWritable, aside.problem().place);
}

Result<std::filesystem::path> prepareRestore(const std::filesystem::path& link,
    const std::filesystem::path& backup, const Progress& progress)
{
    const std::filesystem::path book = behindLinks(link);
    std::optional<BookReader> reader;
    if (const auto problem = attempt(backup, [&] {
            std::error_code unknown;
            if (std::filesystem::equivalent(book, backup, unknown))
                throw StorageError(StorageFault::NotABackup, "this is the score book itself");
            reader.emplace(backup, progress.stop());
        }))
        return asBackupProblem(*problem);
    auto kept = attemptFor(book, [&] {
        finishRestore(book);
        setForeignLogAside(book);
        removeWithCompanions(restoredName(book));
        copyWhole(reader->database(), restoredName(book), progress);
        if (isThere(book))
            closeForAll(book);
        std::filesystem::path name = freeName(book, ".set-aside");
        writeNote(book, name);
        return name;
    });
    if (!kept)
        removeWithCompanions(restoredName(book));
    return kept;
}

Result<std::filesystem::path> restoreBook(const std::filesystem::path& book,
    const std::filesystem::path& backup, const Progress& progress)
{
    auto kept = prepareRestore(book, backup, progress);
    if (!kept)
        return kept;
    if (auto problem = attempt(book, [&] { finishRestore(book); }))
        return *std::move(problem);
    return isThere(*kept) ? *kept : std::filesystem::path();
}

} // namespace sheepshead
