// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/book_statistics.h"

#include "app/history/backlog.h"
#include "app/history/history.h"
#include "app/storage/book_check.h"
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
    void a_table_whose_players_come_and_go_is_in_the_figures()
    {
        const Desk desk;
        {
            KeptTable table;
            for (const char* const line : { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A",
                     "picked by=0 with=1 points=77", "table leaves=1 arrives=5",
                     "picked by=5 with=0 points=100", "table arrives=6", "picked by=6 points=61" })
                table.add(parseTableLine(line).value());
            ScoreBook book = ScoreBook::open(desk.file()).value();
            QVERIFY(book.beginTable(
                            { "Tuesday", { "Ada", "Bob", "Cy", "Dot", "Ed", "Flo", "Gus" }, table })
                        .ok());
        }
        const auto people = statisticsOf(desk.file());
        QVERIFY(people.ok());
        QCOMPARE(people->people.size(), std::size_t { 7 });
        const Evening& bob = named(people->people, "Bob").figures.sum;
        QCOMPARE(bob.hands, 1);
        QCOMPARE(bob.of(Statistic::Partner).counted, 1);
        const Evening& gus = named(people->people, "Gus").figures.sum;
        QCOMPARE(gus.hands, 1);
        QCOMPARE(gus.of(Statistic::Alone).counted, 1);
        QCOMPARE(gus.score, 4);
        const Evening& ada = named(people->people, "Ada").figures.sum;
        QCOMPARE(ada.of(Statistic::Picker).hands, 1);
        QCOMPARE(ada.of(Statistic::Partner).hands, 1);
    }

    void a_misplay_makes_nobody_schneider()
    {
        const Desk desk;
        {
            KeptTable table;
            for (const char* const line : { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A",
                     "picked by=0 with=1 reneged=0", "picked by=2 with=3 tier=lost-schneider" })
                table.add(parseTableLine(line).value());
            ScoreBook book = ScoreBook::open(desk.file()).value();
            QVERIFY(
                book.beginTable({ "Tuesday", { "Ada", "Bob", "Cy", "Dot", "Ed" }, table }).ok());
        }
        const auto people = statisticsOf(desk.file());
        QVERIFY(people.ok());
        QCOMPARE(named(people->people, "Ada").figures.sum.hands, 2);
        QCOMPARE(named(people->people, "Ada").figures.sum.of(Statistic::WasSchneidered).counted, 0);
        QCOMPARE(named(people->people, "Ada").figures.sum.of(Statistic::Schneidered).counted,
            1); // of the second hand
        QCOMPARE(named(people->people, "Ed").figures.sum.of(Statistic::Schneidered).counted, 1);
        QCOMPARE(named(people->people, "Cy").figures.sum.of(Statistic::WasSchneidered).counted, 1);
    }

    void the_file_is_only_read()
    {
        const Desk desk;
        makeFullBook(desk.file());
        const QByteArray before = contentOf(desk.file());
        const auto people = statisticsOf(desk.file());
        QVERIFY(people.ok());
        QVERIFY(named(people->people, "Zoë Ring").figures.sum.hands > 50);
        QCOMPARE(contentOf(desk.file()), before);
        QCOMPARE(desk.files(), std::vector<std::string> { "scores.db" });
    }

    void the_tricks_of_partners_are_counted_in_hands_whose_cards_are_known()
    {
        const Desk desk;
        makeFullBook(desk.file());
        const auto people = statisticsOf(desk.file());
        QVERIFY(people.ok());
        const Evening& zoe = named(people->people, "Zoë Ring").figures.sum;
        const StatisticSum& tricks = zoe.of(Statistic::PartnerTricks);
        QVERIFY(tricks.hands > 0 && tricks.hands <= zoe.of(Statistic::Partner).hands);
        QVERIFY(tricks.amount > 0 && tricks.amount <= maxTricks * tricks.hands);
    }

    void costs_of_the_first_half_of_the_evenings_are_told_apart()
    {
        const Desk desk;
        makeBook(desk.file(), 1);
        SQLite::Database book(desk.file().string(), SQLite::OPEN_READWRITE);
        const int ada = book.execAndGet("SELECT id FROM person WHERE name = 'Ada'").getInt();
        const std::string who = std::to_string(ada);
        book.exec(
            "INSERT INTO evening_cost VALUES (1, " + who + ", '2026-03-01', 'lead', 4, 9, 3, 2.0)");
        const History history = History::open(desk.file()).value();
        const auto lead = [](const Costs& costs) {
            return costs.at(static_cast<std::size_t>(CostPart::Lead)).points;
        };
        const PersonFigures one = history.figures(ada, {}).value();
        QCOMPARE(lead(one.costs), 2.0);
        QCOMPARE(lead(one.earlierCosts), 0.0);
        book.exec("INSERT INTO evening_cost VALUES (1, " + who
            + ", '2026-02-01', 'lead', 4, 9, 3, 3.0), (1, " + who
            + ", '2026-04-01', 'lead', 4, 9, 3, 0.5)");
        const PersonFigures three = history.figures(ada, {}).value();
        QCOMPARE(lead(three.costs), 5.5);
        QCOMPARE(lead(three.earlierCosts), 3.0);
    }

    void a_book_without_hands_has_no_figures()
    {
        const Desk desk;
        QVERIFY(ScoreBook::open(desk.file()).ok());
        const auto people = statisticsOf(desk.file());
        QVERIFY(people.ok());
        QVERIFY(people->people.empty());
    }

    void what_is_no_book_is_a_problem()
    {
        const Desk desk;
        QCOMPARE(faultOf(statisticsOf(desk.file()).problem()), StorageFault::NoBook);
        writeFile(desk.file(), "a letter");
        QCOMPARE(faultOf(statisticsOf(desk.file()).problem()), StorageFault::NotADatabase);
    }

    void a_sheet_with_values_that_cannot_be_is_named_and_left_out_data()
    {
        QTest::addColumn<QString>("change");
        QTest::newRow("decisions")
            << "UPDATE cost SET decisions = 9223372036854775807 WHERE hand = 1";
        QTest::newRow("points") << "UPDATE cost SET points = 1e300 WHERE hand = 1";
        QTest::newRow("a part")
            << "UPDATE cost SET part = '12345' WHERE hand = 1 AND part = 'pick'";
        QTest::newRow("scores") << "UPDATE hand_seat SET score = 1000000000"
                                   " WHERE hand IN (SELECT id FROM hand WHERE sheet = 1)";
        QTest::newRow("the lowest score")
            << "UPDATE hand_seat SET score = -9223372036854775807 - 1 WHERE hand = 1";
        QTest::newRow("a day") << "UPDATE hand SET day = '2024-13-45' WHERE id = 1";
    }

    void a_sheet_with_values_that_cannot_be_is_named_and_left_out()
    {
        QFETCH(QString, change);
        const Desk desk;
        makeFullBook(desk.file());
        std::string name;
        int left = 0;
        {
            SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
            name = database.execAndGet("SELECT name FROM sheet WHERE id = 1").getString();
            left = database.execAndGet("SELECT count(*) FROM sheet WHERE id <> 1").getInt();
            database.exec(change.toStdString());
            database.exec("UPDATE sheet SET tallied = -1");
        }
        QVERIFY(left > 0);
        const auto found = statisticsOf(desk.file());
        QVERIFY(found.ok());
        QCOMPARE(found->leftOut, std::vector { name });
        Backlog backlog = Backlog::open(desk.file()).value();
        while (backlog.tally().value()) { }
        QCOMPARE(History::open(desk.file())->leftOut().value(), std::vector { name });
        QVERIFY(!found->people.empty());
        const auto checked = checkBook(desk.file());
        QVERIFY(checked.ok() && !checked->sound());
    }
};

REGISTER_GUILESS_TEST(BookStatisticsTest)
#include "book_statistics_test.moc"
