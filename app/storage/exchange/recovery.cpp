// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/recovery.h"

#include "app/storage/exchange/book_merge.h"
#include "app/storage/exchange/salvage.h"
#include "app/storage/exchange/staged_book.h"
#include "app/storage/file/backup.h"
#include "app/storage/file/book_image.h"
#include "app/storage/file/database_file.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/restore.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"

#include <SQLiteCpp/Backup.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include <algorithm>
#include <charconv>
#include <memory>
#include <system_error>

namespace sheepshead {

namespace {

/// The pages as they are, sound or not, in the newest format. Changing the format of a damaged book
/// may be impossible.
void copyPages(
    const std::filesystem::path& book, BookImage::Companions companions, SQLite::Database& copy)
{
    BookImage image(book, BookImage::IfCut::FillUp, companions);
    if (SQLite::Backup(copy, image.database()).executeStep() != SQLITE_DONE)
        throw StorageError(StorageFault::Damaged);
    const int version = schemaVersion(copy);
    if (version < 1 || version > static_cast<int>(migrations().size()))
        throw StorageError(StorageFault::Damaged, "version " + std::to_string(version));
    migratePrivately(copy);
}

/// "hand 7: …": 7; none for a fault of something else.
std::optional<int> handNamedIn(const std::string& fault)
{
    constexpr std::string_view before = "hand ";
    int number = 0;
    if (!fault.starts_with(before)
        || std::from_chars(fault.data() + before.size(), fault.data() + fault.size(), number).ec
            != std::errc())
        return std::nullopt;
    return number;
}

void remove(SQLite::Database& database, const std::string& statement, std::int64_t sheet, int hand)
{
    SQLite::Statement remove(database, statement);
    remove.bind(1, sheet);
    if (hand > 0)
        remove.bind(2, hand);
    remove.exec();
}

/// Leaves out hands until the program can read the sheet, or else the sheet.
void makeReadable(SQLite::Database& database, SheetId sheet, RecoveryReport& made)
{
    while (true) {
        try {
            if (readSheet(database, sheet).table)
                static_cast<void>(readRows(database, sheet));
            return;
        } catch (const StorageError& error) {
            if (const auto hand = handNamedIn(error.what())) {
                remove(database, "DELETE FROM hand WHERE sheet = ? AND number = ?", sheet, *hand);
                ++made.lostHands;
                continue;
            }
            remove(database, "DELETE FROM sheet WHERE id = ?", sheet, 0);
            ++made.lostSheets;
            return;
        }
    }
}

void stageWhatIsLeft(
    SQLite::Database& damaged, StagedBook& staged, RecoveryReport& made, const Progress& progress)
{
    Salvage salvage(damaged);
    auto sheets = salvage.sheets();
    auto seasons = salvage.seasons();
    staged.begin(static_cast<int>(migrations().size()), SheetsFrom::ThisBook);
    for (RowTree& person : salvage.people())
        staged.addPerson(std::move(person));
    made.lostSheets = salvage.lostSheets();
    made.lostHands = salvage.lostHands();
    made.lostHeads = salvage.lostHeads();
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        report(progress, static_cast<double>(i) / static_cast<double>(sheets.size()));
        if (!staged.tryToAddSheet(std::move(sheets[i])))
            ++made.lostSheets;
    }
    for (RowTree& season : seasons)
        staged.tryToAddSeason(std::move(season)); // one that cannot be is made again
    staged.finishUnchecked();
    for (const SheetInfo& info : readSheets(staged.database()))
        makeReadable(staged.database(), info.id, made);
}

/// The book is made beside, and takes the damaged one's place as a backup does.
void putInPlace(const std::filesystem::path& book, StagedBook& staged, RecoveryReport& made,
    const std::filesystem::path& draft)
{
    {
        DatabaseFile file(draft, {});
        const MergeReport merged = file.write(
            [&] { return mergeBooks(staged.database(), file.database(), SheetsFrom::ThisBook); });
        made.sheets = merged.sheets;
        made.hands = merged.hands;
    }
    if (made.sheets == 0)
        throw StorageError(StorageFault::NotRecoverable);
    const auto kept = restoreBook(book, draft);
    if (!kept)
        throw StorageError(
            faultOf(kept.problem()).value_or(StorageFault::Failed), kept.problem().place);
    made.setAside = *kept;
}

/// What one way of reading the book gave.
struct Salvaged {
    std::unique_ptr<StagedBook> staged = std::make_unique<StagedBook>();
    RecoveryReport made = {};
    int hands = 0;
    std::optional<Problem> problem = {};
};

Salvaged salvaged(
    const std::filesystem::path& book, BookImage::Companions companions, const Progress& progress)
{
    Salvaged of;
    of.problem = attempt(book, [&] {
        SQLite::Database damaged("", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        harden(damaged); // what was refused for a trigger is recovered without running it
        copyPages(book, companions, damaged);
        stageWhatIsLeft(damaged, *of.staged, of.made, progress);
        of.hands = of.staged->database().execAndGet("SELECT count(*) FROM hand").getInt();
    });
    return of;
}

bool isBetter(const Salvaged& one, const Salvaged& other)
{
    if (one.problem || other.problem)
        return !one.problem && other.problem;
    return one.hands > other.hands;
}

bool hasCompanions(const std::filesystem::path& book)
{
    return std::ranges::any_of(companionEndings,
        [&](std::string_view ending) { return isThere(withEnding(behindLinks(book), ending)); });
}

/// A log can spoil a sound file, as a file can be spoiled that a log makes whole.
Salvaged bestOf(const std::filesystem::path& book, const Progress& progress)
{
    Salvaged best = salvaged(book, BookImage::Companions::Apply, progress);
    const bool stopped = best.problem && faultOf(*best.problem) == StorageFault::Stopped;
    if (stopped || !hasCompanions(book))
        return best;
    Salvaged alone = salvaged(book, BookImage::Companions::Ignore, progress);
    return isBetter(alone, best) ? std::move(alone) : std::move(best);
}

std::optional<GoodBackup> fullestBackup(const std::filesystem::path& book)
{
    std::optional<GoodBackup> best;
    for (const std::filesystem::path& file : dailyBackups(book)) {
        auto backup = inspectBackup(file);
        if (backup && (!best || backup->hands > best->hands))
            best = std::move(backup).value();
    }
    return best;
}

Result<RecoveryReport> recoveredFromBackup(
    const std::filesystem::path& book, const GoodBackup& backup, const Progress& progress)
{
    auto kept = restoreBook(book, backup.file, progress);
    if (!kept)
        return kept.problem();
    RecoveryReport made;
    made.sheets = backup.sheets;
    made.hands = backup.hands;
    made.backup = backup.file;
    made.setAside = std::move(kept).value();
    return made;
}

Result<RecoveryReport> recoveredFrom(Salvaged& best, const std::filesystem::path& book)
{
    const std::filesystem::path draft = freeName(book, ".recovered");
    const auto problem = attempt(book, [&] { putInPlace(book, *best.staged, best.made, draft); });
    std::error_code ignored;
    std::filesystem::remove(draft, ignored);
    for (const std::string_view ending : companionEndings)
        std::filesystem::remove(withEnding(draft, ending), ignored);
    if (problem)
        return *problem;
    return std::move(best.made);
}

} // namespace

Result<RecoveryReport> recoverBook(const std::filesystem::path& book, const Progress& progress)
{
    Salvaged best = bestOf(book, progress);
    if (best.problem && faultOf(*best.problem) == StorageFault::Stopped)
        return *best.problem;
    const auto backup = fullestBackup(book);
    if (backup && (best.problem || backup->hands > best.hands))
        return recoveredFromBackup(book, *backup, progress);
    if (best.problem)
        return Problem { best.problem->place,
            problemOf(StorageFault::NotRecoverable, book).reason };
    return recoveredFrom(best, book);
}

} // namespace sheepshead
