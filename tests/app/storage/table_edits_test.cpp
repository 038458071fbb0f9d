// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_table.h"

#include "engine/score_keeping/table_line_reader.h"
#include "engine/support/rng.h"
#include "tests/app/storage/books.h"
#include "tests/app/storage/hog.h"
#include "tests/support/full_disk.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// All that is stored of the sheet of a real table, but for numbers that the database gives, times
/// and the seed.
std::string rowsOf(const std::filesystem::path& file, SheetId sheet)
{
    SQLite::Database database(file.string());
    std::string text;
    for (const char* const columns : { "number, line FROM table_line WHERE sheet = ? ORDER BY 1",
             "number, place, before, after FROM table_edit WHERE sheet = ? ORDER BY 1",
             "seat, person FROM player WHERE sheet = ? ORDER BY 1",
             "edits_done, variant, doublers_waiting, doubler_factor, pot FROM sheet WHERE id = ?",
             "h.number, ending, dealer, stake, factors, to_pot, points_known, s.seat, person, score"
             " FROM hand AS h JOIN hand_seat AS s ON s.hand = h.id WHERE h.sheet = ?"
             " ORDER BY h.number, s.seat" }) {
        SQLite::Statement query(database, std::string("SELECT ") + columns);
        query.bind(1, sheet);
        while (query.executeStep()) {
            for (int i = 0; i < query.getColumnCount(); ++i)
                text += query.getColumn(i).getString() + '|';
            text += '\n';
        }
    }
    return text;
}

/// The database's own numbers of the hands: a hand that is written again has another one.
std::string numbersOf(const std::filesystem::path& file)
{
    SQLite::Database database(file.string());
    return database.execAndGet("SELECT group_concat(id, ' ') FROM hand").getString();
}

/// A real table of five that is begun, and whose edits are saved one by one.
struct TypedEvening {
    TypedEvening()
    {
        add("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A pot=losers no-pick=doubler");
        saved.emplace(book.beginTable({ "Tuesday", members, table }).value());
        table.noteSaved();
    }
    void add(const std::string& line) { table.add(parseTableLine(line).value()); }
    std::optional<Problem> save() { return saved->save(table, members); }
    std::optional<StorageFault> faultOfSave() { return faultOf(save().value()); }
    KeptTable stored() const { return *book.load(saved->sheet())->table; }
    std::string rows() const { return rowsOf(desk.file(), saved->sheet()); }
    /// The same, of a sheet that is written in one.
    std::string rowsOfWhole()
    {
        const SheetId whole = book.beginTable({ "Whole", members, table }).value().sheet();
        const std::string text = rowsOf(desk.file(), whole);
        return book.remove(whole) ? std::string() : text;
    }

    Desk desk;
    ScoreBook book = ScoreBook::open(desk.file()).value();
    std::vector<std::string> members { "Ada", "Bob", "Cy", "Dot", "Ed" };
    KeptTable table;
    std::optional<SavedTable> saved;
};

/// What a score keeper does next, of all that can be done.
class Keeper {
public:
    Keeper(TypedEvening& evening, std::uint64_t seed)
        : evening_(evening)
        , rng_(seed)
    {
    }

    void act()
    {
        KeptTable& table = evening_.table;
        const auto lines = static_cast<std::uint32_t>(table.lines().size());
        const std::size_t line = 1 + rng_.below(lines); // not the opening
        const std::uint32_t choice = rng_.below(10);
        if (choice < 2 && table.done() > 1)
            return table.undo();
        if (choice < 4 && table.mayRedo())
            return table.redo();
        if (choice == 4 && line < lines)
            return table.remove(line);
        if (choice < 7 && line < lines)
            return table.correct(line, next());
        if (choice == 7)
            return table.insert(line, next());
        table.add(next());
    }

private:
    TableLine next() { return parseTableLine(text()).value(); }

    std::string text()
    {
        const std::string two = std::to_string(2 + rng_.below(117));
        switch (rng_.below(9)) {
        case 0:
            return "leaster winners=" + std::to_string(rng_.below(5));
        case 1:
            return "doubler";
        case 2:
            return "picked by=0 with=0 points=77 note which does not hold";
        case 3:
            return "pot";
        case 4:
            return arrival();
        case 5:
            return "table dealer=2 rules layout=5H-A pot=losers no-pick=leaster";
        default:
            return "picked by=" + std::to_string(rng_.below(5)) + " points=" + two;
        }
    }

    std::string arrival()
    {
        const std::size_t guest = evening_.members.size();
        if (guest == maxMembers)
            return "redeal";
        evening_.members.push_back("Guest " + std::to_string(guest));
        return "table leaves=" + std::to_string(rng_.below(5))
            + " arrives=" + std::to_string(guest);
    }

    TypedEvening& evening_;
    Rng rng_;
};

} // namespace

