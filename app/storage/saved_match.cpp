// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_match.h"

#include "app/storage/fact_rows.h"
#include "app/storage/file/book_place.h"
#include "app/storage/file/database_file.h"
#include "app/storage/file/draft_file.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "app/storage/sealed_text.h"
#include "app/storage/sheet_claim.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"
#include "app/storage/sheet_writer.h"
#include "engine/rules/variant_text.h"

#include <SQLiteCpp/Statement.h>

#include <cassert>

namespace sheepshead {

namespace {

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

/// Copies from the journal what the record does not have; the row exists already.
void takeOverMarks(DatabaseFile& file, SheetId sheet, int row)
{
    SQLite::Statement mark(file.database(),
        "UPDATE hand SET hinted = j.hinted FROM journal AS j"
        " WHERE j.sheet = ?1 AND hand.sheet = ?1 AND hand.number = ?2");
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
    fields.update(file.database(), "sheet", { { "id", sheet } });
}

void insertHand(SQLite::Database& database, SheetId sheet, const StoredRow& stored,
    const std::string& now, const HandRecord& record)
{
    const std::int64_t id = writeRow(database, sheet, stored, now);
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

std::optional<Problem> SavedMatch::noteHint(Seat seat)
{
    assert(handInPlay_);
    return write(
        [sheet = sheet_, seat](DatabaseFile& file) { markHinted(file, sheet, SeatSet { seat }); });
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
        const auto writeAll = [this] {
            checkClaim(file_->database(), sheet_, writer_);
            for (const Write& change : pending_)
                change(*file_);
        };
        if (handInPlay_)
            file_->writeStep(writeAll);
        else
            file_->write(writeAll);
    });
    if (!problem) {
        pending_.clear();
        unsavedHands_ = 0;
    }
    return problem;
}

std::optional<Problem> SavedMatch::saveCopy(const std::filesystem::path& file) const
{
    return attempt(file, [&] {
        checkElsewhere(file_->path(), file);
        replaceWhole(file, [&](const std::filesystem::path& draft) {
            file_->copyTo(draft);
            DatabaseFile copy(draft, file_->clock());
            copy.write([&] {
                for (const Write& change : pending_)
                    change(copy);
            });
        });
    });
}

std::optional<Problem> SavedMatch::saveAlone(
    const std::filesystem::path& file, const StoredSheet& sheet) const
{
    return attempt(file, [&] {
        checkElsewhere(file_->path(), file);
        replaceWhole(file, [&](const std::filesystem::path& draft) {
            DatabaseFile book(draft, file_->clock());
            book.write([&] { insertWholeSheet(book, sheet); });
        });
    });
}

} // namespace sheepshead
