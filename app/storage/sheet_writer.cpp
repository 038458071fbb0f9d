// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_writer.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "app/storage/row_kinds.h"
#include "app/storage/sealed_text.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"
#include "app/storage/stored_sheet.h"
#include "engine/rules/variant_text.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace sheepshead {

namespace {

void insertPlayers(DatabaseFile& file, SheetId id, const NewSheet& sheet)
{
    for (std::size_t i = 0; i < sheet.players.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        const bool computer = sheet.computers.contains(seat);
        RowWriter fields;
        fields.number("sheet", id);
        fields.seat("seat", seat);
        fields.number("person", personNamed(file.database(), sheet.players[i], computer));
        fields.insertInto(file.database(), "player");
    }
}

/// A newcomer with the name that the new player had.
using NamedNewcomer = std::pair<StoredNewcomer, std::string>;

/// Takes the newcomers off the chairs again: leaves those who sat there first.
std::vector<NamedNewcomer> takeArrivals(
    std::vector<std::string>& players, const StoredSheet& stored)
{
    std::vector<NamedNewcomer> arrivals;
    for (auto newcomer = stored.newcomers.rbegin(); newcomer != stored.newcomers.rend();
         ++newcomer) {
        std::string& chair = players.at(static_cast<std::size_t>(indexOf(newcomer->seat)));
        arrivals.emplace_back(*newcomer, std::exchange(chair, newcomer->before));
    }
    std::ranges::reverse(arrivals);
    return arrivals;
}

CheckedVariant variantOf(const StoredSheet& stored)
{
    const auto& rules = stored.info.variant;
    const auto variant = rules ? check(*rules) : Result<CheckedVariant>(Problem {});
    if (!variant)
        throw StorageError(StorageFault::Unreadable, "rules of another version");
    return *variant;
}

void insertRow(DatabaseFile& file, SheetId sheet, const StoredSheet& stored, std::size_t index)
{
    const SheetRow& row = stored.sheet.rows()[index];
    writeRow(file.database(), sheet, { row, stored.records.at(index) }, stored.info.begun);
    if (stored.hinted.at(index).empty())
        return;
    SQLite::Statement hinted(
        file.database(), "UPDATE hand SET hinted = ? WHERE sheet = ? AND number = ?");
    hinted.bind(1, stored.hinted.at(index).bits());
    hinted.bind(2, sheet);
    hinted.bind(3, row.number);
    hinted.exec();
}

void insertHandInPlay(DatabaseFile& file, SheetId sheet, const StoredSheet& stored)
{
    const auto record = parseRecord(*stored.handInPlay);
    if (!record)
        throw StorageError(StorageFault::Unreadable, record.problem().reason);
    insertJournal(file, sheet, openingOf(*record));
    int number = 0;
    for (const SeatAction& step : record->actions)
        insertStep(file, sheet, ++number, seatActionText(step));
    if (!stored.handInPlayHinted.empty())
        markHinted(file, sheet, stored.handInPlayHinted);
}

} // namespace

SheetId insertSheet(
    DatabaseFile& file, const NewSheet& sheet, const std::optional<std::string>& begun)
{
    const std::string now = file.now();
    MatchState state = sheet.state;
    RowWriter fields;
    fields.name("name", sheet.name);
    fields.key("kind", sheet.kind, sheetKindKeys);
    fields.text("begun", begun.value_or(now), longest::time);
    fields.text("last_played", now, longest::time);
    fields.text("variant", variantText(*sheet.variant), longest::variant);
    fields.number("written", nextPlace(file.database()));
    describeState(fields, state);
    const SheetId id = fields.insertInto(file.database(), "sheet");
    insertPlayers(file, id, sheet);
    return id;
}

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

std::string openingOf(HandRecord record)
{
    record.actions.clear();
    record.scores.reset();
    return recordText(record);
}

void insertJournal(DatabaseFile& file, SheetId sheet, const std::string& opening)
{
    RowWriter fields;
    fields.number("sheet", sheet);
    fields.record("opening", sealedText(opening, sheet, 0));
    fields.insertInto(file.database(), "journal");
}

void insertStep(DatabaseFile& file, SheetId sheet, int number, const std::string& action)
{
    RowWriter fields;
    fields.number("sheet", sheet);
    fields.number("number", number);
    fields.record("action", sealedText(action, sheet, number));
    fields.insertInto(file.database(), "journal_step");
}

void markHinted(DatabaseFile& file, SheetId sheet, SeatSet seats)
{
    SQLite::Statement mark(
        file.database(), "UPDATE journal SET hinted = hinted | ? WHERE sheet = ?");
    mark.bind(1, seats.bits());
    mark.bind(2, sheet);
    mark.exec();
}

void insertWholeSheet(DatabaseFile& file, const StoredSheet& stored)
{
    const SheetInfo& info = stored.info;
    NewSheet sheet { info.name, info.players, variantOf(stored), stored.state, info.computers,
        info.kind };
    const std::vector<NamedNewcomer> arrivals = takeArrivals(sheet.players, stored);
    const SheetId id = insertSheet(file, sheet, info.begun);
    auto next = arrivals.begin();
    for (std::size_t row = 0; row <= stored.records.size(); ++row) {
        for (; next != arrivals.end() && next->first.row <= static_cast<int>(row); ++next)
            insertNewcomer(file, id, next->first, next->second);
        if (row < stored.records.size())
            insertRow(file, id, stored, row);
    }
    if (stored.handInPlay)
        insertHandInPlay(file, id, stored);
}

} // namespace sheepshead
