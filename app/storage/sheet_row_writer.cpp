// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_row_writer.h"

#include "app/storage/row_kinds.h"
#include "engine/cards/card_text.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

namespace sheepshead {

namespace {

template <class Keys, class Enum> std::string keyIn(const Keys& keys, Enum value)
{
    return std::string(keys[static_cast<std::size_t>(value)]);
}

std::string tierKey(const HandScores& scores)
{
    return scores.tier ? keyIn(tierKeys, *scores.tier) : std::string();
}

void bindSeat(SQLite::Statement& statement, int parameter, const std::optional<Seat>& seat)
{
    if (seat)
        statement.bind(parameter, indexOf(*seat));
    else
        statement.bind(parameter);
}

std::int64_t writeHand(
    SQLite::Database& database, SheetId sheet, const SheetRow& row, const std::string& record)
{
    SQLite::Statement insert(database,
        "INSERT INTO hand (sheet, number, dealer, ending, called, stake, record, to_pot, reneged,"
        " newcomer, factors) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    RowOutcome outcome = row.outcome;
    const auto* const reneged = renegedIn(outcome);
    insert.bind(1, sheet);
    insert.bind(2, row.number);
    insert.bind(3, indexOf(row.dealer));
    insert.bind(4, std::string(rowKind(row.outcome)));
    if (row.called)
        insert.bind(5, cardText(*row.called));
    insert.bind(6, row.scores.stake);
    insert.bind(7, record);
    insert.bind(8, row.toPot);
    bindSeat(insert, 9, reneged ? *reneged : std::nullopt);
    bindSeat(insert, 10, newcomerIn(row.outcome));
    insert.bind(11, factorsText(row.scores.factors));
    insert.exec();
    return database.getLastInsertRowid();
}

/// Writes what only hands of one kind have.
class DetailsWriter {
public:
    DetailsWriter(SQLite::Database& database, std::int64_t hand, const HandScores& scores)
        : database_(database)
        , hand_(hand)
        , scores_(scores)
    {
    }

    void operator()(const PickedOutcome& outcome) const;
    void operator()(const IndianaOutcome& outcome) const;
    void operator()(const auto&) const { } // all of it is in the seats

private:
    SQLite::Database& database_;
    std::int64_t hand_;
    const HandScores& scores_;
};

void DetailsWriter::operator()(const PickedOutcome& outcome) const
{
    SQLite::Statement insert(database_,
        "INSERT INTO picked_hand (hand, picker, makers_points, makers_took_no_trick,"
        " makers_took_all_tricks, picker_took_no_trick, forced, doubler, tier,"
        " picker_paid_alone, raises, sheepshead, blind_pick)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, hand_);
    insert.bind(2, indexOf(outcome.picker));
    insert.bind(3, outcome.makersPoints.value);
    insert.bind(4, static_cast<int>(outcome.makersTookNoTrick));
    insert.bind(5, static_cast<int>(outcome.makersTookAllTricks));
    insert.bind(6, static_cast<int>(outcome.pickerTookNoTrick));
    insert.bind(7, static_cast<int>(outcome.forcedPick));
    insert.bind(8, outcome.doubler);
    insert.bind(9, tierKey(scores_));
    insert.bind(10, static_cast<int>(scores_.pickerPaidAlone));
    insert.bind(11, outcome.raises);
    insert.bind(12, keyIn(betKeys, outcome.sheepshead));
    insert.bind(13, static_cast<int>(outcome.blindPick));
    insert.exec();
}

void DetailsWriter::operator()(const IndianaOutcome& outcome) const
{
    SQLite::Statement insert(database_,
        "INSERT INTO bid_hand (hand, bidder, partner, solo, bidders_points, bidders_took_no_trick,"
        " bidders_took_all_tricks, tier) VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, hand_);
    insert.bind(2, indexOf(outcome.bidder));
    bindSeat(insert, 3, outcome.partner);
    if (outcome.solo)
        insert.bind(4, keyIn(soloKeys, *outcome.solo));
    insert.bind(5, outcome.biddersPoints.value);
    insert.bind(6, static_cast<int>(outcome.biddersTookNoTrick));
    insert.bind(7, static_cast<int>(outcome.biddersTookAllTricks));
    insert.bind(8, tierKey(scores_));
    insert.exec();
}

/// Binds what a seat has in hands of one kind; the other columns stay empty.
struct SeatBinder {
    SQLite::Statement& insert;
    Seat seat;

    void operator()(const PickedOutcome& outcome) const
    {
        insert.bind(4, static_cast<int>(outcome.partners.contains(seat)));
    }
    void operator()(const LeasterOutcome& outcome) const { bindTricks(outcome); }
    void operator()(const TwoHandedOutcome& outcome) const { bindTricks(outcome); }
    void operator()(const SchwanzerOutcome& outcome) const
    {
        insert.bind(8, outcome.count[seat]);
        insert.bind(9, outcome.highestTrump[seat]);
    }
    void operator()(const PotSettled& end) const
    {
        if (!end.showdown)
            return;
        insert.bind(10, pokerText(end.showdown->hands[seat]));
        insert.bind(11, static_cast<int>(end.showdown->winners.contains(seat)));
    }
    void operator()(const auto&) const { }

    void bindTricks(const auto& outcome) const
    {
        insert.bind(5, outcome.points[seat].value);
        insert.bind(6, outcome.tricks[seat]);
    }
};

void writeSeats(SQLite::Database& database, std::int64_t hand, int seats, const SheetRow& row)
{
    SQLite::Statement insert(database,
        "INSERT INTO hand_seat (hand, seat, score, partner, leaster_points, leaster_tricks,"
        " leaster_winner, honours, highest_trump, showdown, showdown_winner)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    for (const Seat seat : SeatSet::firstSeats(seats)) {
        insert.clearBindings();
        insert.bind(1, hand);
        insert.bind(2, indexOf(seat));
        insert.bind(3, row.scores.scores[seat].value);
        insert.bind(4, 0);
        insert.bind(7, static_cast<int>(row.scores.leasterWinners.contains(seat)));
        insert.bind(11, 0);
        std::visit(SeatBinder { insert, seat }, row.outcome);
        insert.exec();
        insert.reset();
    }
}

} // namespace

void writeRow(SQLite::Database& database, SheetId sheet, int seats, const SheetRow& row,
    const std::string& record)
{
    const std::int64_t hand = writeHand(database, sheet, row, record);
    std::visit(DetailsWriter(database, hand, row.scores), row.outcome);
    writeSeats(database, hand, seats, row);
}

} // namespace sheepshead
