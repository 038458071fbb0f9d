// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_table.h"

#include "app/storage/sheet_rows.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_scoring.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const std::vector<std::string> five { "Ada", "Bob", "Cy", "Dot", "Ed" };

TableLine typed(const char* text) { return parseTableLine(text).value(); }

KeptTable tableWith(std::initializer_list<const char*> lines)
{
    KeptTable table;
    table.add(typed("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A pot=losers"));
    for (const char* const line : lines)
        table.add(typed(line));
    return table;
}

SavedTable begun(ScoreBook& book, const KeptTable& table)
{
    return book.beginTable({ "Tuesday", five, table }).value();
}

/// "ending person score, …" of all hands of the book, as statistics see them.
std::string handsOf(const std::filesystem::path& file)
{
    SQLite::Database database(file.string());
    SQLite::Statement query(database,
        "SELECT h.number || ' ' || h.ending || ' ' || group_concat(p.name || ' ' || s.score, ' ')"
        " FROM hand AS h JOIN hand_seat AS s ON s.hand = h.id JOIN person AS p ON p.id = s.person"
        " WHERE s.played GROUP BY h.id ORDER BY h.number");
    std::string text;
    while (query.executeStep())
        text += (text.empty() ? "" : "; ") + query.getColumn(0).getString();
    return text;
}

} // namespace

