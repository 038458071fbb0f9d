// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_reader.h"

#include "app/storage/sheet_rows.h"
#include "app/storage/storage_error.h"
#include "engine/hand/hand_record.h"
#include "engine/match/row_derivation.h"
#include "engine/rules/variant_text.h"

#include <SQLiteCpp/Statement.h>

namespace sheepshead {

namespace {

/// Columns of both queries for sheets.
constexpr const char* infoColumns =
    "id, name, begun, last_played, variant,"
    " (SELECT count(*) FROM hand WHERE hand.sheet = sheet.id),"
    " EXISTS (SELECT 1 FROM journal WHERE journal.sheet = sheet.id)";

std::optional<Variant> variantFrom(const std::string& text)
{
    const Result<Variant> variant = parseVariant(text);
    return variant ? std::optional(*variant) : std::nullopt;
}

SheetInfo infoFrom(SQLite::Statement& sheet)
{
    SheetInfo info;
    info.id = sheet.getColumn(0).getInt64();
    info.name = sheet.getColumn(1).getString();
    info.begun = sheet.getColumn(2).getString();
    info.lastPlayed = sheet.getColumn(3).getString();
    info.variant = variantFrom(sheet.getColumn(4).getString());
    info.hands = sheet.getColumn(5).getInt();
    info.handInPlay = sheet.getColumn(6).getInt() != 0;
    return info;
}

void readPlayers(SQLite::Database& database, SheetInfo& info)
{
    SQLite::Statement player(database,
        "SELECT name, (SELECT coalesce(sum(score), 0) FROM hand JOIN hand_seat ON hand = id"
        " WHERE hand.sheet = player.sheet AND hand_seat.seat = player.seat)"
        " FROM player WHERE sheet = ? ORDER BY seat");
    player.bind(1, info.id);
    while (player.executeStep()) {
        info.players.push_back(player.getColumn(0).getString());
        info.totals.push_back(player.getColumn(1).getInt());
    }
}

int dealerFrom(const SQLite::Column& column, const SheetInfo& info)
{
    const int dealer = column.getInt();
    if (dealer < 0 || dealer >= static_cast<int>(info.players.size()))
        throw StorageError(StorageFault::Unreadable, "dealer " + std::to_string(dealer));
    return dealer;
}

/// The columns behind those of the info.
MatchState stateFrom(SQLite::Statement& sheet, const SheetInfo& info)
{
    int next = 7;
    MatchState state;
    state.seed = static_cast<std::uint64_t>(sheet.getColumn(next++).getInt64());
    state.handsDealt = static_cast<std::uint64_t>(sheet.getColumn(next++).getInt64());
    state.dealer = seatAt(dealerFrom(sheet.getColumn(next++), info));
    state.doublersWaiting = sheet.getColumn(next++).getInt();
    state.doublerFactor = sheet.getColumn(next++).getInt();
    state.pot = sheet.getColumn(next++).getInt();
    state.stopped = sheet.getColumn(next++).getInt() != 0;
    return state;
}

std::string handInPlay(SQLite::Database& database, SheetId id)
{
    SQLite::Statement opening(database, "SELECT opening FROM journal WHERE sheet = ?");
    opening.bind(1, id);
    opening.executeStep();
    std::string record = opening.getColumn(0).getString();
    SQLite::Statement step(
        database, "SELECT action FROM journal_step WHERE sheet = ? ORDER BY number");
    step.bind(1, id);
    while (step.executeStep())
        record += step.getColumn(0).getString() + '\n';
    return record;
}

void readHints(SQLite::Database& database, StoredSheet& stored)
{
    SQLite::Statement hand(database, "SELECT hinted FROM hand WHERE sheet = ? ORDER BY number");
    hand.bind(1, stored.info.id);
    while (hand.executeStep())
        stored.hinted.push_back(hand.getColumn(0).getInt() != 0);
    SQLite::Statement journal(database, "SELECT hinted FROM journal WHERE sheet = ?");
    journal.bind(1, stored.info.id);
    stored.handInPlayHinted = journal.executeStep() && journal.getColumn(0).getInt() != 0;
}

void readNewcomers(SQLite::Database& database, StoredSheet& stored)
{
    SQLite::Statement newcomer(
        database, "SELECT row, seat, before FROM newcomer WHERE sheet = ? ORDER BY id");
    newcomer.bind(1, stored.info.id);
    while (newcomer.executeStep())
        stored.newcomers.push_back({ newcomer.getColumn(0).getInt(),
            seatAt(newcomer.getColumn(1).getInt()), newcomer.getColumn(2).getString() });
}

/// Who played and how the scores came about is told again by the record of the hand. A row without
/// one that can be read shows everybody, but for a dealer who sits out.
void retell(SheetRow& row, const std::string& text, const StoredSheet& stored)
{
    const auto record = parseRecord(text);
    const auto hand = record ? replay(*record) : Result<HandState>(record.problem());
    const auto& variant = stored.info.variant;
    row.seats = SeatSet::firstSeats(stored.sheet.seats());
    if (const auto* joined = std::get_if<PotJoined>(&row.outcome))
        row.seats = { joined->seat };
    else if (hand)
        row.seats = hand->seats();
    else if (row.wasDealt() && variant && variant->dealerSitsOut)
        row.seats.remove(row.dealer);
    derive(row, hand ? &*hand : nullptr);
}

void readHands(SQLite::Database& database, StoredSheet& stored)
{
    stored.sheet = ScoreSheet(static_cast<int>(stored.info.players.size()));
    for (StoredRow& hand : readRows(database, stored.info.id)) {
        retell(hand.row, hand.record, stored);
        stored.sheet.add(std::move(hand.row));
        stored.records.push_back(std::move(hand.record));
    }
}

} // namespace

std::vector<SheetInfo> readSheets(SQLite::Database& database)
{
    SQLite::Statement sheet(database,
        std::string("SELECT ") + infoColumns + " FROM sheet ORDER BY last_played DESC, id DESC");
    std::vector<SheetInfo> sheets;
    while (sheet.executeStep()) {
        sheets.push_back(infoFrom(sheet));
        readPlayers(database, sheets.back());
    }
    return sheets;
}

std::vector<std::string> readRecords(SQLite::Database& database)
{
    SQLite::Statement hand(
        database, "SELECT record FROM hand WHERE record <> '' ORDER BY sheet, number");
    std::vector<std::string> records;
    while (hand.executeStep())
        records.push_back(hand.getColumn(0).getString());
    return records;
}

StoredSheet readSheet(SQLite::Database& database, SheetId id)
{
    SQLite::Statement sheet(database,
        std::string("SELECT ") + infoColumns
            + ", seed, hands_dealt, dealer, doublers_waiting, doubler_factor, pot, stopped"
              " FROM sheet WHERE id = ?");
    sheet.bind(1, id);
    if (!sheet.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    StoredSheet stored;
    stored.info = infoFrom(sheet);
    readPlayers(database, stored.info);
    stored.state = stateFrom(sheet, stored.info);
    readHands(database, stored);
    readHints(database, stored);
    readNewcomers(database, stored);
    if (stored.info.handInPlay)
        stored.handInPlay = handInPlay(database, id);
    return stored;
}

} // namespace sheepshead
