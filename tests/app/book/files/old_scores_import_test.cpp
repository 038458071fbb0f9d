// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/old_scores_import.h"

#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QLocale>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::vector<OldSheet> sheetsIn(const QByteArray& bytes)
{
    const CellTable table = readCells(bytes);
    return sheetsOf(readOldScores(table, likelyReading(table, QDate(2026, 11, 28))));
}

const QByteArray twoEvenings = "Date,Xia,Yan,Zoe\n2019-03-12,12,-7,-5\n2019-03-19,-3,3,\n";

QString days(const Desk& desk)
{
    SQLite::Database book(desk.file().string());
    return QString::fromStdString(
        book.execAndGet("SELECT group_concat(DISTINCT day) FROM hand").getString());
}

int countOf(const Desk& desk, const char* table)
{
    SQLite::Database book(desk.file().string());
    return book.execAndGet(std::string("SELECT count(*) FROM ") + table).getInt();
}

} // namespace

/// Old scores in a book.
class OldScoresImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void each_evening_is_a_sheet_on_its_day()
    {
        const Desk desk;
        makeBook(desk.file());
        const auto made = importSheets(desk.file(), sheetsIn(twoEvenings));
        QVERIFY(made.ok());
        QCOMPARE(made->sheets, 2);
        QCOMPARE(made->people, 3);
        QVERIFY2(days(desk).contains(QStringLiteral("2019-03-12")), qPrintable(days(desk)));
        QVERIFY2(days(desk).contains(QStringLiteral("2019-03-19")), qPrintable(days(desk)));
        const ScoreBook book = ScoreBook::open(desk.file()).value();
        const auto first = book.load(made->added.front().id);
        QVERIFY(first.ok());
        QCOMPARE(first->info.name, std::string("On paper, 3/12/19"));
        QVERIFY((first->info.players == std::vector<std::string> { "Xia", "Yan", "Zoe" }));
        QVERIFY((first->info.totals == std::vector { 12, -7, -5 }));
    }

    void the_game_that_was_played_last_is_still_the_one_to_resume()
    {
        const Desk desk;
        makeBook(desk.file());
        QVERIFY(importSheets(desk.file(), sheetsIn(twoEvenings)).ok());
        QVERIFY(ScoreBook::open(desk.file())->sheets()->front().kind == SheetKind::Game);
    }

    void the_same_file_again_changes_nothing()
    {
        const Desk desk;
        QVERIFY(importSheets(desk.file(), sheetsIn(twoEvenings)).ok());
        const auto again = importSheets(desk.file(), sheetsIn(twoEvenings + "2019-03-26,1,-1,0\n"));
        QVERIFY(again.ok());
        QCOMPARE(again->sheets, 1);
        QCOMPARE(again->known.size(), std::size_t { 2 });
        QCOMPARE(countOf(desk, "sheet"), 3);
    }

    void an_import_is_taken_back_in_one_step()
    {
        const Desk desk;
        makeBook(desk.file());
        const int sheets = countOf(desk, "sheet");
        const int people = countOf(desk, "person");
        const auto made = importSheets(desk.file(), sheetsIn(twoEvenings));
        QVERIFY(made.ok());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QVERIFY(book.takeBack(made->added, made->seasons)->empty());
        QCOMPARE(countOf(desk, "sheet"), sheets);
        QCOMPARE(countOf(desk, "person"), people);
    }

    void a_sheet_that_is_gone_does_not_keep_the_others()
    {
        const Desk desk;
        const auto made = importSheets(desk.file(), sheetsIn(twoEvenings));
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QVERIFY(!book.remove(made->added.back().id));
        QVERIFY(book.takeBack(made->added, made->seasons)->empty());
        QCOMPARE(countOf(desk, "sheet"), 0);
        QVERIFY(book.takeBack(made->added, made->seasons)->empty()); // none of them is there
    }

    void a_sheet_that_was_continued_stays()
    {
        const Desk desk;
        const auto made = importSheets(desk.file(), sheetsIn(twoEvenings));
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const SheetId id = made->added.front().id;
        {
            OpenedTable opened = book.resumeTable(id).value();
            KeptTable table = *opened.stored.table;
            TypedPoints more;
            more.points = { { memberAt(0), 1 }, { memberAt(1), -1 } };
            table.add(more);
            QVERIFY(!opened.saved.save(table, opened.stored.info.players));
        }
        QCOMPARE(book.takeBack(made->added, made->seasons).value(),
            std::vector { book.load(id)->info.name });
        QCOMPARE(countOf(desk, "sheet"), 1);
    }

    void a_book_that_cannot_be_written_stays_as_it_is()
    {
        const Desk desk;
        writeFile(desk.file(), "no book");
        QVERIFY(!importSheets(desk.file(), sheetsIn(twoEvenings)).ok());
        QCOMPARE(contentOf(desk.file()), QByteArray("no book"));
    }

    void a_club_of_years_comes_in()
    {
        QByteArray file("Date,Player,Points\n");
        for (int week = 0; week < 150; ++week)
            for (int player = 0; player < 20; ++player)
                file += QDate(2019, 1, 1).addDays(7 * week).toString(Qt::ISODate).toUtf8()
                    + ",Player " + QByteArray::number(player) + ','
                    + QByteArray::number(player % 2 == 0 ? 3 : -3) + '\n';
        const Desk desk;
        const auto made = importSheets(desk.file(), sheetsIn(file));
        QVERIFY(made.ok());
        QCOMPARE(made->sheets, 150);
        QCOMPARE(countOf(desk, "hand_seat WHERE score <> 0"), 150 * 20);
    }
};

REGISTER_GUILESS_TEST(OldScoresImportTest)
#include "old_scores_import_test.moc"
