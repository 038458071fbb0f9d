// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/sheet_reader.h"

#include "app/storage/file/migrations.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct Column {
    std::string table;
    std::string name;
};

SQLite::Database opened(const std::filesystem::path& file)
{
    return { file.string(), SQLite::OPEN_READWRITE };
}

std::vector<Column> columnsOf(const std::filesystem::path& file)
{
    SQLite::Database database = opened(file);
    SQLite::Statement column(database,
        "SELECT t.name AS 'table', c.name AS name FROM sqlite_schema AS t,"
        " pragma_table_info(t.name) AS c WHERE t.type = 'table'");
    std::vector<Column> columns;
    while (column.executeStep())
        columns.push_back(
            { column.getColumn("table").getString(), column.getColumn("name").getString() });
    return columns;
}

/// Values that no program of ours writes, and some that only this column does not have.
const std::vector<std::string>& extremes()
{
    static const std::vector<std::string> values { "-1", "0", "8", "1073741824", "2147483648",
        "9223372036854775807", "(-9223372036854775807 - 1)", "''", "'sheepshead'", "NULL",
        "CAST(x'FF00FE' AS TEXT)", "hex(zeroblob(500000))" };
    return values;
}

/// Two sheets: one with rows of many kinds and a hand in play, one at another table.
void makeRichBook(const std::filesystem::path& file)
{
    ScoreBook book = ScoreBook::open(file).value();
    Match match = matchWith("pot=losers no-pick=leaster crack=several blitz-black-queens=on", 3);
    SavedMatch saved = book.begin(newSheet(match)).value();
    for (std::uint64_t i = 0; i < 5; ++i)
        playHand(match, saved, i);
    while (match.state().pot == 0)
        playHand(match, saved, match.state().handsDealt);
    match.newcomer(seatAt(1));
    QVERIFY(!saved.moveBetweenHands(match.sheet().rows().back(), match.state()));
    QVERIFY(!saved.seatNewcomer({ 5, seatAt(1), "Bertel" }, "Zoë"));
    playPart(match, saved, 7);
    Match indiana = matchWith("layout=4H-5", 4);
    SavedMatch other = book.begin(newSheet(indiana)).value();
    for (std::uint64_t i = 0; i < 3; ++i)
        playHand(indiana, other, i);
}

/// Whether the database takes the value at all: types and CHECK constraints may forbid it.
bool change(const std::filesystem::path& file, const Column& column, const std::string& value)
{
    try {
        SQLite::Database database = opened(file);
        database.exec("PRAGMA synchronous = OFF; UPDATE " + column.table + " SET \"" + column.name
            + "\" = " + value);
        return true;
    } catch (const SQLite::Exception&) {
        return false;
    }
}

/// Does with a sheet what the program does; nothing but a Problem may come of it.
void useSheet(ScoreBook& book, const SheetInfo& info)
{
    const auto stored = book.load(info.id);
    if (!info.fault.empty())
        QVERIFY(!stored.ok());
    if (!stored)
        return;
    for (std::size_t i = 0; i < stored->sheet.rows().size(); ++i)
        for (const Seat seat : SeatSet::firstSeats(stored->sheet.seats()))
            static_cast<void>(stored->sheet.totalAfter(i + 1, seat));
    auto result = book.resume(info.id);
    if (!result || !info.variant)
        return;
    OpenedMatch resumed = std::move(result).value();
    const auto variant = check(*info.variant);
    if (!variant)
        return;
    auto match = Match::resumed(*variant, resumed.stored.state, resumed.stored.sheet);
    if (!match)
        return;
    static_cast<void>(match->hasDealt(1));
    static_cast<void>(match->finished());
    const auto hand = resumed.stored.handInPlay ? parseRecord(*resumed.stored.handInPlay)
                                                : Result<HandRecord>(Problem {});
    if (resumed.stored.handInPlay)
        QVERIFY(!resumed.saved.setHandAside());
    if (hand)
        static_cast<void>(replay(*hand));
    static_cast<void>(match->dealHand());
}

void usePeople(ScoreBook& book)
{
    const auto people = book.people();
    if (!people)
        return;
    for (const PersonInfo& person : *people) {
        static_cast<void>(book.mergePeople(people->front().id, person.id));
        static_cast<void>(book.renamePerson(person.id, "Wanda"));
        for (const PersonAlias& alias : person.aliases)
            static_cast<void>(book.separatePerson(alias.id));
    }
    static_cast<void>(book.people());
}

} // namespace

