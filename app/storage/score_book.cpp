// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/score_book.h"
#include "app/storage/column_bounds.h"

#include "app/storage/file/database_file.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "app/storage/row_kinds.h"
#include "app/storage/season_contents.h"
#include "app/storage/season_rows.h"
#include "app/storage/sheet_claim.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_writer.h"
#include "app/storage/stored_sheet.h"
#include "app/storage/table_rows.h"
#include "engine/rules/variant_text.h"

#include <SQLiteCpp/Statement.h>

#include <cassert>

namespace sheepshead {

namespace {

SheetId insertSheet(DatabaseFile& file, const NewTable& table)
{
    const std::string now = file.now();
    MatchState state;
    state.seed = table.seed
        ? *table.seed
        : static_cast<std::uint64_t>(file.database().execAndGet("SELECT random()").getInt64());
    RowWriter fields;
    fields.name("name", table.name);
    fields.key("kind", SheetKind::Table, sheetKindKeys);
    fields.text("begun", now, longest::time);
    fields.text("last_played", now, longest::time);
    fields.text("variant", variantText(*CheckedVariant()), longest::variant); // until save()
    fields.number("written", nextPlace(file.database()));
    describeState(fields, state);
    return fields.insertInto(file.database(), "sheet");
}

/// The first row, from 0, of who has the chair now.
int firstRow(SQLite::Database& database, SheetId sheet, Seat seat)
{
    SQLite::Statement query(
        database, "SELECT row FROM newcomer WHERE sheet = ? AND seat = ? ORDER BY id DESC LIMIT 1");
    query.bind(1, sheet);
    query.bind(2, indexOf(seat));
    return query.executeStep() ? query.getColumn("row").getInt() : 0;
}

void replacePlayers(
    SQLite::Database& database, SheetId sheet, const std::vector<std::string>& players)
{
    const std::vector<PersonId> before = seatedOn(database, sheet);
    if (before.size() != players.size())
        throw StorageError(StorageFault::NoSuchSheet);
    SeatSet computers;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (isComputer(database, before[i]))
            computers.add(seatAt(static_cast<int>(i)));
    if (!seatedTwice(database, players, computers).empty())
        throw StorageError(StorageFault::SeatedTwice);
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        const PersonId now = personNamed(database, players[i], computers.contains(seat));
        seatPerson(database, sheet, seat, firstRow(database, sheet, seat), now);
    }
    forgetUnused(database, before);
}

/// Runs a statement that is about one sheet, its last parameter.
void execOnSheet(SQLite::Statement& statement, int parameter, SheetId id)
{
    statement.bind(parameter, id);
    if (statement.exec() == 0)
        throw StorageError(StorageFault::NoSuchSheet);
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
            return SavedMatch(file_, id, 1, seats);
        });
    });
}

Result<std::vector<SheetInfo>> ScoreBook::sheets() const
{
    return attemptFor(
        file_->path(), [&] { return file_->read([&] { return readSheets(file_->database()); }); });
}

Result<std::vector<SheetInfo>> ScoreBook::sheets(int first, int count) const
{
    return attemptFor(file_->path(), [&] {
        return file_->read([&] {
            SQLite::Statement ids(file_->database(),
                "SELECT id FROM sheet ORDER BY written DESC, id DESC LIMIT ? OFFSET ?");
            ids.bind(1, count);
            ids.bind(2, first);
            return readSheets(file_->database(), ids);
        });
    });
}

Result<std::vector<SheetInfo>> ScoreBook::tables(int count) const
{
    return attemptFor(file_->path(), [&] {
        return file_->read([&] {
            SQLite::Statement ids(file_->database(),
                "SELECT id FROM sheet WHERE kind = ? ORDER BY written DESC, id DESC LIMIT ?");
            ids.bind(1, std::string(keyIn(sheetKindKeys, SheetKind::Table)));
            ids.bind(2, count);
            return readSheets(file_->database(), ids);
        });
    });
}

const std::filesystem::path& ScoreBook::path() const { return file_->path(); }

const std::filesystem::path& ScoreBook::foreignLog() const { return file_->foreignLog(); }

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

Result<OpenedMatch> ScoreBook::resume(SheetId id)
{
    return attemptFor(file_->path(), [&] {
        return file_->write([&] {
            const std::int64_t writer = claimSheet(file_->database(), id);
            StoredSheet stored = readSheet(file_->database(), id);
            SavedMatch saved(file_, id, writer, stored.sheet.seats());
            saved.handInPlay_ = stored.handInPlay.has_value();
            saved.steps_ = stepsInJournal(file_->database(), id);
            return OpenedMatch { std::move(stored), std::move(saved) };
        });
    });
}

Result<SavedTable> ScoreBook::beginTable(const NewTable& table)
{
    return attemptFor(file_->path(), [&] {
        return file_->write([&] {
            SavedTable saved(file_, insertSheet(*file_, table), 1);
            saved.write(table.table, {}, table.members);
            return saved;
        });
    });
}

