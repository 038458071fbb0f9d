// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/tally.h"

#include "app/history/evening_fields.h"
#include "app/storage/column_bounds.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "app/storage/sheet_rows.h"

#include <SQLiteCpp/Statement.h>

#include <tuple>

namespace sheepshead {

namespace {

using Key = std::pair<PersonId, std::string>; ///< who, and the day

/// What hand_seat knows beside the row.
struct SeatNotes {
    PersonId person = 0; ///< 0: not known
    bool played = false;
    std::optional<bool> picked; ///< where it could pick, with this trump
    int queens = 0;
    int jacks = 0;
    int otherTrump = 0;
    int jackOfDiamonds = 0;

    int trump() const { return queens + jacks + otherTrump + jackOfDiamonds; }
};

struct HandNotes {
    std::string day;
    bool practice = false;
    bool hinted = false;
    PerSeat<SeatNotes> seats;
};

/// Everything that is summed up of one sheet.
struct Sums {
    std::map<Key, Evening> evenings;
    std::map<std::pair<Key, std::string>, Parts> parts; ///< "trump" and "seat"
};

/// One seat's hand, as its role sees it.
struct SeatResult {
    RoleSum Evening::*role = nullptr; ///< null: nobody played
    bool alone = false;
    bool won = false;
    bool schneidered = false;
    bool wasSchneidered = false;
};

bool isSchneider(Tier tier) { return tier != Tier::Won && tier != Tier::Lost; }

/// The tier of a hand that a misplay or a bet decided may contradict who won: nobody is schneider
/// by it then.
SeatResult resultOfSides(
    const SheetRow& row, Seat seat, Seat leader, SeatSet partners, bool makersWin, bool isForfeit)
{
    const bool maker = seat == leader || partners.contains(seat);
    SeatResult result;
    result.role = seat == leader ? &Evening::picked
        : maker                  ? &Evening::partner
                                 : &Evening::defender;
    result.alone = seat == leader && partners.empty();
    result.won = maker == makersWin;
    const auto tier = row.scores.tier;
    const bool schneider =
        tier && isSchneider(*tier) && !isForfeit && makersWon(*tier) == makersWin;
    result.schneidered = schneider && result.won;
    result.wasSchneidered = schneider && !result.won;
    return result;
}

/// After a renege, or a bet on all tricks, the tier does not tell who won.
bool leadersWon(const SheetRow& row, Seat leader, bool tierTells)
{
    if (tierTells && row.scores.tier)
        return makersWon(*row.scores.tier);
    return row.scores.scores[leader].value > 0;
}

struct ResultOf {
    const SheetRow& row;
    Seat seat;

    SeatResult operator()(const PickedOutcome& hand) const
    {
        const bool usual = !hand.reneged && hand.sheepshead == SheepsheadBet::None;
        return resultOfSides(row, seat, hand.picker, hand.partners,
            leadersWon(row, hand.picker, usual), hand.reneged.has_value());
    }
    SeatResult operator()(const IndianaOutcome& hand) const
    {
        const SeatSet partners = hand.partner ? SeatSet { *hand.partner } : SeatSet();
        return resultOfSides(row, seat, hand.bidder, partners,
            leadersWon(row, hand.bidder, !hand.reneged), hand.reneged.has_value());
    }
    SeatResult operator()(const LeasterOutcome&) const { return eachAlone(); }
    SeatResult operator()(const SchwanzerOutcome&) const { return eachAlone(); }
    SeatResult operator()(const TwoHandedOutcome&) const { return eachAlone(); }
    SeatResult operator()(const auto&) const { return {}; }