/// The sheet of a real table in the book.
class SavedTableTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_was_typed_is_there_again_with_every_change()
    {
        const Desk desk;
        KeptTable table = tableWith({ "picked by=0 with=1 points=77 note first\\nof all" });
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            SavedTable saved = begun(book, table);
            table.add(typed("leaster winners=3"));
            table.correct(1, typed("picked by=0 with=2 points=77"));
            table.add(typed("picked by=1 points=100"));
            table.undo();
            QVERIFY(!saved.save(table, five));
        }
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const OpenedTable opened = book.resumeTable(1).value();
        QVERIFY(opened.stored.table == table);
        QVERIFY(opened.stored.table->mayRedo());
        QCOMPARE(opened.stored.info.players, five);
        QVERIFY(opened.stored.info.kind == SheetKind::Table);
    }

    void its_hands_are_among_all_hands_of_their_people()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        begun(book, tableWith({ "picked by=0 with=1 points=77", "leaster winners=3" }));
        QCOMPARE(handsOf(desk.file()),
            std::string("1 picked Ada 2 Bob 1 Cy -1 Dot -1 Ed -1;"
                        " 2 leaster Ada -2 Bob -2 Cy -2 Dot 4 Ed -2"));
    }

    void a_correction_writes_the_hands_after_it_anew()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        KeptTable table = tableWith({ "leaster winners=3", "picked by=0 with=1 points=77" });
        SavedTable saved = begun(book, table);
        table.remove(1); // the pot goes, and what the makers took from it
        QVERIFY(!saved.save(table, five));
        QCOMPARE(handsOf(desk.file()), std::string("1 picked Ada 2 Bob 1 Cy -1 Dot -1 Ed -1"));
        table.undo();
        QVERIFY(!saved.save(table, five));
        QCOMPARE(handsOf(desk.file()),
            std::string("1 leaster Ada -2 Bob -2 Cy -2 Dot 4 Ed -2;"
                        " 2 picked Ada 5 Bob 2 Cy -1 Dot -1 Ed -1"));
    }

    void a_correction_on_another_day_leaves_the_hands_on_theirs()
    {
        const Desk desk;
        std::string now = "2024-05-31T12:00:00Z";
        ScoreBook book = ScoreBook::open(desk.file(), [&] { return now; }).value();
        KeptTable table = tableWith({ "leaster winners=3", "picked by=0 with=1 points=77" });
        SavedTable saved = begun(book, table);
        const auto days = [&] {
            SQLite::Database database(desk.file().string());
            return database
                .execAndGet("SELECT group_concat(substr(day, 9), ' ')"
                            " FROM (SELECT day FROM hand ORDER BY number)")
                .getString();
        };
        now = "2024-06-07T12:00:00Z";
        table.correct(1, typed("leaster winners=2"));
        QVERIFY(!saved.save(table, five));
        QCOMPARE(days(), std::string("31 31"));
        table.insert(1, typed("leaster winners=4")); // was forgotten
        table.undo();
        table.redo();
        QVERIFY(!saved.save(table, five));
        QCOMPARE(days(), std::string("07 31 31"));
        table.remove(2);
        QVERIFY(!saved.save(table, five));
        table.add(typed("picked by=2 points=61"));
        QVERIFY(!saved.save(table, five));
        QCOMPARE(days(), std::string("07 31 07"));
    }

    void a_hand_that_does_not_hold_is_in_no_statistics()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        begun(book, tableWith({ "picked by=0 with=0 points=77", "picked by=1 with=2 points=77" }));
        QCOMPARE(handsOf(desk.file()), std::string("2 picked Ada -1 Bob 2 Cy 1 Dot -1 Ed -1"));
        QCOMPARE(book.load(1)->table->lines().size(), std::size_t { 3 });
    }

    void members_may_be_more_than_chairs()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        KeptTable table = tableWith({});
        SavedTable saved = begun(book, table);
        std::vector<std::string> members = five;
        for (int i = 5; i < 12; ++i) {
            members.push_back("Guest " + std::to_string(i));
            const std::string change =
                "table leaves=" + std::to_string(i - 5) + " arrives=" + std::to_string(i);
            table.add(typed(change.c_str()));
        }
        table.add(typed("picked by=11 with=10 points=61"));
        QVERIFY(!saved.save(table, members));
        const StoredSheet stored = book.load(1).value();
        QCOMPARE(stored.info.players.size(), std::size_t { 12 });
        QCOMPARE(stored.info.totals.back(), 2);
        QVERIFY(stored.table == table);
    }

    void the_list_has_the_totals_of_every_member()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        begun(book,
            tableWith({ "picked by=0 with=1 points=77", "table leaves=0 arrives=0@2",
                "picked by=0 with=1 points=77" }));
        const auto sheets = book.sheets().value();
        QCOMPARE(sheets.front().totals, (std::vector { 4, 2, -2, -2, -2 }));
        QCOMPARE(sheets.front().hands, 2);
        QCOMPARE(sheets.front().fault, std::string());
    }

    void another_window_takes_the_sheet_over()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        KeptTable table = tableWith({});
        SavedTable first = begun(book, table);
        OpenedTable second = book.resumeTable(1).value();
        table.noteSaved();
        table.add(typed("picked by=0 with=1 points=77"));
        const auto problem = first.save(table, five);
        QVERIFY(problem);
        QVERIFY(faultOf(*problem) == StorageFault::TakenOver);
        QVERIFY(!second.saved.save(table, five));
        QVERIFY(book.load(1)->table == table);
    }

    void a_damaged_line_is_refused_with_its_place()
    {
        const Desk desk;
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            begun(book, tableWith({ "picked by=0 with=1 points=77" }));
        }
        SQLite::Database(desk.file().string(), SQLite::OPEN_READWRITE)
            .exec("UPDATE table_line SET line = 'picked by=99' WHERE number = 2");
        const ScoreBook book = ScoreBook::open(desk.file()).value();
        const auto stored = book.load(1);
        QVERIFY(!stored.ok());
        QVERIFY(stored.problem().place.find("line 2") != std::string::npos);
    }

    void points_that_were_not_typed_are_no_figures()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        begun(book, tableWith({ "picked by=0 with=1 tier=won", "picked by=0 with=1 points=77" }));
        SQLite::Database database(desk.file().string());
        QCOMPARE(database.execAndGet("SELECT group_concat(points_known) FROM hand").getString(),
            std::string("0,1"));
    }
};

REGISTER_GUILESS_TEST(SavedTableTest)
#include "saved_table_test.moc"