Result<OpenedTable> ScoreBook::resumeTable(SheetId id)
{
    return attemptFor(file_->path(), [&] {
        return file_->write([&] {
            const std::int64_t writer = claimSheet(file_->database(), id);
            StoredSheet stored = readSheet(file_->database(), id);
            if (!stored.table)
                throw StorageError(StorageFault::NoSuchSheet);
            return OpenedTable { std::move(stored), SavedTable(file_, id, writer) };
        });
    });
}

std::optional<Problem> ScoreBook::rename(SheetId id, const std::string& name)
{
    return attempt(file_->path(), [&] {
        file_->write([&] {
            SQLite::Statement update(file_->database(), "UPDATE sheet SET name = ? WHERE id = ?");
            update.bind(1, properName(name));
            execOnSheet(update, 2, id);
        });
    });
}

std::optional<Problem> ScoreBook::renamePlayers(SheetId id, const std::vector<std::string>& players)
{
    return attempt(file_->path(),
        [&] { file_->write([&] { replacePlayers(file_->database(), id, players); }); });
}

std::optional<Problem> ScoreBook::remove(SheetId id)
{
    return attempt(
        file_->path(), [&] { file_->write([&] { deleteSheet(file_->database(), id); }); });
}

Result<std::vector<std::string>> ScoreBook::takeBack(
    const std::vector<ImportedSheet>& sheets, const std::vector<ImportedSeason>& seasons)
{
    return attemptFor(file_->path(), [&] {
        return file_->write([&] { return removeImported(file_->database(), sheets, seasons); });
    });
}

Result<std::vector<PersonInfo>> ScoreBook::people() const
{
    return attemptFor(
        file_->path(), [&] { return file_->read([&] { return readPeople(file_->database()); }); });
}

std::optional<Problem> ScoreBook::renamePerson(PersonId id, const std::string& name)
{
    return attempt(file_->path(),
        [&] { file_->write([&] { sheepshead::renamePerson(file_->database(), id, name); }); });
}

Result<SeatSet> ScoreBook::seatedTwice(
    const std::vector<std::string>& players, SeatSet computers) const
{
    return attemptFor(file_->path(), [&] {
        return file_->read(
            [&] { return sheepshead::seatedTwice(file_->database(), players, computers); });
    });
}

std::optional<Problem> ScoreBook::mergePeople(PersonId into, PersonId from)
{
    return attempt(file_->path(),
        [&] { file_->write([&] { sheepshead::mergePeople(file_->database(), into, from); }); });
}

std::optional<Problem> ScoreBook::separatePerson(PersonId alias)
{
    return attempt(file_->path(),
        [&] { file_->write([&] { sheepshead::separatePerson(file_->database(), alias); }); });
}

Result<std::vector<NoticedPlay>> ScoreBook::noticedOn(SheetId id) const
{
    return attemptFor(file_->path(), [&] {
        return file_->read([&] {
            std::vector<NoticedPlay> noticed;
            for (const PersonId person : seatedOn(file_->database(), id)) {
                noticed.push_back(readNoticedOrStranger(file_->database(), person));
                noticed.back().computer = isComputer(file_->database(), person);
            }
            return noticed;
        });
    });
}

std::optional<Problem> ScoreBook::forgetNoticed(std::optional<PersonId> person)
{
    return attempt(file_->path(), [&] {
        file_->write([&] {
            if (person)
                sheepshead::forgetNoticed(file_->database(), *person);
            else
                forgetAllNoticed(file_->database());
        });
    });
}

Result<std::vector<SeasonInfo>> ScoreBook::seasons() const
{
    return attemptFor(
        file_->path(), [&] { return file_->read([&] { return readSeasons(file_->database()); }); });
}

Result<StoredSeason> ScoreBook::season(SeasonId id) const
{
    return attemptFor(file_->path(),
        [&] { return file_->read([&] { return readSeason(file_->database(), id); }); });
}

Result<SeasonContents> ScoreBook::contentsOf(const StoredSeason& season) const
{
    return attemptFor(file_->path(),
        [&] { return file_->read([&] { return readContents(file_->database(), season); }); });
}

Result<SeasonId> ScoreBook::addSeason(const StoredSeason& season)
{
    return attemptFor(file_->path(),
        [&] { return file_->write([&] { return insertSeason(file_->database(), season); }); });
}

std::optional<Problem> ScoreBook::changeSeason(SeasonId id, const StoredSeason& season)
{
    return attempt(
        file_->path(), [&] { file_->write([&] { updateSeason(file_->database(), id, season); }); });
}

std::optional<Problem> ScoreBook::removeSeason(SeasonId id)
{
    return attempt(
        file_->path(), [&] { file_->write([&] { deleteSeason(file_->database(), id); }); });
}

} // namespace sheepshead