    SeatResult eachAlone() const
    {
        SeatResult result;
        result.role = &Evening::leaster;
        const SeatSet winners = row.scores.leasterWinners;
        result.won = winners.empty() ? row.scores.scores[seat].value > 0 : winners.contains(seat);
        return result;
    }
};

void addRoleOf(Evening& evening, const SeatResult& result, std::int64_t score)
{
    const auto addTo = [&](RoleSum& sum) {
        ++sum.hands;
        sum.won += result.won ? 1 : 0;
        sum.score += score;
    };
    addTo(evening.*result.role);
    if (result.alone)
        addTo(evening.alone);
    evening.schneidered += result.schneidered ? 1 : 0;
    evening.wasSchneidered += result.wasSchneidered ? 1 : 0;
}

void addTrump(Sums& sums, const Key& key, const SeatNotes& notes, bool won, std::int64_t score)
{
    if (!notes.picked)
        return;
    PartSum& part = sums.parts[{ key, "trump" }][notes.trump()];
    ++part.hands;
    if (*notes.picked) {
        ++part.picked;
        part.won += won ? 1 : 0;
        part.score += score;
        return;
    }
    Evening& evening = sums.evenings[key];
    ++evening.passed;
    evening.queens += notes.queens;
    evening.jacks += notes.jacks;
    evening.otherTrump += notes.otherTrump;
    evening.jackOfDiamonds += notes.jackOfDiamonds;
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

void addSeat(Sums& sums, const SheetRow& row, Seat seat, const HandNotes& hand, SeatSet playing)
{
    const SeatNotes& notes = hand.seats[seat];
    const Key key { notes.person, hand.day };
    Evening& evening = sums.evenings[key];
    const std::int64_t score = row.scores.scores[seat].value;
    evening.score += score;
    if (!notes.played || !row.wasDealt())
        return;
    ++evening.hands;
    evening.hinted += hand.hinted ? 1 : 0;
    addToRuns(evening, score);
    const SeatResult result = std::visit(ResultOf { row, seat }, row.outcome);
    if (result.role)
        addRoleOf(evening, result, score);
    else
        ++evening.thrownIn;
    const bool picked = result.role == &Evening::picked;
    addTrump(sums, key, notes, picked && result.won, score);
    PartSum& part = sums.parts[{ key, "seat" }][placeOf(seat, row.dealer, playing)];
    ++part.hands;
    part.picked += picked ? 1 : 0;
    part.won += picked && result.won ? 1 : 0;
    part.score += score;
}

SeatNotes notesFrom(SQLite::Statement& row)
{
    SeatNotes notes;
    RowReader fields(row, maxSeats, "facts");
    notes.person = row.getColumn("person").getInt64();
    fields.flag("played", notes.played);
    if (fields.isNull("picked"))
        return notes;
    fields.flag("picked", notes.picked.emplace());
    constexpr Bounds cards { 0, 32 };
    fields.number("queens", notes.queens, cards);
    fields.number("jacks", notes.jacks, cards);
    fields.number("other_trump", notes.otherTrump, cards);
    fields.number("jack_of_diamonds", notes.jackOfDiamonds, cards);
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
        fields.flag("hinted", hand.hinted);
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

void write(SQLite::Database& database, SheetId sheet, Sums& sums)
{
    for (auto& [key, evening] : sums.evenings) {
        RowWriter fields = keyed(sheet, key);
        describeEvening(fields, evening);
        fields.insertInto(database, "evening");
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
    for (const char* const remove :
        { "DELETE FROM evening WHERE sheet = ?", "DELETE FROM evening_part WHERE sheet = ?",
            "DELETE FROM evening_cost WHERE sheet = ?" })
        execFor(database, sheet, remove);
    if (sums) {
        write(database, sheet, *sums);
        execFor(database, sheet,
            "INSERT INTO evening_cost SELECT h.sheet, s.person, h.day, c.part, count(*),"
            " sum(c.decisions), sum(c.mistakes), sum(c.points)"
            " FROM hand AS h JOIN cost AS c ON c.hand = h.id"
            " JOIN hand_seat AS s ON s.hand = h.id AND s.seat = c.seat"
            " WHERE h.sheet = ? AND h.practice = 0 AND h.hinted = 0 AND s.person IS NOT NULL"
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
