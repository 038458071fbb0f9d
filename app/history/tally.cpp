// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/tally.h"

#include "app/history/evening_fields.h"
#include "app/storage/column_bounds.h"
#include "app/storage/fact_rows.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "app/storage/sheet_rows.h"
#include "engine/scoring/who_won.h"

#include <SQLiteCpp/Statement.h>

#include <tuple>

namespace sheepshead {

namespace {

using Key = std::pair<PersonId, std::string>; ///< who, and the day

/// What hand_seat knows beside the row.
struct SeatNotes {
    PersonId person = 0; ///< 0: not known
    bool played = false;
    SeatFacts facts;
};

struct HandNotes {
    std::string day;
    bool practice = false;
    SeatSet hinted;
    PerSeat<SeatNotes> seats;
};

/// Everything that is summed up of one sheet.
struct Sums {
    std::map<Key, Evening> evenings;
    std::map<std::pair<Key, std::string>, Parts> parts; ///< "trump" and "seat"
};

bool isSchneider(Tier tier) { return tier != Tier::Won && tier != Tier::Lost; }

/// Fills in what became of a seat: the rest of the hand is not its outcome's.
struct ResultOf {
    const SheetRow& row;
    Seat seat;
    PersonHand& result;

    void operator()(const PickedOutcome& hand) const
    {
        const bool usual = !hand.reneged && hand.sheepshead == SheepsheadBet::None;
        ofSides(hand.picker, hand.partners, wonBy(hand.picker, usual), hand.reneged.has_value());
    }
    void operator()(const IndianaOutcome& hand) const
    {
        const SeatSet partners = hand.partner ? SeatSet { *hand.partner } : SeatSet();
        ofSides(hand.bidder, partners, wonBy(hand.bidder, !hand.reneged), hand.reneged.has_value());
    }
    void operator()(const LeasterOutcome&) const { eachAlone(); }
    void operator()(const SchwanzerOutcome&) const { eachAlone(); }
    void operator()(const TwoHandedOutcome&) const { eachAlone(); }
    void operator()(const auto&) const { }

    bool wonBy(Seat leader, bool tierTells) const
    {
        return leadersWon(row.scores.tier, tierTells, row.scores.scores[leader]);
    }