/// Every column of every table is changed to values that cannot be. What comes out is a Problem or
/// a sheet, never a crash or a hang.
class MutatedRowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_book_with_any_value_in_any_column_can_be_used_data()
    {
        const Desk desk;
        makeRichBook(desk.file());
        healthy_ = contentOf(desk.file());
        QTest::addColumn<QByteArray>("table");
        QTest::addColumn<QByteArray>("name");
        for (const Column& column : columnsOf(desk.file()))
            QTest::addRow("%s.%s", column.table.c_str(), column.name.c_str())
                << QByteArray::fromStdString(column.table)
                << QByteArray::fromStdString(column.name);
    }

    void a_book_with_any_value_in_any_column_can_be_used()
    {
        QFETCH(QByteArray, table);
        QFETCH(QByteArray, name);
        const Desk desk;
        for (const std::string& value : extremes()) {
            writeFile(desk.file(), healthy_);
            if (!change(desk.file(), { table.toStdString(), name.toStdString() }, value))
                continue;
            auto book = ScoreBook::open(desk.file());
            if (!book)
                continue;
            ScoreBook opened = std::move(book).value();
            const auto sheets = opened.sheets();
            QVERIFY2(sheets.ok(), value.c_str()); // a bad row costs its sheet at most
            for (const SheetInfo& info : *sheets)
                useSheet(opened, info);
            QVERIFY(opened.records().ok());
            usePeople(opened);
        }
    }

    void values_that_cannot_be_are_refused_data()
    {
        QTest::addColumn<QByteArray>("change");
        for (const char* change :
            { "sheet SET doubler_factor = 1073741824", "sheet SET doubler_factor = 0",
                "sheet SET hands_dealt = -1", "sheet SET hands_dealt = 4294967296",
                "sheet SET doublers_waiting = -1", "sheet SET pot = -1", "sheet SET stopped = 2",
                "hand SET number = number + 4294967296", "hand SET stake = 2147483648",
                "hand SET reneged = 5", "hand_seat SET score = 1 << 40",
                "hand_seat SET score = 999999999", "hand_seat SET seat = 7 WHERE seat = 4",
                "picked_hand SET doubler = 0", "picked_hand SET raises = 31",
                "picked_hand SET makers_points = 121", "picked_hand SET picker = 5",
                "player SET seat = 7 WHERE seat = 4" })
            QTest::newRow(change) << QByteArray(change);
    }

    void values_that_cannot_be_are_refused()
    {
        QFETCH(QByteArray, change);
        const Desk desk;
        makeBook(desk.file(), 12);
        opened(desk.file()).exec("UPDATE " + change.toStdString());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QCOMPARE(faultOf(book.load(1).problem()), StorageFault::Unreadable);
        QCOMPARE(faultOf(book.resume(1).problem()), StorageFault::Unreadable);
    }

    void one_bad_sheet_is_listed_with_its_fault_and_costs_no_other()
    {
        const Desk desk;
        makeBook(desk.file());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch other = book.begin(newSheet(match, "Saturday")).value();
        playHand(match, other, 1);
        opened(desk.file())
            .exec("UPDATE hand_seat SET score = 9223372036854775807 WHERE hand IN"
                  " (SELECT id FROM hand WHERE sheet = 1)");
        const auto sheets = book.sheets().value();
        QCOMPARE(sheets.size(), std::size_t { 2 });
        QVERIFY(sheets[0].fault.empty());
        QCOMPARE(sheets[1].name, std::string("Friday"));
        QVERIFY2(sheets[1].fault.starts_with("player 1"), sheets[1].fault.c_str());
        QVERIFY(book.load(other.sheet()).ok());
        playHand(match, other, 2);
    }

    void names_of_a_megabyte_are_cut()
    {
        const Desk desk;
        makeBook(desk.file());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        std::string name;
        while (name.size() < 1'000'000)
            name += "ß♣";
        QVERIFY(!book.rename(1, name));
        opened(desk.file())
            .exec("UPDATE person SET name = (SELECT hex(zeroblob(500000)))"
                  " WHERE id = (SELECT person FROM player WHERE seat = 2)");
        const SheetInfo info = book.load(1)->info;
        QCOMPARE(info.name, name.substr(0, 200));
        QCOMPARE(info.players[2], std::string(200, '0'));
    }

private:
    QByteArray healthy_;
};

REGISTER_GUILESS_TEST(MutatedRowsTest)
#include "mutated_rows_test.moc"
