// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_reader.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/row_kinds.h"
#include "app/storage/sealed_text.h"
#include "app/storage/sheet_rows.h"
#include "app/storage/stored_sheet.h"
#include "app/storage/table_rows.h"
#include "engine/hand/state/hand_record.h"
#include "engine/match/row_derivation.h"
#include "engine/rules/variant_text.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <cmath>

namespace sheepshead {

namespace {

const std::string sheetQuery =
    "SELECT *, (SELECT count(*) FROM hand WHERE hand.sheet = sheet.id) AS hands,"
    " EXISTS (SELECT 1 FROM journal WHERE journal.sheet = sheet.id) AS hand_in_play FROM sheet ";

constexpr int fewestSeats = 2;

/// A replayed hand with a greater doubler could overflow its scores.
constexpr int greatestReplayedDoubler = 1 << 16;

[[noreturn]] void refuse(const std::string& what)
{
    throw StorageError(StorageFault::Unreadable, what);
}

std::optional<Variant> variantFrom(const std::string& text)
{
    const Result<Variant> variant =
        text.size() <= longest::variant ? parseVariant(text) : Result<Variant>(Problem {});
    return variant ? std::optional(*variant) : std::nullopt;
}

/// Reads of every sheet what can be read.
SheetInfo headFrom(SQLite::Statement& sheet)
{
    SheetInfo info;
    RowReader fields(sheet, maxSeats, "sheet");
    info.id = sheet.getColumn("id").getInt64();
    fields.name("name", info.name);
    fields.text("begun", info.begun, longest::time);
    fields.text("last_played", info.lastPlayed, longest::time);
    info.variant = variantFrom(fields.rawText("variant"));
    info.kind = fields.rawText("kind") == keyIn(sheetKindKeys, SheetKind::Table) ? SheetKind::Table
                                                                                 : SheetKind::Game;
    info.handInPlay = sheet.getColumn("hand_in_play").getInt() != 0;
    return info;
}

void readPlayers(SQLite::Database& database, SheetInfo& info)
{
    SQLite::Statement player(database,
        "SELECT p.seat AS seat, w.id AS person, w.name AS name, w.computer AS computer,"
        " total(s.score) AS total,"
        " coalesce(min(s.score), 0) AS lowest, coalesce(max(s.score), 0) AS highest"
        " FROM player AS p JOIN person AS a ON a.id = p.person"
        " JOIN person AS w ON w.id = coalesce(a.same_as, a.id)"
        " LEFT JOIN hand AS h ON h.sheet = p.sheet"
        " LEFT JOIN hand_seat AS s ON s.hand = h.id AND CASE ?2 WHEN 0 THEN s.seat = p.seat"
        " ELSE s.person = p.person END"
        " WHERE p.sheet = ?1 GROUP BY p.seat ORDER BY p.seat");
    player.bind(1, info.id);
    player.bind(2, info.kind == SheetKind::Table ? 1 : 0);
    while (player.executeStep()) {
        const std::string place = "player " + std::to_string(info.players.size() + 1);
        RowReader fields(player, maxSeats, place);
        if (player.getColumn("seat").getInt64() != static_cast<int>(info.players.size()))
            refuse(place + " is missing");
        if (info.kind == SheetKind::Game && info.players.size() < maxSeats)
            fields.member(
                "computer", info.computers, seatAt(static_cast<int>(info.players.size())));
        fields.name("name", info.players.emplace_back());
        info.people.push_back(player.getColumn("person").getInt64());
        fields.integer("lowest", bounds::score);
        fields.integer("highest", bounds::score);
        const double total = player.getColumn("total").getDouble();
        if (std::abs(total) > static_cast<double>(bounds::score.most))
            refuse(place + ": the total is too large");
        info.totals.push_back(static_cast<int>(total));
    }
    if (static_cast<int>(info.players.size()) < fewestSeats)
        refuse("players are missing");
    if (info.kind == SheetKind::Game && info.players.size() > maxSeats)
        refuse("too many players");
}

/// Checks what the list of sheets shows, and also the state.
MatchState readInfo(SQLite::Database& database, SQLite::Statement& sheet, SheetInfo& info)
{
    readPlayers(database, info);
    const int seats = std::min(static_cast<int>(info.players.size()), maxSeats);
    RowReader fields(sheet, seats, "sheet");
    fields.number("hands", info.hands, bounds::hands);
    MatchState state;
    describeState(fields, state);
    return state;
}

/// Empty for a journal that is damaged.
std::string handInPlay(SQLite::Database& database, SheetId id)
{
    SQLite::Statement opening(database, "SELECT opening FROM journal WHERE sheet = ?");
    opening.bind(1, id);
    if (!opening.executeStep())
        return {};
    std::string record = unsealedText(opening.getColumn("opening").getString(), id, 0);
    SQLite::Statement step(
        database, "SELECT number, action FROM journal_step WHERE sheet = ? ORDER BY number");
    step.bind(1, id);
    for (int number = 1; step.executeStep(); ++number) {
        if (step.getColumn("number").getInt64() != number || record.size() > longest::record)
            return {};
        record += unsealedText(step.getColumn("action").getString(), id, number) + '\n';
    }
    return record.size() <= longest::record ? record : std::string();
}

void readHints(SQLite::Database& database, StoredSheet& stored)
{
    SQLite::Statement hand(database, "SELECT hinted FROM hand WHERE sheet = ? ORDER BY number");
    hand.bind(1, stored.info.id);
    while (hand.executeStep())
        RowReader(hand, stored.sheet.seats(), "hand").seats("hinted", stored.hinted.emplace_back());
    SQLite::Statement journal(database, "SELECT hinted FROM journal WHERE sheet = ?");
    journal.bind(1, stored.info.id);
    if (journal.executeStep())
        RowReader(journal, stored.sheet.seats(), "hand in play")
            .seats("hinted", stored.handInPlayHinted);
}

void readNewcomers(SQLite::Database& database, StoredSheet& stored)
{
    SQLite::Statement newcomer(database,
        "SELECT n.row AS row, n.seat AS seat, w.name AS before FROM newcomer AS n"
        " JOIN person AS a ON a.id = n.before"
        " JOIN person AS w ON w.id = coalesce(a.same_as, a.id) WHERE n.sheet = ? ORDER BY n.id");
    newcomer.bind(1, stored.info.id);
    const Bounds rows { 0, stored.info.hands };
    while (newcomer.executeStep()) {
        RowReader fields(newcomer, stored.sheet.seats(), "new player");
        StoredNewcomer& read = stored.newcomers.emplace_back();
        fields.number("row", read.row, rows);
        fields.seat("seat", read.seat);
        fields.name("before", read.before);
    }
}

/// The hand of a record, as far as it can be this row's.
std::optional<HandState> replayed(const std::string& text, int seats)
{
    const auto record = parseRecord(text);
    if (!record || record->doubler > greatestReplayedDoubler)
        return std::nullopt;
    auto hand = replay(*record);
    if (!hand || !hand->over() || record->variant.tableSeats() != seats)
        return std::nullopt;
    return std::move(hand).value();
}

/// Whether a record can be shown for a row: it is this table's, or of a version that is unknown.
bool isOfTable(const std::string& text, int seats)
{
    const auto record = parseRecord(text);
    if (!record)
        return true;
    const auto hand = replay(*record);
    return record->variant.tableSeats() == seats && hand && hand->over();
}

/// Reconstructs from the record who played and how the scores came about.
void reconstruct(StoredRow& stored, const StoredSheet& sheet)
{
    SheetRow& row = stored.row;
    const int seats = sheet.sheet.seats();
    const auto hand = replayed(stored.record, seats);
    if (!hand && !isOfTable(stored.record, seats))
        stored.record.clear();
    if (hand)
        row.seats = hand->seats();
    derive(row, hand ? &*hand : nullptr);
}

/// Running totals must stay in bounds all along the sheet.
void addUp(PerSeat<std::int64_t>& totals, const SheetRow& row, int seats)
{
    for (const Seat seat : SeatSet::firstSeats(seats)) {
        totals[seat] += row.scores.scores[seat].value;
        if (!bounds::score.contain(totals[seat]))
            refuse("hand " + std::to_string(row.number) + ": the total is too large");
    }
}

void readHands(SQLite::Database& database, StoredSheet& stored)
{
    const auto seats = static_cast<int>(stored.info.players.size());
    stored.sheet = ScoreSheet(seats);
    PerSeat<std::int64_t> totals;
    for (StoredRow& hand : readRows(database, stored.info.id, seats)) {
        addUp(totals, hand.row, seats);
        reconstruct(hand, stored);
        stored.sheet.add(std::move(hand.row));
        stored.records.push_back(std::move(hand.record));
    }
}

} // namespace

std::vector<SheetInfo> readSheets(SQLite::Database& database)
{
    SQLite::Statement ids(database, "SELECT id FROM sheet ORDER BY written DESC, id DESC");
    return readSheets(database, ids);
}

std::vector<SheetInfo> readSheets(SQLite::Database& database, SQLite::Statement& ids)
{
    SQLite::Statement sheet(database, sheetQuery + "WHERE id = ?");
    std::vector<SheetInfo> sheets;
    while (ids.executeStep()) {
        sheet.reset();
        sheet.bind(1, ids.getColumn(0).getInt64());
        if (!sheet.executeStep())
            continue;
        SheetInfo& info = sheets.emplace_back(headFrom(sheet));
        try {
            readInfo(database, sheet, info);
        } catch (const StorageError& error) {
            info.fault = error.what();
        }
    }
    return sheets;
}

std::vector<std::string> readRecords(SQLite::Database& database)
{
    SQLite::Statement hand(database,
        "SELECT record FROM hand WHERE record <> '' AND ending <> 'practice' ORDER BY sheet, "
        "number");
    std::vector<std::string> records;
    while (hand.executeStep()) {
        std::string record = hand.getColumn("record").getString();
        if (record.size() <= longest::record)
            records.push_back(std::move(record));
    }
    return records;
}

int stepsInJournal(SQLite::Database& database, SheetId id)
{
    SQLite::Statement count(database, "SELECT count(*) AS steps FROM journal_step WHERE sheet = ?");
    count.bind(1, id);
    count.executeStep();
    return count.getColumn("steps").getInt();
}

/// Passes over numbers that leave no room above them.
std::int64_t nextPlace(SQLite::Database& database)
{
    return database
        .execAndGet("SELECT coalesce(max(written), 0) + 1 FROM sheet"
                    " WHERE written < 0x3FFFFFFFFFFFFFFF")
        .getInt64();
}

StoredSheet readSheet(SQLite::Database& database, SheetId id)
{
    SQLite::Statement sheet(database, sheetQuery + "WHERE id = ?");
    sheet.bind(1, id);
    if (!sheet.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    StoredSheet stored;
    stored.info = headFrom(sheet);
    stored.state = readInfo(database, sheet, stored.info);
    if (stored.info.kind == SheetKind::Table) {
        stored.table = readTable(database, id);
        return stored;
    }
    readHands(database, stored);
    readHints(database, stored);
    readNewcomers(database, stored);
    if (stored.info.handInPlay)
        stored.handInPlay = handInPlay(database, id);
    return stored;
}

} // namespace sheepshead
