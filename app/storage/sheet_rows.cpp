// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_rows.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "app/storage/row_kinds.h"

#include <SQLiteCpp/Statement.h>

namespace sheepshead {

namespace {

// One list of columns a table, for reading and for writing. To store one field more, add a column
// by a step in migrations.cpp and a line here.

std::optional<StakeFactors> factorsIn(std::string_view text)
{
    const auto factors = parseFactors(text);
    return factors ? std::optional(*factors) : std::nullopt;
}

/// Table hand.
template <class Fields> void describeHand(Fields& fields, StoredRow& stored)
{
    SheetRow& row = stored.row;
    fields.number("number", row.number, bounds::rowNumber);
    fields.seat("dealer", row.dealer);
    fields.parsed("ending", row.outcome, rowKind, emptyOutcome);
    fields.card("called", row.called);
    fields.number("stake", row.scores.stake, bounds::score);
    fields.parsed("factors", row.scores.factors, factorsText, factorsIn);
    fields.record("record", stored.record);
    fields.number("to_pot", row.toPot, bounds::score);
    if (bool* const known = pointsKnownIn(row.outcome))
        fields.flag("points_known", *known);
    if (auto* const reneged = renegedIn(row.outcome))
        fields.seat("reneged", *reneged);
    if (auto* const joined = std::get_if<PotJoined>(&row.outcome))
        fields.seat("newcomer", joined->seat);
}

/// Table picked_hand.
template <class Fields>
void describeDetails(Fields& fields, PickedOutcome& outcome, HandScores& scores)
{
    fields.seat("picker", outcome.picker);
    fields.number("makers_points", outcome.makersPoints.value, bounds::points);
    fields.flag("makers_took_no_trick", outcome.makersTookNoTrick);
    fields.flag("makers_took_all_tricks", outcome.makersTookAllTricks);
    fields.flag("picker_took_no_trick", outcome.pickerTookNoTrick);
    fields.flag("forced", outcome.forcedPick);
    fields.number("doubler", outcome.doubler, bounds::doubler);
    fields.keyOrEmpty("tier", scores.tier, tierKeys);
    fields.flag("picker_paid_alone", scores.pickerPaidAlone);
    fields.number("raises", outcome.raises, bounds::raises);
    fields.key("sheepshead", outcome.sheepshead, betKeys);
    fields.flag("blind_pick", outcome.blindPick);
}

/// Table bid_hand.
template <class Fields>
void describeDetails(Fields& fields, IndianaOutcome& outcome, HandScores& scores)
{
    fields.seat("bidder", outcome.bidder);
    fields.seat("partner", outcome.partner);
    fields.key("solo", outcome.solo, soloKeys);
    fields.number("bidders_points", outcome.biddersPoints.value, bounds::points);
    fields.flag("bidders_took_no_trick", outcome.biddersTookNoTrick);
    fields.flag("bidders_took_all_tricks", outcome.biddersTookAllTricks);
    fields.keyOrEmpty("tier", scores.tier, tierKeys);
}

/// Where a kind of row keeps its details; none for a kind that has none.
constexpr const char* detailsTable(const PickedOutcome&) { return "picked_hand"; }
constexpr const char* detailsTable(const IndianaOutcome&) { return "bid_hand"; }

template <class Outcome>
concept HasDetails = requires(const Outcome& outcome)
{
    detailsTable(outcome);
};

/// What a seat has in rows of one kind, in table hand_seat.
template <class Fields> struct SeatFields {
    Fields& fields;
    Seat seat;

    void operator()(PickedOutcome& outcome) const
    {
        fields.member("partner", outcome.partners, seat);
    }
    void operator()(LeasterOutcome& outcome) const { describeTricks(outcome); }
    void operator()(TwoHandedOutcome& outcome) const { describeTricks(outcome); }
    void operator()(SchwanzerOutcome& outcome) const
    {
        fields.number("honours", outcome.count[seat], bounds::honours);
        fields.number("highest_trump", outcome.highestTrump[seat], bounds::highestTrump);
        fields.member("partner", outcome.exempt, seat); // the holder of the partner card
    }
    void operator()(PotSettled& end) const
    {
        if (!end.showdown)
            return fields.member("showdown_winner", end.winners, seat);
        fields.parsed("showdown", end.showdown->hands[seat], pokerText, parsePoker);
        fields.member("showdown_winner", end.showdown->winners, seat);
    }
    void operator()(auto&) const { }

    void describeTricks(auto& outcome) const
    {
        fields.number("leaster_points", outcome.points[seat].value, bounds::points);
        fields.number("leaster_tricks", outcome.tricks[seat], bounds::tricks);
    }
};

/// Table hand_seat.
template <class Fields> void describeSeat(Fields& fields, SheetRow& row, Seat seat)
{
    fields.number("score", row.scores.scores[seat].value, bounds::score);
    fields.member("played", row.seats, seat);
    fields.member("leaster_winner", row.scores.leasterWinners, seat);
    std::visit(SeatFields<Fields> { fields, seat }, row.outcome);
}

/// Reads the tables that belong to a row of table hand.
class RowParts {
public:
    explicit RowParts(SQLite::Database& database)
        : picked_(database, "SELECT * FROM picked_hand WHERE hand = ?")
        , bid_(database, "SELECT * FROM bid_hand WHERE hand = ?")
        , lines_(database, "SELECT * FROM hand_seat WHERE hand = ? ORDER BY seat")
    {
    }

