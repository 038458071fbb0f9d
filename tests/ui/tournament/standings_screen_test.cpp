// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/standings_screen.h"

#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"
#include "ui/tournament/results_page.h"
#include "ui/tournament/standings_page.h"
#include "ui/tournament/tournament_window.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Tournament playedTournament(int players, int rounds)
{
    Tournament tournament = tournamentOf(players, rounds);
    drawFrom(tournament, 1);
    for (int round = 1; round <= rounds; ++round)
        scoreRound(tournament, round);
    return tournament;
}

QTreeWidget& tableOf(const QWidget& screen) { return *screen.findChild<QTreeWidget*>(); }

void showAt(StandingsScreen& screen, QSize size)
{
    screen.setWindowState(Qt::WindowNoState);
    screen.resize(size);
    screen.show();
    QVERIFY(QTest::qWaitForWindowExposed(&screen));
}

} // namespace

class StandingsScreenTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_columns_of_many_rounds_fit_in_smaller_type()
    {
        StandingsScreen screen(playedTournament(15, 10), 10);
        showAt(screen, { 800, 600 });
        QTRY_COMPARE(tableOf(screen).horizontalScrollBar()->maximum(), 0);
        const double small = tableOf(screen).font().pointSizeF();
        screen.resize(1600, 900);
        QTRY_VERIFY(tableOf(screen).font().pointSizeF() > small);
    }

    void pages_turn_until_the_last_and_begin_again()
    {
        StandingsScreen screen(playedTournament(60, 2), 2);
        showAt(screen, { 800, 500 });
        QScrollBar& bar = *tableOf(screen).verticalScrollBar();
        QTRY_VERIFY(bar.maximum() > 0);
        int last = 0;
        for (int page = 0; bar.value() < bar.maximum(); ++page) {
            QVERIFY(page < 60);
            screen.turnPage();
            QVERIFY(bar.value() > last);
            QVERIFY(bar.value() - last < bar.pageStep()); // no row is left out
            last = bar.value();
        }
        screen.turnPage();
        QCOMPARE(bar.value(), 0);
    }

    void it_shows_what_is_typed_while_it_is_open()
    {
        Tournament tournament = tournamentOf(10, 2);
        drawFrom(tournament, 1);
        TournamentWindow window({ tournament });
        auto& page = *window.findChild<StandingsPage*>();
        for (QPushButton* const button : page.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Big screen"))
                button->click();
        const auto* const screen = page.findChild<StandingsScreen*>();
        QVERIFY(screen && !screen->isModal());
        auto* const line = window.findChild<ResultsPage*>()->findChild<QLineEdit*>();
        line->setText(QStringLiteral("17 -17 0 0 0"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(tableOf(*screen).topLevelItem(0)->text(3), QStringLiteral("+17"));
    }
};

REGISTER_WIDGET_TEST(StandingsScreenTest)
#include "standings_screen_test.moc"
