// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tools/book_generator.h"

#include "app/storage/fact_rows.h"
#include "app/storage/file/database_file.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "app/storage/score_book.h"
#include "app/storage/sheet_rows.h"
#include "engine/hand/state/hand_record.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/variant_check.h"
#include "engine/rules/variant_text.h"
#include "engine/support/rng.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include <algorithm>
#include <array>

namespace sheepshead::testing {

namespace {

constexpr int mostPlayedSheets = 40;

constexpr std::array tables { "layout=5H-A no-pick=leaster", "layout=5H-J no-pick=doubler",
    "layout=3H-1", "layout=4H-1", "layout=5H-A dealer-sits-out=on crack=several", "layout=4H-5" };

constexpr std::array names { "Ann", "Bob", "Cy", "Dot", "Ed", "Flo", "Gil", "Hal", "Ida", "Jo",
    "Kit", "Lou", "Max", "Nell", "Ole", "Pat", "Quin", "Rose", "Sam", "Tess" };

CheckedVariant rulesOf(int sheet)
{
    for (std::size_t i = static_cast<std::size_t>(sheet);; ++i) {
        const auto variant = parseVariant(tables[i % tables.size()]);
        if (variant)
            if (auto checked = check(*variant))
                return std::move(checked).value();
    }
}

/// The first 100 evenings are in the first year.
std::string timeOf(int sheet, int hour)
{
    const int day = sheet % 28 + 1;
    const int month = sheet / 28 % 12 + 1;
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    return "2004-" + two(month) + '-' + two(day) + 'T' + two(hour) + ":00:00Z";
}

NewSheet sheetNumber(int number)
{
    const CheckedVariant variant = rulesOf(number);
    const int seats = variant.tableSeats();
    Rng rng(static_cast<std::uint64_t>(number) + 1);
    NewSheet sheet { "Evening " + std::to_string(number + 1), {}, variant, {} };
    std::array<const char*, names.size()> drawn = names;
    for (int i = 0; i < seats; ++i) {
        const auto left = static_cast<std::uint32_t>(names.size()) - static_cast<std::uint32_t>(i);
        std::swap(drawn.at(static_cast<std::size_t>(i)),
            drawn.at(static_cast<std::size_t>(i) + rng.below(left)));
        sheet.players.emplace_back(drawn.at(static_cast<std::size_t>(i)));
    }
    sheet.kind = number % 2 == 0 ? SheetKind::Table : SheetKind::Game;
    if (sheet.kind == SheetKind::Game) {
        sheet.players.front() = "You";
        sheet.computers = SeatSet::firstSeats(seats);
        sheet.computers.remove(seatAt(0));
    }
    return sheet;
}

/// Plays a hand; people at a real table are no better than computer players at random.
HandRecord playedHand(HandState& hand, std::uint64_t seed)
{
    RulePlayer rules;
    RandomPlayer random(seed);
    HandRecord record { hand.variant(), hand.deal(), hand.doubler(), {}, {} };
    while (!hand.over()) {
        const Seat seat = *hand.toAct();
        Player& player = indexOf(seat) == 0 && seed % 4 == 0 ? static_cast<Player&>(random) : rules;
        const auto legal = hand.legalActions();
        record.actions.push_back({ seat, player.choose(hand.observation(seat), legal, {}) });
        hand.apply(record.actions.back().action);
    }
    if (hand.scored())
        record.scores = hand.scored()->scores.scores;
    return record;
}

void addHands(DatabaseFile& file, SheetId id, int number, const NewSheet& sheet, int hands)
{
    Match match(sheet.variant, static_cast<std::uint64_t>(number) + 1, seatAt(0));
    for (int i = 0; i < hands; ++i) {
        HandState hand = match.dealHand();
        const HandRecord record = playedHand(hand, static_cast<std::uint64_t>(i));
        if (!match.finish(hand))
            continue;
        const bool table = sheet.kind == SheetKind::Table;
        const auto row = writeRow(file.database(), id,
            { match.sheet().rows().back(), table ? std::string() : recordText(record) },
            timeOf(number, i < hands / 2 ? 20 : 23));
        if (!table)
            writeFacts(file.database(), row, hand);
    }
}

/// "name, name + 7": the columns of a table, those named changed as they are told.
std::string columns(SQLite::Database& database, const std::string& table,
    const std::vector<std::pair<std::string, std::string>>& changes, bool changed)
{
    SQLite::Statement column(database, "SELECT name FROM pragma_table_info(?)");
    column.bind(1, table);
    std::string list;
    while (column.executeStep()) {
        const std::string name = column.getColumn(0).getString();
        const auto change =
            std::ranges::find(changes, name, &std::pair<std::string, std::string>::first);
        list += list.empty() ? "" : ", ";
        list += changed && change != changes.end() ? change->second : '"' + name + '"';
    }
    return list;
}

void copyRows(SQLite::Database& database, const std::string& table,
    const std::vector<std::pair<std::string, std::string>>& changes, const std::string& where)
{
    database.exec("INSERT INTO " + table + " (" + columns(database, table, changes, false)
        + ") SELECT " + columns(database, table, changes, true) + " FROM " + table + " WHERE "
        + where);
}

/// The played sheets once more, so many days later.
void repeatSheets(SQLite::Database& database, int round, int days, SheetId sheets,
    std::int64_t hands, SheetId wanted)
{
    const std::string sheet = std::to_string(round * sheets);
    const std::string hand = std::to_string(round * hands);
    const std::string later = "'+" + std::to_string(round * days) + " days'";
    const auto time = [&](const std::string& column) {
        return "strftime('%Y-%m-%dT%H:%M:%SZ', " + column + ", " + later + ")";
    };
    const std::string last = std::to_string(std::min(sheets, wanted - round * sheets));
    copyRows(database, "sheet",
        { { "id", "id + " + sheet }, { "written", "written + " + sheet }, { "tallied", "-1" },
            { "begun", time("begun") }, { "last_played", time("last_played") } },
        "id <= " + last);
    copyRows(database, "player", { { "sheet", "sheet + " + sheet } }, "sheet <= " + last);
    copyRows(database, "hand",
        { { "id", "id + " + hand }, { "sheet", "sheet + " + sheet },
            { "day", "date(day, " + later + ")" } },
        "sheet <= " + last);
    for (const char* const table : { "picked_hand", "bid_hand", "hand_seat" })
        copyRows(database, table, { { "hand", "hand + " + hand } },
            "hand IN (SELECT id FROM hand WHERE sheet <= " + last + ")");
}

void repeatAll(SQLite::Database& database, SheetId played, SheetId wanted, int years)
{
    const auto hands = database.execAndGet("SELECT coalesce(max(id), 0) FROM hand").getInt64();
    const auto rounds = static_cast<int>((wanted + played - 1) / played);
    const int days = std::max(1, years * 365 / std::max(1, rounds));
    for (int round = 1; round < rounds; ++round) {
        SQLite::Transaction all(database);
        repeatSheets(database, round, days, played, hands, wanted);
        all.commit();
    }
}

void inventCosts(SQLite::Database& database, int percent)
{
    database.exec("INSERT INTO cost SELECT h.id, s.seat, p.column1, 1 + h.id % 3, h.id % 2,"
                  " (h.id % 2) * (h.id % 7) * 0.25 FROM hand AS h"
                  " JOIN hand_seat AS s ON s.hand = h.id JOIN person AS w ON w.id = s.person,"
                  " (VALUES ('pick'), ('lead'), ('follow')) AS p"
                  " WHERE w.computer = 0 AND h.record <> '' AND h.id % 100 < "
        + std::to_string(percent));
    database.exec("UPDATE hand SET reviewed = 1 WHERE id IN (SELECT hand FROM cost)");
}

} // namespace

void generateBook(const std::filesystem::path& file, const GeneratedBook& wanted)
{
    const int sheets = (wanted.hands + wanted.handsASheet - 1) / wanted.handsASheet;
    const int played = std::min(sheets, mostPlayedSheets);
    ScoreBook book = ScoreBook::open(file).value();
    DatabaseFile writer(file, {});
    SQLite::Database& database = writer.database();
    database.exec("PRAGMA synchronous = OFF; PRAGMA cache_size = -200000");
    for (int number = 0; number < played; ++number) {
        const NewSheet sheet = sheetNumber(number);
        const SheetId id = book.begin(sheet)->sheet();
        writer.write([&] {
            addHands(writer, id, number, sheet, wanted.handsASheet);
            RowWriter times;
            times.text("begun", timeOf(number, 19), longest::time);
            times.text("last_played", timeOf(number, 23), longest::time);
            times.update(database, "sheet", { { "id", id } });
        });
    }
    repeatAll(database, played, sheets, wanted.years);
    inventCosts(database, wanted.costs);
}

} // namespace sheepshead::testing