    void read(std::int64_t hand, SheetRow& row, int seats)
    {
        seats_ = seats;
        const std::string place = "hand " + std::to_string(row.number);
        readDetails(hand, row, place);
        if (auto* const end = std::get_if<PotSettled>(&row.outcome))
            end->winners = {};
        start(lines_, hand);
        for (const Seat seat : SeatSet::firstSeats(seats_)) {
            if (!lines_.executeStep() || lines_.getColumn("seat").getInt64() != indexOf(seat))
                throw StorageError(StorageFault::Unreadable, place + ": a seat is missing");
            RowReader reader(lines_, seats_, place);
            describeSeat(reader, row, seat);
        }
        if (lines_.executeStep())
            throw StorageError(StorageFault::Unreadable, place + ": too many seats");
    }

private:
    static void start(SQLite::Statement& statement, std::int64_t hand)
    {
        statement.reset();
        statement.bind(1, hand);
    }

    SQLite::Statement& detailsOf(const PickedOutcome&) { return picked_; }
    SQLite::Statement& detailsOf(const IndianaOutcome&) { return bid_; }

    void readDetails(std::int64_t hand, SheetRow& row, const std::string& place)
    {
        std::visit(
            [&](auto& outcome) {
                if constexpr (HasDetails<std::remove_reference_t<decltype(outcome)>>) {
                    SQLite::Statement& details = detailsOf(outcome);
                    start(details, hand);
                    if (!details.executeStep())
                        throw StorageError(StorageFault::Unreadable, place + ": incomplete");
                    RowReader reader(details, seats_, place);
                    describeDetails(reader, outcome, row.scores);
                }
            },
            row.outcome);
    }

    int seats_ = 0; ///< of the row that is read
    SQLite::Statement picked_;
    SQLite::Statement bid_;
    SQLite::Statement lines_;
};

/// The day on the wall's calendar; one past midnight still belongs to the evening. Empty for what
/// is no time.
std::string dayOf(SQLite::Database& database, const std::string& time)
{
    SQLite::Statement day(database, "SELECT coalesce(date(?, 'localtime', '-5 hours'), '')");
    day.bind(1, time);
    day.executeStep();
    return day.getColumn(0).getString();
}

StoredRow readHand(SQLite::Statement& hand, int seats)
{
    StoredRow stored { { .dealer = {}, .outcome = ThrowIn::Redeal }, {} };
    const std::string number = hand.getColumn("number").getString();
    RowReader reader(hand, seats, "hand " + number);
    describeHand(reader, stored);
    stored.seats = seats;
    return stored;
}

/// The query gives table hand with one column more, the number of chairs.
std::vector<StoredRow> rowsFrom(SQLite::Database& database, SQLite::Statement& hands)
{
    RowParts parts(database);
    std::vector<StoredRow> rows;
    while (hands.executeStep()) {
        const std::int64_t seats = hands.getColumn("seats").getInt64();
        if (seats < 1 || seats > maxSeats)
            throw StorageError(StorageFault::Unreadable,
                "hand " + hands.getColumn("number").getString() + ": a seat is missing");
        rows.push_back(readHand(hands, static_cast<int>(seats)));
        parts.read(hands.getColumn("id").getInt64(), rows.back().row, rows.back().seats);
    }
    return rows;
}

} // namespace

std::vector<StoredRow> readRows(SQLite::Database& database, SheetId sheet, int seats)
{
    SQLite::Statement hands(
        database, "SELECT *, ?2 AS seats FROM hand WHERE sheet = ?1 ORDER BY number");
    hands.bind(1, sheet);
    hands.bind(2, seats);
    return rowsFrom(database, hands);
}

std::vector<StoredRow> readRows(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement hands(database,
        "SELECT *, (SELECT count(*) FROM hand_seat WHERE hand_seat.hand = hand.id) AS seats"
        " FROM hand WHERE sheet = ? ORDER BY number");
    hands.bind(1, sheet);
    return rowsFrom(database, hands);
}

std::int64_t writeRow(
    SQLite::Database& database, SheetId sheet, StoredRow stored, const std::string& time)
{
    return writeRow(database, sheet, std::move(stored), seatedOn(database, sheet), time);
}

std::int64_t writeRow(SQLite::Database& database, SheetId sheet, StoredRow stored,
    const std::vector<PersonId>& people, const std::string& time)
{
    RowWriter hand;
    hand.number("sheet", sheet);
    hand.text("day", dayOf(database, time), longest::time);
    describeHand(hand, stored);
    // The statistics leave it out without knowing the kinds of rows.
    hand.number("practice", std::holds_alternative<Practised>(stored.row.outcome) ? 1 : 0);
    const std::int64_t id = hand.insertInto(database, "hand");
    SheetRow& row = stored.row;
    std::visit(
        [&](auto& outcome) {
            if constexpr (HasDetails<std::remove_reference_t<decltype(outcome)>>) {
                RowWriter details;
                details.number("hand", id);
                describeDetails(details, outcome, row.scores);
                details.insertInto(database, detailsTable(outcome));
            }
        },
        row.outcome);
    for (std::size_t i = 0; i < people.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        RowWriter line;
        line.number("hand", id);
        line.seat("seat", seat);
        line.number("person", people[i]);
        describeSeat(line, row, seat);
        line.insertInto(database, "hand_seat");
    }
    return id;
}

} // namespace sheepshead
