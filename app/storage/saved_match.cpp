// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_match.h"

#include "app/storage/database_file.h"
#include "app/storage/sheet_row_writer.h"
#include "app/storage/sheet_rows.h"
#include "app/storage/storage_error.h"
#include "engine/rules/variant_text.h"

#include <SQLiteCpp/Statement.h>

#include <cassert>

namespace sheepshead {

namespace {

/// Everything up to the first action.
std::string openingOf(HandRecord record)
{
    record.actions.clear();
    record.scores.reset();
    return recordText(record);
}

void insertStep(DatabaseFile& file, SheetId sheet, int number, const std::string& action)
{
    SQLite::Statement insert(
        file.database(), "INSERT INTO journal_step (sheet, number, action) VALUES (?, ?, ?)");
    insert.bind(1, sheet);
    insert.bind(2, number);
    insert.bind(3, action);
    insert.exec();
}

void insertJournal(DatabaseFile& file, SheetId sheet, const std::string& opening)
{
    SQLite::Statement insert(file.database(), "INSERT INTO journal (sheet, opening) VALUES (?, ?)");
    insert.bind(1, sheet);
    insert.bind(2, opening);
    insert.exec();
}

void markHinted(DatabaseFile& file, SheetId sheet)
{
    SQLite::Statement mark(file.database(), "UPDATE journal SET hinted = 1 WHERE sheet = ?");
    mark.bind(1, sheet);
    mark.exec();
}

/// What the journal knows and the record does not; the row is there already.
void takeOverMarks(DatabaseFile& file, SheetId sheet, int row)
{
    SQLite::Statement mark(file.database(),
        "UPDATE hand SET hinted = 1 WHERE sheet = ?1 AND number = ?2"
        " AND EXISTS (SELECT 1 FROM journal WHERE journal.sheet = ?1 AND journal.hinted = 1)");
    mark.bind(1, sheet);
    mark.bind(2, row);
    mark.exec();
}

void removeJournal(DatabaseFile& file, SheetId sheet)
{
    SQLite::Statement remove(file.database(), "DELETE FROM journal WHERE sheet = ?");
    remove.bind(1, sheet);
    remove.exec();
}

void updateState(DatabaseFile& file, SheetId sheet, const MatchState& state)
{
    SQLite::Statement update(file.database(),
        "UPDATE sheet SET last_played = ?, seed = ?, hands_dealt = ?, dealer = ?,"
        " doublers_waiting = ?, doubler_factor = ?, pot = ?, stopped = ? WHERE id = ?");
    update.bind(1, file.now());
    update.bind(2, static_cast<std::int64_t>(state.seed));
    update.bind(3, static_cast<std::int64_t>(state.handsDealt));
    update.bind(4, indexOf(state.dealer));
    update.bind(5, state.doublersWaiting);
    update.bind(6, state.doublerFactor);
    update.bind(7, state.pot);
    update.bind(8, static_cast<int>(state.stopped));
    update.bind(9, sheet);
    update.exec();
}

void insertNewcomer(
    DatabaseFile& file, SheetId sheet, const StoredNewcomer& newcomer, const std::string& name)
{
    SQLite::Statement insert(
        file.database(), "INSERT INTO newcomer (sheet, row, seat, before) VALUES (?, ?, ?, ?)");
    insert.bind(1, sheet);
    insert.bind(2, newcomer.row);
    insert.bind(3, indexOf(newcomer.seat));
    insert.bind(4, newcomer.before);
    insert.exec();
    SQLite::Statement update(
        file.database(), "UPDATE player SET name = ? WHERE sheet = ? AND seat = ?");
    update.bind(1, name);
    update.bind(2, sheet);
    update.bind(3, indexOf(newcomer.seat));
    update.exec();
}

void updateVariant(DatabaseFile& file, SheetId sheet, const std::string& variant)
{
    SQLite::Statement update(file.database(), "UPDATE sheet SET variant = ? WHERE id = ?");
    update.bind(1, variant);
    update.bind(2, sheet);
    update.exec();
}

} // namespace

SavedMatch::SavedMatch(
    std::shared_ptr<DatabaseFile> file, SheetId sheet, std::int64_t writer, int seats)
    : file_(std::move(file))
    , sheet_(sheet)
    , writer_(writer)
    , seats_(seats)
{
}

std::optional<Problem> SavedMatch::beginHand(const HandRecord& record)
{
    assert(!handInPlay_);
    handInPlay_ = true;
    steps_ = 0;
    return write([sheet = sheet_, opening = openingOf(record)](
                     DatabaseFile& file) { insertJournal(file, sheet, opening); });
}

std::optional<Problem> SavedMatch::addStep(const SeatAction& step)
{
    assert(handInPlay_);
    ++steps_;
    return write([sheet = sheet_, number = steps_, action = seatActionText(step)](
                     DatabaseFile& file) { insertStep(file, sheet, number, action); });
}

std::optional<Problem> SavedMatch::noteHint()
{
    assert(handInPlay_);
    return write([sheet = sheet_](DatabaseFile& file) { markHinted(file, sheet); });
}

std::optional<Problem> SavedMatch::finishHand(
    const std::optional<SheetRow>& row, const HandRecord& record, const MatchState& after)
{
    assert(handInPlay_);
    handInPlay_ = false;
    return write([sheet = sheet_, seats = seats_, row, text = recordText(record), after](
                     DatabaseFile& file) {
        if (row) {
            writeRow(file.database(), sheet, seats, *row, text);
            takeOverMarks(file, sheet, row->number);
        }
        removeJournal(file, sheet);
        updateState(file, sheet, after);
    });
}

std::optional<Problem> SavedMatch::moveBetweenHands(
    const std::optional<SheetRow>& row, const MatchState& after)
{
    assert(!handInPlay_);
    return write([sheet = sheet_, seats = seats_, row, after](DatabaseFile& file) {
        if (row)
            writeRow(file.database(), sheet, seats, *row, {});
        updateState(file, sheet, after);
    });
}

std::optional<Problem> SavedMatch::seatNewcomer(
    const StoredNewcomer& newcomer, const std::string& name)
{
    assert(!handInPlay_);
    return write([sheet = sheet_, newcomer, name](
                     DatabaseFile& file) { insertNewcomer(file, sheet, newcomer, name); });
}

std::optional<Problem> SavedMatch::abandonHand()
{
    handInPlay_ = false;
    return write([sheet = sheet_](DatabaseFile& file) { removeJournal(file, sheet); });
}

std::optional<Problem> SavedMatch::changeVariant(const CheckedVariant& variant)
{
    assert(variant.tableSeats() == seats_);
    return write([sheet = sheet_, text = variantText(*variant)](
                     DatabaseFile& file) { updateVariant(file, sheet, text); });
}

std::optional<Problem> SavedMatch::write(Write change)
{
    pending_.push_back(std::move(change));
    return writePending();
}

std::optional<Problem> SavedMatch::writePending()
{
    auto problem = attempt(file_->path(), [this] {
        file_->write([this] {
            checkWriter();
            for (const Write& change : pending_)
                change(*file_);
        });
    });
    if (!problem)
        pending_.clear();
    return problem;
}

void SavedMatch::checkWriter()
{
    SQLite::Statement sheet(file_->database(), "SELECT writer FROM sheet WHERE id = ?");
    sheet.bind(1, sheet_);
    if (!sheet.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    if (sheet.getColumn(0).getInt64() != writer_)
        throw StorageError(StorageFault::TakenOver);
}

} // namespace sheepshead
