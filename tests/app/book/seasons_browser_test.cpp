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
};

REGISTER_GUILESS_TEST(SeasonsBrowserTest)
#include "seasons_browser_test.moc"
