// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/book_statistics.h"

#include "engine/score_keeping/table_line_reader.h"
#include "tests/app/storage/books.h"
#include "tests/app/storage/full_book.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const PersonStatistics& named(const std::vector<PersonStatistics>& people, const std::string& name)
{
    const auto found = std::ranges::find_if(
        people, [&](const PersonStatistics& person) { return person.standing.name == name; });
    if (found == people.end())
        qFatal("there is no %s", name.c_str());
    return *found;
}

} // namespace

class BookStatisticsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_table_whose_players_come_and_go_is_in_the_figures();
    void a_misplay_makes_nobody_schneider();
    void the_file_is_only_read();
    void a_book_without_hands_has_no_figures();
    void what_is_no_book_is_a_problem();
};

void BookStatisticsTest::a_table_whose_players_come_and_go_is_in_the_figures()
{
    const Desk desk;
    {
        KeptTable table;
        for (const char* const line : { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A",
                 "picked by=0 with=1 points=77", "table leaves=1 arrives=5",
                 "picked by=5 with=0 points=100", "table arrives=6", "picked by=6 points=61" })
            table.add(parseTableLine(line).value());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QVERIFY(
            book.beginTable({ "Tuesday", { "Ada", "Bob", "Cy", "Dot", "Ed", "Flo", "Gus" }, table })
                .ok());
    }
    const auto people = statisticsOf(desk.file());
    QVERIFY(people.ok());
    QCOMPARE(people->size(), std::size_t { 7 });
    const Evening& bob = named(*people, "Bob").figures.sum;
    QCOMPARE(bob.hands, 1);
    QCOMPARE(bob.partner.won, 1);
    const Evening& gus = named(*people, "Gus").figures.sum;
    QCOMPARE(gus.hands, 1);
    QCOMPARE(gus.alone.won, 1);
    QCOMPARE(gus.score, 4);
    const Evening& ada = named(*people, "Ada").figures.sum;
    QCOMPARE(ada.picked.hands, 1);
    QCOMPARE(ada.partner.hands, 1);
}

void BookStatisticsTest::a_misplay_makes_nobody_schneider()
{
    const Desk desk;
    {
        KeptTable table;
        for (const char* const line : { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A",
                 "picked by=0 with=1 reneged=0", "picked by=2 with=3 tier=lost-schneider" })
            table.add(parseTableLine(line).value());
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QVERIFY(book.beginTable({ "Tuesday", { "Ada", "Bob", "Cy", "Dot", "Ed" }, table }).ok());
    }
    const auto people = statisticsOf(desk.file());
    QVERIFY(people.ok());
    QCOMPARE(named(*people, "Ada").figures.sum.hands, 2);
    QCOMPARE(named(*people, "Ada").figures.sum.wasSchneidered, 0);
    QCOMPARE(named(*people, "Ada").figures.sum.schneidered, 1); // of the second hand
    QCOMPARE(named(*people, "Ed").figures.sum.schneidered, 1);
    QCOMPARE(named(*people, "Cy").figures.sum.wasSchneidered, 1);
}

void BookStatisticsTest::the_file_is_only_read()
{
    const Desk desk;
    makeFullBook(desk.file());
    const QByteArray before = contentOf(desk.file());
    const auto people = statisticsOf(desk.file());
    QVERIFY(people.ok());
    QVERIFY(named(*people, "Zoë Ring").figures.sum.hands > 50);
    QCOMPARE(contentOf(desk.file()), before);
    QCOMPARE(desk.files(), std::vector<std::string> { "scores.db" });
}

void BookStatisticsTest::a_book_without_hands_has_no_figures()
{
    const Desk desk;
    QVERIFY(ScoreBook::open(desk.file()).ok());
    const auto people = statisticsOf(desk.file());
    QVERIFY(people.ok());
    QVERIFY(people->empty());
}

void BookStatisticsTest::what_is_no_book_is_a_problem()
{
    const Desk desk;
    QCOMPARE(faultOf(statisticsOf(desk.file()).problem()), StorageFault::NoBook);
    writeFile(desk.file(), "a letter");
    QCOMPARE(faultOf(statisticsOf(desk.file()).problem()), StorageFault::NotADatabase);
}

REGISTER_GUILESS_TEST(BookStatisticsTest)
#include "book_statistics_test.moc"
