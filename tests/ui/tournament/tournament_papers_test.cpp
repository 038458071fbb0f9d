// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_papers.h"

#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"
#include "tests/ui/paper/paper_files.h"
#include "tests/ui/scores/printed_words.h"

#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Tournament fiftyThree()
{
    Tournament tournament = tournamentOf(53, 3);
    drawFrom(tournament, 1);
    scoreRound(tournament, 1);
    return tournament;
}

PrintedPages printedOn(QPageSize::PageSizeId sheet, const TextPaper& paper)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("paper.pdf"));
    return savePages(paper, sheet, file) ? readBack(file) : PrintedPages();
}

qsizetype timesIn(const PrintedPages& pages, const QString& word)
{
    return std::count_if(pages.words.begin(), pages.words.end(),
        [&](const PrintedWord& printed) { return printed.text == word; });
}

} // namespace

class TournamentPapersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void seats_are_on_a_page_by_table_and_on_one_by_name()
    {
        for (const QPageSize::PageSizeId sheet : { QPageSize::A4, QPageSize::Letter }) {
            const PrintedPages pages = printedOn(sheet, SeatPaper(fiftyThree(), 1));
            QCOMPARE(pages.sizes.size(), 2);
            for (int number = 1; number <= 53; ++number) {
                const QString name = QStringLiteral("Player %1").arg(number);
                QVERIFY2(pages.textOf(0).contains(name), qPrintable(pages.textOf(0)));
                QVERIFY2(pages.textOf(1).contains(name), qPrintable(pages.textOf(1)));
            }
            QVERIFY(pages.textOf(0).contains(QStringLiteral("Drawn at random.")));
            QVERIFY(pages.textOf(0).contains(QStringLiteral("no draw has fewer than 0")));
        }
    }

    void each_table_has_a_score_card_and_each_player_a_slip()
    {
        QCOMPARE(printedOn(QPageSize::A4, ScoreCards(fiftyThree(), 2)).sizes.size(), 11);
        const PrintedPages slips = printedOn(QPageSize::A4, SeatSlips(fiftyThree()));
        QCOMPARE(timesIn(slips, QStringLiteral("3:")), 53); // "Round 3: Table 7, seat 2"
    }

    void a_player_who_did_not_come_has_no_slip()
    {
        Tournament tournament = tournamentOf(16, 2);
        tournament.entrants[2].gone = 1;
        drawFrom(tournament, 1);
        const PrintedPages slips = printedOn(QPageSize::A4, SeatSlips(tournament));
        QCOMPARE(timesIn(slips, QStringLiteral("Player")), 15);
    }

    void standings_tell_corrections_and_penalties()
    {
        Tournament tournament = fiftyThree();
        makeOfficial(tournament, 1);
        std::vector<int> totals(5);
        enterResult(tournament, { 1, 1, totals, {} }, "misread");
        tournament.penalties.push_back({ 2, 1, 5, "phone" });
        const PrintedPages pages = printedOn(QPageSize::A4, StandingsPaper(tournament, 1));
        QString all;
        for (int page = 0; page < pages.sizes.size(); ++page)
            all += pages.textOf(page);
        QVERIFY2(all.contains(QStringLiteral("misread")), qPrintable(all));
        QVERIFY(all.contains(QStringLiteral("phone")));
        QVERIFY(all.contains(QStringLiteral("0*")));
    }

    void the_payout_names_who_gets_what()
    {
        const PrintedPages pages = printedOn(QPageSize::Letter, PayoutPaper(fiftyThree()));
        const QString text = pages.textOf(0);
        // 53 × 5.00: 30 % are 79.50, and 5 % for the best of round 1 are 13.25
        for (const char* const part : { "79.50", "13.25", "265.00", "Best of round 1" })
            QVERIFY2(text.contains(QString::fromLatin1(part)), qPrintable(text));
    }

    void a_strange_name_is_printed_as_it_is()
    {
        Tournament tournament = fiftyThree();
        tournament.name = "<b>%2</b>";
        const QString text = printedOn(QPageSize::A4, PayoutPaper(tournament)).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("<b>%2</b>"))
                || text.contains(QStringLiteral("&lt;b&gt;%2&lt;/b&gt;")),
            qPrintable(text));
    }
};

REGISTER_WIDGET_TEST(TournamentPapersTest)
#include "tournament_papers_test.moc"