    /// Where a misplay or a bet decided the hand, its tier may contradict who won. It makes no side
    /// schneider then.
    void ofSides(Seat leader, SeatSet partners, bool makersWin, bool isForfeit) const
    {
        const bool maker = seat == leader || partners.contains(seat);
        result.role = seat == leader ? HandRole::Picker
            : maker                  ? HandRole::Partner
                                     : HandRole::Defender;
        result.alone = seat == leader && partners.empty();
        result.won = maker == makersWin;
        const auto tier = row.scores.tier;
        const bool schneider =
            tier && isSchneider(*tier) && !isForfeit && makersWon(*tier) == makersWin;
        result.schneidered = schneider && result.won;
        result.wasSchneidered = schneider && !result.won;
    }
    void eachAlone() const
    {
        result.role = HandRole::EachAlone;
        const SeatSet winners = row.scores.leasterWinners;
        result.won = winners.empty() ? row.scores.scores[seat].value > 0 : winners.contains(seat);
    }
};

/// As pickers, or by all who played: what one part of the hands scored.
void addPart(PartSum& part, const PersonHand& hand, bool picked, std::int64_t score)
{
    ++part.hands;
    part.picked += picked ? 1 : 0;
    part.won += picked && hand.role == HandRole::Picker && hand.won ? 1 : 0;
    part.score += score;
}

/// Seats that play, from the dealer's left on; the dealer is 0.
int placeOf(Seat seat, Seat dealer, SeatSet playing)
{
    if (seat == dealer)
        return 0;
    int place = 1;
    for (Seat at = playing.nextAfter(dealer); at != seat; at = playing.nextAfter(at))
        ++place;
    return place;
}

void addSeat(Sums& sums, const SheetRow& row, Seat seat, const HandNotes& notes, SeatSet playing)
{
    const SeatNotes& of = notes.seats[seat];
    const Key key { of.person, notes.day };
    Evening& evening = sums.evenings[key];
    PersonHand hand { .score = row.scores.scores[seat].value,
        .hinted = notes.hinted.contains(seat),
        .facts = of.facts };
    evening.score += hand.score;
    if (!of.played || !row.wasDealt())
        return;
    std::visit(ResultOf { row, seat, hand }, row.outcome);
    addHand(evening, hand);
    if (const auto picked = of.facts.picked)
        addPart(sums.parts[{ key, "trump" }][of.facts.trump.count()], hand, *picked,
            *picked ? hand.score : 0);
    addPart(sums.parts[{ key, "seat" }][placeOf(seat, row.dealer, playing)], hand,
        hand.role == HandRole::Picker, hand.score);
}

SeatNotes notesFrom(SQLite::Statement& row)
{
    SeatNotes notes;
    RowReader fields(row, maxSeats, "facts");
    notes.person = row.getColumn("person").getInt64();
    fields.flag("played", notes.played);
    describeFacts(fields, notes.facts);
    return notes;
}

std::map<int, HandNotes> readNotes(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement row(database,
        "SELECT h.number AS number, h.day AS day, h.practice AS practice, h.hinted AS hinted,"
        " s.* FROM hand AS h JOIN hand_seat AS s ON s.hand = h.id WHERE h.sheet = ?");
    row.bind(1, sheet);
    std::map<int, HandNotes> hands;
    while (row.executeStep()) {
        HandNotes& hand = hands[row.getColumn("number").getInt()];
        RowReader fields(row, maxSeats, "facts");
        fields.text("day", hand.day, longest::time);
        fields.flag("practice", hand.practice);
        fields.seats("hinted", hand.hinted);
        Seat seat {};
        fields.seat("seat", seat);
        hand.seats[seat] = notesFrom(row);
    }
    return hands;
}

void addRow(Sums& sums, const SheetRow& row, const HandNotes& hand, int seats)
{
    SeatSet playing;
    for (const Seat seat : SeatSet::firstSeats(seats))
        if (hand.seats[seat].played)
            playing.add(seat);
    for (const Seat seat : SeatSet::firstSeats(seats))
        if (hand.seats[seat].person != 0)
            addSeat(sums, row, seat, hand, playing);
}

Sums sumsOf(SQLite::Database& database, SheetId sheet)
{
    const auto notes = readNotes(database, sheet);
    Sums sums;
    for (const StoredRow& stored : readRows(database, sheet)) {
        const auto hand = notes.find(stored.row.number);
        if (hand != notes.end() && !hand->second.practice)
            addRow(sums, stored.row, hand->second, stored.seats);
    }
    return sums;
}

RowWriter keyed(SheetId sheet, const Key& key)
{
    RowWriter fields;
    fields.number("sheet", sheet);
    fields.number("person", key.first);
    fields.text("day", key.second, longest::time);
    return fields;
}

void writeStatistics(SQLite::Database& database, SheetId sheet, const Key& key, Evening& evening)
{
    for (const StatisticRow& row : statisticTable) {
        StatisticSum& sum = evening.of(row.statistic);
        if (sum.hands == 0)
            continue;
        RowWriter fields = keyed(sheet, key);
        fields.text("statistic", std::string(row.key), longest::name);
        describeSum(fields, sum);
        fields.insertInto(database, "evening_sum");
    }
}

void write(SQLite::Database& database, SheetId sheet, Sums& sums)
{
    for (auto& [key, evening] : sums.evenings) {
        RowWriter fields = keyed(sheet, key);
        describeEvening(fields, evening);
        fields.insertInto(database, "evening");
        writeStatistics(database, sheet, key, evening);
    }
    for (const auto& [of, parts] : sums.parts)
        for (const auto& [bucket, part] : parts) {
            RowWriter fields = keyed(sheet, of.first);
            fields.text("part", of.second, longest::name);
            fields.number("bucket", bucket);
            fields.number("hands", part.hands);
            fields.number("picked", part.picked);
            fields.number("won", part.won);
            fields.number("score", part.score);
            fields.insertInto(database, "evening_part");
        }
}

/// Whether a value of these columns is one that the program does not write; it could spoil the sums
/// of the whole book.
bool hasWrongValue(SQLite::Database& database, SheetId sheet, const char* table, const char* query)
{
    SQLite::Statement row(database, query);
    row.bind(1, sheet);
    while (row.executeStep())
        for (int i = 0; i < row.getColumnCount(); ++i) {
            const SQLite::Column value = row.getColumn(i);
            const ColumnValue shown = value.isInteger() ? ColumnValue(value.getInt64())
                : value.isFloat()                       ? ColumnValue(value.getDouble())
                                                        : ColumnValue(value.getString());
            if (faultOfValue(table, row.getColumnName(i), shown))
                return true;
        }
    return false;
}

/// Whether all that is summed up of a sheet is within its bounds.
bool canBeTallied(SQLite::Database& database, SheetId sheet)
{
    return !hasWrongValue(database, sheet, "hand", "SELECT day FROM hand WHERE sheet = ?")
        && !hasWrongValue(database, sheet, "hand_seat",
            "SELECT total(abs(s.score * 1.0)) AS score FROM hand AS h JOIN hand_seat AS s"
            " ON s.hand = h.id WHERE h.sheet = ? GROUP BY s.seat")
        && !hasWrongValue(database, sheet, "cost",
            "SELECT c.seat AS seat, part, decisions, mistakes, points FROM hand AS h"
            " JOIN cost AS c ON c.hand = h.id WHERE h.sheet = ?");
}

std::optional<Sums> readableSums(SQLite::Database& database, SheetId sheet)
{
    if (!canBeTallied(database, sheet))
        return std::nullopt;
    try {
        return sumsOf(database, sheet);
    } catch (const StorageError& error) {
        if (error.fault() != StorageFault::Unreadable)
            throw;
        return std::nullopt;
    }
}

void execFor(SQLite::Database& database, SheetId sheet, const char* text)
{
    SQLite::Statement statement(database, text);
    statement.bind(1, sheet);
    statement.exec();
}

} // namespace

/// Reads everything before the first change, which locks the book.
void tallySheet(SQLite::Database& database, SheetId sheet)
{
    auto sums = readableSums(database, sheet);
    for (const char* const remove : { "DELETE FROM evening WHERE sheet = ?",
             "DELETE FROM evening_sum WHERE sheet = ?", "DELETE FROM evening_part WHERE sheet = ?",
             "DELETE FROM evening_cost WHERE sheet = ?" })
        execFor(database, sheet, remove);
    if (sums) {
        write(database, sheet, *sums);
        execFor(database, sheet,
            "INSERT INTO evening_cost SELECT h.sheet, s.person, h.day, c.part, count(*),"
            " sum(c.decisions), sum(c.mistakes), sum(c.points)"
            " FROM hand AS h JOIN cost AS c ON c.hand = h.id"
            " JOIN hand_seat AS s ON s.hand = h.id AND s.seat = c.seat"
            " WHERE h.sheet = ? AND h.practice = 0 AND (h.hinted >> s.seat) & 1 = 0"
            " AND s.person IS NOT NULL"
            " GROUP BY s.person, h.day, c.part");
    }
    execFor(database, sheet, "UPDATE sheet SET tallied = written WHERE id = ?");
}

std::vector<std::string> leftOutSheets(SQLite::Database& database)
{
    SQLite::Statement sheet(database,
        "SELECT id, name FROM sheet WHERE tallied = written"
        " AND EXISTS (SELECT 1 FROM hand WHERE hand.sheet = sheet.id)"
        " AND NOT EXISTS (SELECT 1 FROM evening WHERE evening.sheet = sheet.id) ORDER BY written");
    std::vector<std::string> names;
    while (sheet.executeStep())
        if (!canBeTallied(database, sheet.getColumn(0).getInt64()))
            names.push_back(properName(sheet.getColumn(1).getString()));
    return names;
}

} // namespace sheepshead
