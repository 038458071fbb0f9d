// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/backup.h"

#include "app/storage/file/book_place.h"
#include "app/storage/file/book_reader.h"
#include "app/storage/file/draft_file.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/file/whole_copy.h"
#include "engine/files/private_file.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <system_error>

namespace sheepshead {

namespace {

constexpr std::string_view dayShape = "2024-05-31";

std::string dayOfToday()
{
    SQLite::Database none(":memory:", SQLite::OPEN_READWRITE);
    return none.execAndGet("SELECT date('now', 'localtime')").getString();
}

std::filesystem::path folderOf(const std::filesystem::path& book)
{
    return book.parent_path() / "backups";
}

/// "scores-2024-05-31.sqlite".
std::filesystem::path dailyName(const std::filesystem::path& book, const std::string& day)
{
    std::filesystem::path name = book.stem();
    name += '-' + day;
    name += book.extension();
    return folderOf(book) / name;
}

bool isDaily(const std::filesystem::path& file, const std::filesystem::path& book)
{
    const std::string name = utf8(file.filename());
    const std::string ours = utf8(dailyName(book, std::string(dayShape)).filename());
    const std::size_t at = utf8(book.stem()).size() + 1;
    if (name.size() != ours.size() || name.substr(0, at) != ours.substr(0, at)
        || name.substr(at + dayShape.size()) != ours.substr(at + dayShape.size()))
        return false;
    for (std::size_t i = 0; i < dayShape.size(); ++i) {
        const char letter = name[at + i];
        if (dayShape[i] == '-' ? letter != '-' : letter < '0' || letter > '9')
            return false;
    }
    return true;
}

std::optional<Problem> backUpFrom(const std::filesystem::path& book, BookReader& reader,
    const std::filesystem::path& file, const Progress& progress)
{
    auto problem = attempt(file, [&] {
        checkElsewhere(book, file);
        if (!hasRoomForCompanions(file)) // it could not be read again
            throw StorageError(StorageFault::NotWritten, "the name is too long");
        replaceWhole(file, [&](const std::filesystem::path& draft) {
            copyWhole(reader.database(), draft, progress);
        });
    });
    if (problem && faultOf(*problem) == StorageFault::NotWritable)
        return problemOf(StorageFault::NotWritten, file);
    return problem;
}

void removeOldest(const std::filesystem::path& book, const std::string& today)
{
    const auto backups = dailyBackups(book, today);
    std::error_code ignored; // it is tried again tomorrow
    for (std::size_t i = keptBackups; i < backups.size(); ++i)
        std::filesystem::remove(backups[i], ignored);
}

} // namespace

std::optional<Problem> backUp(
    const std::filesystem::path& book, const std::filesystem::path& file, const Progress& progress)
{
    std::optional<BookReader> reader;
    if (auto problem = attempt(book, [&] { reader.emplace(book, progress.stop()); }))
        return problem;
    return backUpFrom(book, *reader, file, progress);
}

Result<bool> backUpDaily(
    const std::filesystem::path& book, const std::string& day, const Progress& progress)
{
    const std::string today = day.empty() ? dayOfToday() : day;
    std::optional<BookReader> reader;
    std::filesystem::path file;
    bool empty = false;
    if (auto problem = attempt(book, [&] {
            reader.emplace(book, progress.stop());
            SQLite::Database& database = reader->database();
            file = dailyName(book, today);
            empty = database.execAndGet("SELECT EXISTS (SELECT 1 FROM sheet)").getInt() == 0;
            if (!empty)
                makePrivateFolder(folderOf(book));
        }))
        return *std::move(problem);
    if (empty || std::filesystem::exists(file))
        return !empty;
    if (auto problem = backUpFrom(book, *reader, file, progress))
        return *std::move(problem);
    removeOldest(book, today);
    return true;
}

std::vector<std::filesystem::path> dailyBackups(
    const std::filesystem::path& book, const std::string& today)
{
    std::vector<std::filesystem::path> backups;
    std::error_code none;
    for (const auto& entry : std::filesystem::directory_iterator(folderOf(book), none))
        if (isDaily(entry.path(), book))
            backups.push_back(entry.path());
    std::ranges::sort(backups, std::greater());
    // One of a later day was made before the clock was set back, so it is older than the others.
    const auto newest = dailyName(book, today.empty() ? dayOfToday() : today);
    std::stable_partition(
        backups.begin(), backups.end(), [&](const auto& file) { return file <= newest; });
    return backups;
}

Result<GoodBackup> inspectBackup(const std::filesystem::path& file, const Progress& progress)
{
    GoodBackup backup { .file = file, .lastPlayed = {} };
    const auto problem = attempt(file, [&] {
        BookReader reader(file, progress.stop());
        report(progress, 0);
        checkWhole(file, progress.stop());
        SQLite::Statement contents(reader.database(),
            "SELECT (SELECT count(*) FROM sheet), (SELECT count(*) FROM hand),"
            " coalesce((SELECT max(last_played) FROM sheet), '')");
        contents.executeStep();
        backup.sheets = contents.getColumn(0).getInt();
        backup.hands = contents.getColumn(1).getInt();
        backup.lastPlayed = contents.getColumn(2).getString();
    });
    if (problem && faultOf(*problem) == StorageFault::Stopped)
        return *problem;
    if (problem)
        return Problem { problem->place, problemOf(StorageFault::NotABackup, file).reason };
    return backup;
}

std::optional<GoodBackup> newestGoodBackup(
    const std::filesystem::path& book, const Progress& progress)
{
    for (const std::filesystem::path& file : dailyBackups(book))
        if (auto backup = inspectBackup(file, progress))
            return std::move(backup).value();
    return std::nullopt;
}

} // namespace sheepshead