/// Each edit of a real table is saved as what it is, and a write that fails loses none.
class TableEditsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void after_each_edit_the_book_has_what_a_sheet_written_in_one_has()
    {
        TypedEvening evening;
        Keeper keeper(evening, 28);
        for (int step = 0; step < 150; ++step) {
            keeper.act();
            QVERIFY(!evening.save());
            QCOMPARE(evening.rows(), evening.rowsOfWhole());
        }
        QVERIFY(evening.stored() == evening.table);
        QVERIFY(evening.members.size() > 6);
    }

    void an_edit_leaves_the_hands_before_it_as_they_are()
    {
        TypedEvening evening;
        for (const int points : { 61, 62, 63 }) {
            evening.add("picked by=0 points=" + std::to_string(points));
            QVERIFY(!evening.save());
        }
        QCOMPARE(numbersOf(evening.desk.file()), std::string("1 2 3"));
        evening.add("doubler");
        QVERIFY(!evening.save());
        QCOMPARE(numbersOf(evening.desk.file()), std::string("1 2 3 4"));
        evening.table.correct(3, parseTableLine("picked by=1 points=70").value());
        QVERIFY(!evening.save());
        QVERIFY(numbersOf(evening.desk.file()).starts_with("1 2 "));
        evening.table.undo();
        QVERIFY(!evening.save());
        QVERIFY(numbersOf(evening.desk.file()).starts_with("1 2 "));
        QCOMPARE(evening.rows(), evening.rowsOfWhole());
    }

    void an_edit_that_could_not_be_written_is_written_with_the_next_one()
    {
        TypedEvening evening;
        evening.add("picked by=0 points=61");
        QVERIFY(!evening.save());
        const std::string before = evening.rows();
        {
            const Hog hog(evening.desk.file());
            evening.table.remove(1);
            QCOMPARE(evening.faultOfSave(), StorageFault::Busy);
            evening.add("leaster winners=1");
            QCOMPARE(evening.faultOfSave(), StorageFault::Busy);
            evening.table.undo();
            QCOMPARE(evening.faultOfSave(), StorageFault::Busy);
            evening.add("picked by=2 points=70");
        }
        QCOMPARE(evening.rows(), before);
        QVERIFY(!evening.save());
        QVERIFY(evening.stored() == evening.table);
        QCOMPARE(evening.rows(), evening.rowsOfWhole());
    }

    void an_edit_that_could_not_be_written_may_be_given_up()
    {
        TypedEvening evening;
        evening.add("picked by=0 points=61");
        evening.add("picked by=0 points=62");
        QVERIFY(!evening.save());
        const auto elsewhere = evening.desk.folder() / "elsewhere.db";
        std::filesystem::rename(evening.desk.file(), elsewhere);
        for (const std::size_t line : { 1, 2 }) {
            KeptTable given = evening.table;
            given.remove(line);
            std::vector<std::string> more = evening.members;
            more.emplace_back("Flo");
            QCOMPARE(faultOf(evening.saved->save(given, more).value()), StorageFault::Moved);
        }
        std::filesystem::rename(elsewhere, evening.desk.file());
        evening.table.undo();
        QVERIFY(!evening.save());
        QVERIFY(evening.stored() == evening.table);
        QCOMPARE(evening.rows(), evening.rowsOfWhole());
    }

#ifdef Q_OS_UNIX
    void on_a_full_disk_the_book_stays_as_it_was_until_there_is_room()
    {
        TypedEvening evening;
        const std::string before = evening.rows();
        evening.add("picked by=0 points=61 note " + std::string(3000, 'x'));
        {
            const FullDisk disk(1);
            QVERIFY(evening.save());
        }
        QCOMPARE(evening.rows(), before);
        QVERIFY(!evening.save());
        QVERIFY(evening.stored() == evening.table);
    }
#endif

    void what_another_program_took_over_it_writes_itself()
    {
        TypedEvening evening;
        ScoreBook other = ScoreBook::open(evening.desk.file()).value();
        OpenedTable opened = other.resumeTable(evening.saved->sheet()).value();
        evening.add("picked by=0 points=61");
        QCOMPARE(evening.faultOfSave(), StorageFault::TakenOver);
        KeptTable theirs = *opened.stored.table;
        theirs.add(parseTableLine("leaster winners=1").value());
        QVERIFY(!opened.saved.save(theirs, evening.members));
        QVERIFY(evening.stored() == theirs);
        // Who comes back resumes the sheet, and has all that the other one wrote.
        OpenedTable again = evening.book.resumeTable(evening.saved->sheet()).value();
        again.stored.table->undo();
        QVERIFY(!again.saved.save(*again.stored.table, evening.members));
        theirs.undo();
        QVERIFY(evening.stored() == theirs);
        QVERIFY(evening.stored().mayRedo());
    }
};

REGISTER_GUILESS_TEST(TableEditsTest)
#include "table_edits_test.moc"
