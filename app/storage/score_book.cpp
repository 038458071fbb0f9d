// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/score_book.h"

#include "app/storage/database_file.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/storage_error.h"
#include "engine/rules/variant_text.h"

#include <SQLiteCpp/Statement.h>

#include <cassert>

namespace sheepshead {

namespace {

SheetId insertSheet(DatabaseFile& file, const NewSheet& sheet)
{
    SQLite::Statement insert(file.database(),
        "INSERT INTO sheet (name, begun, last_played, variant, seed, hands_dealt, dealer,"
        " doublers_waiting, doubler_factor, pot, stopped)"
        " VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)");
    insert.bind(1, sheet.name);
    insert.bind(2, file.now());
    insert.bind(3, variantText(*sheet.variant));
    insert.bind(4, static_cast<std::int64_t>(sheet.state.seed));
    insert.bind(5, static_cast<std::int64_t>(sheet.state.handsDealt));
    insert.bind(6, indexOf(sheet.state.dealer));
    insert.bind(7, sheet.state.doublersWaiting);
    insert.bind(8, sheet.state.doublerFactor);
    insert.bind(9, sheet.state.pot);
    insert.bind(10, static_cast<int>(sheet.state.stopped));
    insert.exec();
    return file.database().getLastInsertRowid();
}

void insertPlayers(DatabaseFile& file, SheetId id, const std::vector<std::string>& players)
{
    SQLite::Statement insert(
        file.database(), "INSERT INTO player (sheet, seat, name) VALUES (?, ?, ?)");
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        insert.bind(1, id);
        insert.bind(2, static_cast<int>(seat));
        insert.bind(3, players[seat]);
        insert.exec();
        insert.reset();
    }
}

/// Runs a statement that is about one sheet, its last parameter.
void execOnSheet(SQLite::Statement& statement, int parameter, SheetId id)
{
    statement.bind(parameter, id);
    if (statement.exec() == 0)
        throw StorageError(StorageFault::NoSuchSheet);
}

std::int64_t takeOver(DatabaseFile& file, SheetId id)
{
    SQLite::Statement update(file.database(), "UPDATE sheet SET writer = writer + 1 WHERE id = ?");
    execOnSheet(update, 1, id);
    SQLite::Statement writer(file.database(), "SELECT writer FROM sheet WHERE id = ?");
    writer.bind(1, id);
    writer.executeStep();
    return writer.getColumn(0).getInt64();
}

int stepsInJournal(DatabaseFile& file, SheetId id)
{
    SQLite::Statement count(
        file.database(), "SELECT coalesce(max(number), 0) FROM journal_step WHERE sheet = ?");
    count.bind(1, id);
    count.executeStep();
    return count.getColumn(0).getInt();
}

} // namespace

ScoreBook::ScoreBook(std::shared_ptr<DatabaseFile> file)
    : file_(std::move(file))
{
}

Result<ScoreBook> ScoreBook::open(
    const std::filesystem::path& file, std::function<std::string()> clock)
{
    return attemptFor(
        file, [&] { return ScoreBook(std::make_shared<DatabaseFile>(file, std::move(clock))); });
}

Result<SavedMatch> ScoreBook::begin(const NewSheet& sheet)
{
    const int seats = sheet.variant.tableSeats();
    assert(static_cast<int>(sheet.players.size()) == seats);
    return attemptFor(file_->path(), [&] {
        return file_->write([&] {
            const SheetId id = insertSheet(*file_, sheet);
            insertPlayers(*file_, id, sheet.players);
            return SavedMatch(file_, id, 1, seats);
        });
    });
}

Result<std::vector<SheetInfo>> ScoreBook::sheets() const
{
    return attemptFor(
        file_->path(), [&] { return file_->read([&] { return readSheets(file_->database()); }); });
}

Result<StoredSheet> ScoreBook::load(SheetId id) const
{
    return attemptFor(file_->path(),
        [&] { return file_->read([&] { return readSheet(file_->database(), id); }); });
}

Result<std::vector<std::string>> ScoreBook::records() const
{
    return attemptFor(
        file_->path(), [&] { return file_->read([&] { return readRecords(file_->database()); }); });
}

Result<OpenedMatch> ScoreBook::goOn(SheetId id)
{
    return attemptFor(file_->path(), [&] {
        return file_->write([&] {
            const std::int64_t writer = takeOver(*file_, id);
            StoredSheet stored = readSheet(file_->database(), id);
            SavedMatch saved(file_, id, writer, stored.sheet.seats());
            saved.handInPlay_ = stored.handInPlay.has_value();
            saved.steps_ = stepsInJournal(*file_, id);
            return OpenedMatch { std::move(stored), std::move(saved) };
        });
    });
}

std::optional<Problem> ScoreBook::rename(SheetId id, const std::string& name)
{
    return attempt(file_->path(), [&] {
        SQLite::Statement update(file_->database(), "UPDATE sheet SET name = ? WHERE id = ?");
        update.bind(1, name);
        execOnSheet(update, 2, id);
    });
}

std::optional<Problem> ScoreBook::renamePlayers(SheetId id, const std::vector<std::string>& players)
{
    return attempt(file_->path(), [&] {
        file_->write([&] {
            SQLite::Statement update(
                file_->database(), "UPDATE player SET name = ? WHERE seat = ? AND sheet = ?");
            for (std::size_t seat = 0; seat < players.size(); ++seat) {
                update.bind(1, players[seat]);
                update.bind(2, static_cast<int>(seat));
                execOnSheet(update, 3, id);
                update.reset();
            }
        });
    });
}

std::optional<Problem> ScoreBook::remove(SheetId id)
{
    return attempt(file_->path(), [&] {
        SQLite::Statement remove(file_->database(), "DELETE FROM sheet WHERE id = ?");
        execOnSheet(remove, 1, id);
    });
}

} // namespace sheepshead
