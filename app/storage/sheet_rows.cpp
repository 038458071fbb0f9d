// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_rows.h"

#include "app/storage/row_kinds.h"
#include "app/storage/storage_error.h"
#include "engine/cards/card_text.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <string_view>

namespace sheepshead {

namespace {

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

/// Columns of the query in readRows().
enum HandColumn {
    Id,
    Number,
    Dealer,
    Ending,
    Called,
    Stake,
    Record,
    ToPot,
    Reneged,
    Newcomer,
    FirstOfPicked,
    FirstOfBid = FirstOfPicked + 12
};

std::optional<Card> calledFrom(const SQLite::Column& column, int number)
{
    if (column.isNull())
        return std::nullopt;
    const Result<Card> card = parseCard(column.getString());
    if (!card)
        refuse(number, card.problem().place);
    return *card;
}

std::optional<Seat> maybeSeatFrom(const SQLite::Column& column, int number)
{
    return column.isNull() ? std::nullopt : std::optional(seatFrom(column, number));
}

StakeFactors factorsFrom(const SQLite::Column& column, int number)
{
    const auto factors = parseFactors(column.getString());
    if (!factors)
        refuse(number, factors.problem().place);
    return *factors;
}

void readTier(const SQLite::Column& column, HandScores& scores, int number)
{
    const std::string tier = column.getString();
    if (!tier.empty())
        scores.tier = static_cast<Tier>(indexIn(tierKeys, tier, number));
}

/// Reads what only hands of one kind have.
struct DetailsReader {
    SQLite::Statement& hand;
    HandScores& scores;
    int number;

    void operator()(PickedOutcome& outcome) const
    {
        int next = FirstOfPicked;
        outcome.picker = seatFrom(hand.getColumn(next++), number);
        outcome.makersPoints = { hand.getColumn(next++).getInt() };
        outcome.makersTookNoTrick = hand.getColumn(next++).getInt() != 0;
        outcome.makersTookAllTricks = hand.getColumn(next++).getInt() != 0;
        outcome.pickerTookNoTrick = hand.getColumn(next++).getInt() != 0;
        outcome.forcedPick = hand.getColumn(next++).getInt() != 0;
        outcome.doubler = hand.getColumn(next++).getInt();
        readTier(hand.getColumn(next++), scores, number);
        scores.pickerPaidAlone = hand.getColumn(next++).getInt() != 0;
        outcome.raises = hand.getColumn(next++).getInt();
        const std::string bet = hand.getColumn(next++).getString();
        outcome.sheepshead = static_cast<SheepsheadBet>(indexIn(betKeys, bet, number));
        outcome.blindPick = hand.getColumn(next++).getInt() != 0;
    }
    void operator()(IndianaOutcome& outcome) const
    {
        int next = FirstOfBid;
        outcome.bidder = seatFrom(hand.getColumn(next++), number);
        outcome.partner = maybeSeatFrom(hand.getColumn(next++), number);
        const SQLite::Column solo = hand.getColumn(next++);
        if (!solo.isNull())
            outcome.solo = static_cast<SoloKind>(indexIn(soloKeys, solo.getString(), number));
        outcome.biddersPoints = { hand.getColumn(next++).getInt() };
        outcome.biddersTookNoTrick = hand.getColumn(next++).getInt() != 0;
        outcome.biddersTookAllTricks = hand.getColumn(next++).getInt() != 0;
        readTier(hand.getColumn(next++), scores, number);
    }
    void operator()(PotJoined& joined) const
    {
        joined.seat = seatFrom(hand.getColumn(Newcomer), number);
    }
    void operator()(auto&) const { }
};

void readOutcome(SQLite::Statement& hand, SheetRow& row)
{
    const std::string kind = hand.getColumn(Ending).getString();
    const auto outcome = emptyOutcome(kind);
    if (!outcome)
        refuse(row.number, kind);
    row.outcome = *outcome;
    std::visit(DetailsReader { hand, row.scores, row.number }, row.outcome);
    if (auto* const reneged = renegedIn(row.outcome))
        *reneged = maybeSeatFrom(hand.getColumn(Reneged), row.number);
}

/// Reads what a seat has in hands of one kind.
struct SeatReader {
    SQLite::Statement& line;
    Seat seat;
    int number;

    void operator()(PickedOutcome& outcome) const
    {
        if (line.getColumn(2).getInt() != 0)
            outcome.partners.add(seat);
    }
    void operator()(LeasterOutcome& outcome) const { readTricks(outcome); }
    void operator()(TwoHandedOutcome& outcome) const { readTricks(outcome); }
    void operator()(SchwanzerOutcome& outcome) const
    {
        outcome.count[seat] = line.getColumn(6).getInt();
        outcome.highestTrump[seat] = line.getColumn(7).getInt();
    }
    void operator()(PotSettled& end) const
    {
        if (!end.showdown)
            return;
        const std::string cards = line.getColumn(8).getString();
        const auto hand = parsePoker(cards);
        if (!hand)
            refuse(number, cards);
        end.showdown->hands[seat] = *hand;
        if (line.getColumn(9).getInt() != 0)
            end.showdown->winners.add(seat);
    }
    void operator()(auto&) const { }

    void readTricks(auto& outcome) const
    {
        outcome.points[seat] = { line.getColumn(3).getInt() };
        outcome.tricks[seat] = line.getColumn(4).getInt();
    }
};

/// One seat of a hand; the outcome is there already.
void readSeat(SQLite::Statement& line, SheetRow& row)
{
    const Seat seat = seatFrom(line.getColumn(0), row.number);
    row.scores.scores[seat] = { line.getColumn(1).getInt() };
    if (line.getColumn(5).getInt() != 0)
        row.scores.leasterWinners.add(seat);
    std::visit(SeatReader { line, seat, row.number }, row.outcome);
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
    stored.row.scores.factors = factorsFrom(hand.getColumn("factors"), number);
    stored.row.toPot = hand.getColumn(ToPot).getInt();
    readOutcome(hand, stored.row);
    seats.reset();
    seats.bind(1, hand.getColumn(Id).getInt64());
    while (seats.executeStep())
        readSeat(seats, stored.row);
    return stored;
}

} // namespace

std::vector<StoredRow> readRows(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement hands(database,
        "SELECT id, number, dealer, ending, called, stake, record, to_pot, reneged, newcomer,"
        " picker, makers_points, makers_took_no_trick, makers_took_all_tricks,"
        " picker_took_no_trick, forced, doubler, p.tier, picker_paid_alone, raises,"
        " sheepshead, blind_pick, bidder, b.partner, solo, bidders_points, bidders_took_no_trick,"
        " bidders_took_all_tricks, b.tier, factors"
        " FROM hand LEFT JOIN picked_hand AS p ON p.hand = id LEFT JOIN bid_hand AS b ON b.hand = "
        "id"
        " WHERE sheet = ? ORDER BY number");
    SQLite::Statement seats(database,
        "SELECT seat, score, partner, leaster_points, leaster_tricks, leaster_winner, honours,"
        " highest_trump, showdown, showdown_winner FROM hand_seat WHERE hand = ?");
    hands.bind(1, sheet);
    std::vector<StoredRow> rows;
    while (hands.executeStep())
        rows.push_back(readHand(hands, seats));
    return rows;
}

} // namespace sheepshead
