// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/seasons_browser.h"

#include "engine/score_keeping/table_line_reader.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

/// What is shown of a season of the book.
class SeasonsBrowserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_season_is_shown_with_its_names_and_evenings()
    {
        const sheepshead::testing::Desk desk;
        ScoreBook book = ScoreBook::open(desk.file(), [] {
            return std::string("2026-09-01T20:00:00Z");
        }).value();
        KeptTable table;
        for (const char* const line : { "table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A",
                 "picked by=0 with=1 points=77", "picked by=0 points=40" })
            table.add(parseTableLine(line).value());
        QVERIFY(book.beginTable({ "Club", { "Ada", "Bob", "Cy", "Dot", "Ed" }, table }).ok());
        StoredSeason stored;
        stored.season.name = "Autumn";
        stored.season.firstDay = "2026-09-01";
        stored.season.lastDay = "2026-12-31";
        for (const PersonInfo& person : book.people().value())
            if (person.name != "Ed")
                stored.season.people.push_back({ .person = person.id });
        const SeasonView view = viewOf(book, book.addSeason(stored).value()).value();
        QCOMPARE(view.standings.evenings.size(), std::size_t { 1 });
        QCOMPARE(view.standings.rows.size(), std::size_t { 4 });
        QCOMPARE(view.standings.guests.size(), std::size_t { 1 });
        QCOMPARE(view.nameOf(view.standings.guests[0].person), QStringLiteral("Ed"));
        QCOMPARE(view.pairs.size(), std::size_t { 1 });
        QVERIFY(!view.records.empty());
        QCOMPARE(view.sheets.size(), std::size_t { 1 });
        QCOMPARE(view.sheets[0].name, QStringLiteral("Club"));
        QCOMPARE(view.sheets[0].firstDay, view.standings.evenings[0].day);
        QVERIFY(!viewOf(book, 999).ok());
    }

    void nobody_paid_themselves_after_a_merge()
    {
        const sheepshead::testing::Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        for (const char* const name : { "Ada", "Adda" }) { // on two sheets
            KeptTable table;
            table.add(parseTableLine("table arrives=0,1,2,3,4 dealer=4 rules layout=5H-A").value());
            QVERIFY(book.beginTable({ "Club", { name, "Bob", "Cy", "Dot", "Ed" }, table }).ok());
        }
        StoredSeason stored;
        stored.season.name = "Autumn";
        stored.season.firstDay = "2026-09-01";
        stored.season.lastDay = "2026-12-31";
        for (const PersonInfo& person : book.people().value())
            stored.season.people.push_back({ .person = person.id });
        const auto ada = stored.season.people[0].person;
        const auto adda = stored.season.people[1].person;
        stored.paid = { { ada, adda, 500, "2026-09-02" }, { ada, seasonKitty, 100, "2026-09-03" } };
        const SeasonId id = book.addSeason(stored).value();
        QCOMPARE(viewOf(book, id)->paid.size(), std::size_t { 2 });
        QVERIFY(!book.mergePeople(ada, adda));
        const SeasonView view = viewOf(book, id).value();
        QCOMPARE(view.paid.size(), std::size_t { 1 });
        QCOMPARE(view.paid[0].cents, 100);
        QVERIFY(!book.separatePerson(adda));
        QCOMPARE(viewOf(book, id)->paid.size(), std::size_t { 2 });
    }
};

REGISTER_GUILESS_TEST(SeasonsBrowserTest)
#include "seasons_browser_test.moc"
