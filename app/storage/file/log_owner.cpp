// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/log_owner.h"

#include "app/storage/file/book_image.h"
#include "app/storage/file/companion_file.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/log_mark.h"
#include "app/storage/file/log_reader.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <system_error>

namespace sheepshead {

namespace {

bool hasCompanion(const std::filesystem::path& book, std::string_view ending)
{
    std::error_code none;
    const auto size = std::filesystem::file_size(withEnding(book, ending), none);
    return !none && size > 0;
}

/// Keeps a book from being opened elsewhere, if no program has it open: whoever reads or writes it
/// has a lock on the file all the time.
class SoleHold {
public:
    explicit SoleHold(const std::filesystem::path& book)
        : database_(databaseName(book), SQLite::OPEN_READWRITE)
    {
        sqlite3_file_control(database_.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file_);
        inUse_ = file_->pMethods->xLock(file_, SQLITE_LOCK_SHARED) == SQLITE_BUSY
            || file_->pMethods->xLock(file_, SQLITE_LOCK_EXCLUSIVE) == SQLITE_BUSY;
    }
    ~SoleHold() { file_->pMethods->xUnlock(file_, SQLITE_LOCK_NONE); }
    SoleHold(const SoleHold&) = delete;
    SoleHold& operator=(const SoleHold&) = delete;

    bool inUse() const { return inUse_; }

private:
    SQLite::Database database_;
    sqlite3_file* file_ = nullptr;
    bool inUse_ = false;
};

/// What tells one book from another.
struct BookState {
    bool sound = false;
    bool newer = false; ///< than this version of the program
    int version = 0;
    std::optional<LogMark> mark = {};
    std::map<std::string, int> hands = {}; ///< of each sheet, by the time when it was begun
};

BookState stateOf(SQLite::Database& database, CheckDepth depth)
{
    BookState state;
    try {
        checkContents(database, depth);
        state.version = schemaVersion(database);
        state.mark = readLogMark(database);
        if (state.version > 0) {
            SQLite::Statement sheet(database,
                "SELECT begun || ' ' || id, (SELECT count(*) FROM hand WHERE sheet = sheet.id)"
                " FROM sheet");
            while (sheet.executeStep())
                state.hands[sheet.getColumn(0).getString()] = sheet.getColumn(1).getInt();
        }
        state.sound = true;
    } catch (const StorageError& error) {
        state.newer = error.fault() == StorageFault::Newer;
    } catch (const SQLite::Exception&) { // so it is not sound
    }
    return state;
}

BookState stateOfImage(const std::filesystem::path& book, BookImage::Companions companions)
{
    try {
        BookImage image(book, BookImage::IfCut::Leave, companions);
        return stateOf(image.database(), CheckDepth::Whole);
    } catch (const SQLite::Exception&) {
        return {};
    } catch (const StorageError&) {
        return {};
    }
}

/// The file as if nothing lay beside it. A small one is an image: in a database that is opened to
/// be read only, SQLite leaves out the CHECK constraints, and what breaks them would be sound.
BookState stateAlone(const std::filesystem::path& book)
{
    if (!isTooLargeForStart(book))
        return stateOfImage(book, BookImage::Companions::Ignore);
    std::string name = "file:";
    for (const char letter : utf8(std::filesystem::absolute(book))) {
        constexpr std::string_view special = "%?#";
        constexpr std::string_view digits = "0123456789ABCDEF";
        const auto byte = static_cast<unsigned char>(letter);
        if (special.find(letter) == std::string_view::npos)
            name += letter == '\\' ? '/' : letter;
        else
            name += { '%', digits[byte >> 4U], digits[byte & 15U] };
    }
    try {
        SQLite::Database alone(name + "?immutable=1", SQLite::OPEN_READONLY | SQLite::OPEN_URI);
        harden(alone);
        return stateOf(alone, CheckDepth::Quick);
    } catch (const SQLite::Exception&) {
        return {};
    }
}

/// A large book is not read into memory for that.
BookState stateWithCompanions(const std::filesystem::path& book)
{
    if (!isTooLargeForStart(book) || hasUnfinishedChange(book))
        return stateOfImage(book, BookImage::Companions::Apply);
    try {
        SQLite::Database whole(databaseName(book), SQLite::OPEN_READWRITE, busyTimeout);
        whole.exec("PRAGMA query_only = ON");
        harden(whole);
        sqlite3_db_config(whole.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        return stateOf(whole, CheckDepth::Quick);
    } catch (const SQLite::Exception&) {
        return stateOfImage(
            book, BookImage::Companions::Apply); // without the right to write to the folder
    }
}

/// Whether a program can have made the one state of the other without marks: it deletes sheets only
/// when it is told to, and takes back one hand at a time.
bool canFollow(const BookState& before, const BookState& after)
{
    return std::ranges::all_of(before.hands, [&](const auto& sheet) {
        const auto found = after.hands.find(sheet.first);
        return found != after.hands.end() && found->second + 1 >= sheet.second;
    });
}

bool isOfThisBook(const BookState& alone, const BookState& with, const LogReader& log)
{
    if (!alone.sound || with.newer || alone.version == 0)
        return !alone.sound || with.newer || with.sound;
    if (!with.sound)
        return false;
    if (log.empty()) // a change that was stopped: it leads back to the state before
        return canFollow(with, alone) && (!alone.mark || with.mark);
    if (!alone.mark)
        return canFollow(alone, with);
    if (!with.mark)
        return false;
    return with.mark->previous == alone.mark->generation
        || (with.mark->generation == alone.mark->generation
            && log.contains(alone.mark->generation));
}

bool isForeign(const std::filesystem::path& book)
{
    const std::string bytes = bytesOfCompanion(book, "-wal");
    const LogReader log(bytes);
    if (log.empty() && !hasUnfinishedChange(book))
        return false; // nothing in it was ever finished
    return !isOfThisBook(stateAlone(book), stateWithCompanions(book), log);
}

std::filesystem::path renamedAside(const std::filesystem::path& companion)
{
    std::filesystem::path name = freeName(companion, ".set-aside");
    std::error_code error;
    std::filesystem::rename(companion, name, error);
    if (error)
        throw StorageError(StorageFault::NotWritable, utf8(companion.filename()));
    return name;
}

/// Nothing to look at is the usual case, and quick.
bool hasCompanions(const std::filesystem::path& book)
{
    std::error_code none;
    if (!std::filesystem::is_regular_file(book, none)
        || std::filesystem::file_size(book, none) == 0)
        return false;
    return hasCompanion(book, "-wal") || hasCompanion(book, "-journal");
}

bool isInUse(const std::filesystem::path& book) { return SoleHold(book).inUse(); }

} // namespace

bool hasForeignLog(const std::filesystem::path& link)
{
    const std::filesystem::path book = behindLinks(link);
    if (!hasCompanions(book))
        return false;
    checkKindOfFiles(book);
    return !isInUse(book) && isForeign(book);
}

std::filesystem::path setForeignLogAside(const std::filesystem::path& link)
{
    const std::filesystem::path book = behindLinks(link);
    if (!hasForeignLog(book))
        return {};
    const SoleHold hold(book);
    if (hold.inUse())
        return {};
    std::filesystem::path first;
    for (const std::string_view ending : { std::string_view("-journal"), std::string_view("-wal") })
        if (hasCompanion(book, ending))
            first = renamedAside(withEnding(book, ending));
    std::error_code ignored; // the database makes it new
    std::filesystem::remove(withEnding(book, "-shm"), ignored);
    return first;
}

} // namespace sheepshead
