// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_rows.h"

#include "app/storage/storage_error.h"
#include "engine/cards/card_text.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace sheepshead {

namespace {

constexpr std::array<std::string_view, 6> tierKeys { "won-all-tricks", "won-schneider", "won",
    "lost", "lost-schneider", "lost-no-trick" }; // as in Tier
constexpr std::array<std::string_view, 5> endingKeys { "picked", "leaster", "doubler", "redeal",
    "redeal-hand" };

std::string tierKey(Tier tier) { return std::string(tierKeys[static_cast<std::size_t>(tier)]); }

/// The first two are the played outcomes in the order of SheetRow's variant, the others ThrowIn.
std::string endingKey(const SheetRow& row)
{
    std::size_t index = row.outcome.index();
    if (const auto* why = std::get_if<ThrowIn>(&row.outcome))
        index += static_cast<std::size_t>(*why);
    return std::string(endingKeys[index]);
}

[[noreturn]] void refuse(int number, const std::string& what)
{
    throw StorageError(StorageFault::Unreadable, "hand " + std::to_string(number) + ": " + what);
}

template <class Keys> int indexIn(const Keys& keys, const std::string& key, int number)
{
    const auto found = std::ranges::find(keys, key);
    if (found == keys.end())
        refuse(number, key);
    return static_cast<int>(found - keys.begin());
}

Seat seatFrom(const SQLite::Column& column, int number)
{
    const int index = column.getInt();
    if (index < 0 || index >= maxSeats)
        refuse(number, "seat " + std::to_string(index));
    return seatAt(index);
}

std::int64_t writeHand(
    SQLite::Database& database, SheetId sheet, const SheetRow& row, const std::string& record)
{
    SQLite::Statement insert(database,
        "INSERT INTO hand (sheet, number, dealer, ending, called, stake, record)"
        " VALUES (?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, sheet);
    insert.bind(2, row.number);
    insert.bind(3, indexOf(row.dealer));
    insert.bind(4, endingKey(row));
    if (row.called)
        insert.bind(5, cardText(*row.called));
    insert.bind(6, row.scores.stake);
    insert.bind(7, record);
    insert.exec();
    return database.getLastInsertRowid();
}

void writePicked(SQLite::Database& database, std::int64_t hand, const PickedOutcome& outcome,
    const HandScores& scores)
{
    SQLite::Statement insert(database,
        "INSERT INTO picked_hand (hand, picker, makers_points, makers_took_no_trick,"
        " makers_took_all_tricks, picker_took_no_trick, forced, doubler, tier, bumped,"
        " picker_paid_alone) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, hand);
    insert.bind(2, indexOf(outcome.picker));
    insert.bind(3, outcome.makersPoints.value);
    insert.bind(4, static_cast<int>(outcome.makersTookNoTrick));
    insert.bind(5, static_cast<int>(outcome.makersTookAllTricks));
    insert.bind(6, static_cast<int>(outcome.pickerTookNoTrick));
    insert.bind(7, static_cast<int>(outcome.forcedPick));
    insert.bind(8, outcome.doubler);
    insert.bind(9, scores.tier ? tierKey(*scores.tier) : std::string());
    insert.bind(10, static_cast<int>(scores.bumped));
    insert.bind(11, static_cast<int>(scores.pickerPaidAlone));
    insert.exec();
}

void writeSeats(SQLite::Database& database, std::int64_t hand, int seats, const SheetRow& row)
{
    const auto* picked = std::get_if<PickedOutcome>(&row.outcome);
    const auto* leaster = std::get_if<LeasterOutcome>(&row.outcome);
    SQLite::Statement insert(database,
        "INSERT INTO hand_seat (hand, seat, score, partner, leaster_points, leaster_tricks,"
        " leaster_winner) VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (const Seat seat : SeatSet::firstSeats(seats)) {
        insert.bind(1, hand);
        insert.bind(2, indexOf(seat));
        insert.bind(3, row.scores.scores[seat].value);
        insert.bind(4, static_cast<int>(picked && picked->partners.contains(seat)));
        if (leaster) {
            insert.bind(5, leaster->points[seat].value);
            insert.bind(6, leaster->tricks[seat]);
        }
        insert.bind(7, static_cast<int>(row.scores.leasterWinners.contains(seat)));
        insert.exec();
        insert.reset();
    }
}

/// Columns of the query in readRows().
enum HandColumn { Id, Number, Dealer, Ending, Called, Stake, Record, FirstOfPicked };

std::optional<Card> calledFrom(const SQLite::Column& column, int number)
{
    if (column.isNull())
        return std::nullopt;
    const Result<Card> card = parseCard(column.getString());
    if (!card)
        refuse(number, card.problem().place);
    return *card;
}

PickedOutcome pickedFrom(SQLite::Statement& hand, int number)
{
    int next = FirstOfPicked;
    PickedOutcome outcome;
    outcome.picker = seatFrom(hand.getColumn(next++), number);
    outcome.makersPoints = { hand.getColumn(next++).getInt() };
    outcome.makersTookNoTrick = hand.getColumn(next++).getInt() != 0;
    outcome.makersTookAllTricks = hand.getColumn(next++).getInt() != 0;
    outcome.pickerTookNoTrick = hand.getColumn(next++).getInt() != 0;
    outcome.forcedPick = hand.getColumn(next++).getInt() != 0;
    outcome.doubler = hand.getColumn(next++).getInt();
    return outcome;
}

void readPickedScores(SQLite::Statement& hand, HandScores& scores, int number)
{
    int next = FirstOfPicked + 7;
    const std::string tier = hand.getColumn(next++).getString();
    if (!tier.empty())
        scores.tier = static_cast<Tier>(indexIn(tierKeys, tier, number));
    scores.bumped = hand.getColumn(next++).getInt() != 0;
    scores.pickerPaidAlone = hand.getColumn(next++).getInt() != 0;
}

void readOutcome(SQLite::Statement& hand, SheetRow& row)
{
    const int ending = indexIn(endingKeys, hand.getColumn(Ending).getString(), row.number);
    if (ending == 0) {
        row.outcome = pickedFrom(hand, row.number);
        readPickedScores(hand, row.scores, row.number);
    } else if (ending == 1)
        row.outcome = LeasterOutcome {};
    else
        row.outcome = static_cast<ThrowIn>(ending - 2);
}

/// One seat of a hand; the outcome is there already.
void readSeat(SQLite::Statement& line, SheetRow& row)
{
    const Seat seat = seatFrom(line.getColumn(0), row.number);
    row.scores.scores[seat] = { line.getColumn(1).getInt() };
    if (line.getColumn(5).getInt() != 0)
        row.scores.leasterWinners.add(seat);
    if (auto* picked = std::get_if<PickedOutcome>(&row.outcome);
        picked && line.getColumn(2).getInt())
        picked->partners.add(seat);
    if (auto* leaster = std::get_if<LeasterOutcome>(&row.outcome)) {
        leaster->points[seat] = { line.getColumn(3).getInt() };
        leaster->tricks[seat] = line.getColumn(4).getInt();
    }
}

StoredRow readHand(SQLite::Statement& hand, SQLite::Statement& seats)
{
    const int number = hand.getColumn(Number).getInt();
    StoredRow stored { { .number = number,
                           .dealer = seatFrom(hand.getColumn(Dealer), number),
                           .outcome = ThrowIn::Redeal },
        hand.getColumn(Record).getString() };
    stored.row.called = calledFrom(hand.getColumn(Called), number);
    stored.row.scores.stake = hand.getColumn(Stake).getInt();
    readOutcome(hand, stored.row);
    seats.reset();
    seats.bind(1, hand.getColumn(Id).getInt64());
    while (seats.executeStep())
        readSeat(seats, stored.row);
    return stored;
}

} // namespace

void writeRow(SQLite::Database& database, SheetId sheet, int seats, const SheetRow& row,
    const std::string& record)
{
    const std::int64_t hand = writeHand(database, sheet, row, record);
    if (const auto* picked = std::get_if<PickedOutcome>(&row.outcome))
        writePicked(database, hand, *picked, row.scores);
    writeSeats(database, hand, seats, row);
}

std::vector<StoredRow> readRows(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement hands(database,
        "SELECT id, number, dealer, ending, called, stake, record,"
        " picker, makers_points, makers_took_no_trick, makers_took_all_tricks,"
        " picker_took_no_trick, forced, doubler, tier, bumped, picker_paid_alone"
        " FROM hand LEFT JOIN picked_hand ON hand = id WHERE sheet = ? ORDER BY number");
    SQLite::Statement seats(database,
        "SELECT seat, score, partner, leaster_points, leaster_tricks, leaster_winner"
        " FROM hand_seat WHERE hand = ?");
    hands.bind(1, sheet);
    std::vector<StoredRow> rows;
    while (hands.executeStep())
        rows.push_back(readHand(hands, seats));
    return rows;
}

} // namespace sheepshead
