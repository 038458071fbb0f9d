// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_match.h"

#include "app/storage/database_file.h"
#include "app/storage/fact_rows.h"
#include "app/storage/file_names.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "app/storage/sealed_text.h"
#include "app/storage/sheet_reader.h"
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
    RowWriter fields;
    fields.number("sheet", sheet);
    fields.number("number", number);
    fields.record("action", sealedText(action, sheet, number));
    fields.insertInto(file.database(), "journal_step");
}

void insertJournal(DatabaseFile& file, SheetId sheet, const std::string& opening)
{
    RowWriter fields;
    fields.number("sheet", sheet);
    fields.record("opening", sealedText(opening, sheet, 0));
    fields.insertInto(file.database(), "journal");
}

void shortenJournal(DatabaseFile& file, SheetId sheet, int steps, const std::string& opening)
{
    SQLite::Statement remove(
        file.database(), "DELETE FROM journal_step WHERE sheet = ? AND number > ?");
    remove.bind(1, sheet);
    remove.bind(2, steps);
    remove.exec();
    SQLite::Statement update(file.database(), "UPDATE journal SET opening = ? WHERE sheet = ?");
    update.bind(1, sealedText(opening, sheet, 0));
    update.bind(2, sheet);
    update.exec();
}

/// Keeps a journal that cannot be resumed, as it is.
void copyJournal(DatabaseFile& file, SheetId sheet)
{
    SQLite::Statement copy(file.database(),
        "INSERT INTO unreadable_hand (sheet, opening, actions)"
        " SELECT sheet, opening, (SELECT coalesce(group_concat(action, char(10)), '')"
        "  FROM (SELECT action FROM journal_step AS s WHERE s.sheet = journal.sheet"
        "   ORDER BY number)) FROM journal WHERE sheet = ?");
    copy.bind(1, sheet);
    copy.exec();
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

void updateState(DatabaseFile& file, SheetId sheet, MatchState state, const std::string& now)
{
    RowWriter fields;
    fields.text("last_played", now, longest::time);
    fields.number("written", nextPlace(file.database()));
    describeState(fields, state);
    fields.update(file.database(), "sheet", sheet);
}

/// The computer plays for a newcomer if it played for who had the chair.
void insertNewcomer(
    DatabaseFile& file, SheetId sheet, const StoredNewcomer& newcomer, const std::string& name)
{
    SQLite::Database& database = file.database();
    const auto chair = static_cast<std::size_t>(indexOf(newcomer.seat));
    const PersonId before = seatedOn(database, sheet).at(chair);
    RowWriter fields;
    fields.number("sheet", sheet);
    fields.number("row", newcomer.row);
    fields.seat("seat", newcomer.seat);
    fields.number("before", before);
    fields.insertInto(database, "newcomer");
    const PersonId now = personNamed(database, name, isComputer(database, before));
    seatPerson(database, sheet, newcomer.seat, newcomer.row, now);
}

/// The statistics leave it out.
void markPractice(SQLite::Database& database, std::int64_t hand)
{
    SQLite::Statement mark(database, "UPDATE hand SET practice = 1 WHERE id = ?");
    mark.bind(1, hand);
    mark.exec();
}

void insertHand(SQLite::Database& database, SheetId sheet, const StoredRow& stored,
    const std::string& now, const HandRecord& record)
{
    const std::int64_t id = writeRow(database, sheet, stored, now);
    if (record.practice)
        markPractice(database, id);
    if (const auto hand = replay(record))
        writeFacts(database, id, *hand);
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

std::optional<Problem> SavedMatch::rewindHand(const HandRecord& record)
{
    assert(handInPlay_);
    steps_ = static_cast<int>(record.actions.size());
    return write([sheet = sheet_, steps = steps_, opening = openingOf(record)](
                     DatabaseFile& file) { shortenJournal(file, sheet, steps, opening); });
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
    auto problem = write([sheet = sheet_, row, record, after](DatabaseFile& file) {
        const std::string now = file.now();
        if (row) {
            insertHand(file.database(), sheet, { *row, recordText(record) }, now, record);
            takeOverMarks(file, sheet, row->number);
        }
        removeJournal(file, sheet);
        updateState(file, sheet, after, now);
    });
    if (problem)
        ++unsavedHands_;
    return problem;
}

std::optional<Problem> SavedMatch::moveBetweenHands(
    const std::optional<SheetRow>& row, const MatchState& after)
{
    assert(!handInPlay_);
    return write([sheet = sheet_, row, after](DatabaseFile& file) {
        const std::string now = file.now();
        if (row)
            writeRow(file.database(), sheet, { *row, {} }, now);
        updateState(file, sheet, after, now);
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

std::optional<Problem> SavedMatch::setHandAside()
{
    handInPlay_ = false;
    return write([sheet = sheet_](DatabaseFile& file) {
        copyJournal(file, sheet);
        removeJournal(file, sheet);
    });
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
    if (!problem) {
        pending_.clear();
        unsavedHands_ = 0;
    }
    return problem;
}

/// Written under another name first, so that a file in its place is replaced whole or not at all.
std::optional<Problem> SavedMatch::saveCopy(const std::filesystem::path& file) const
{
    std::filesystem::path draft;
    auto problem = attempt(file, [&] {
        std::error_code unknown;
        if (std::filesystem::equivalent(file, file_->path(), unknown))
            throw StorageError(StorageFault::NotWritable, "this is the score book itself");
        draft = freeName(file, ".part");
        file_->copyTo(draft);
        {
            DatabaseFile copy(draft, file_->clock());
            copy.write([&] {
                for (const Write& change : pending_)
                    change(copy);
            });
        }
        std::filesystem::rename(draft, file);
    });
    std::error_code ignored;
    if (problem && !draft.empty())
        std::filesystem::remove(draft, ignored);
    return problem;
}

void SavedMatch::checkWriter()
{
    SQLite::Statement sheet(file_->database(), "SELECT writer FROM sheet WHERE id = ?");
    sheet.bind(1, sheet_);
    if (!sheet.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    if (sheet.getColumn("writer").getInt64() != writer_)
        throw StorageError(StorageFault::TakenOver);
}

} // namespace sheepshead
