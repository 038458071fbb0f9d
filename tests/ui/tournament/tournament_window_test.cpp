// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/tournament_window.h"

#include "engine/tournament/payout.h"
#include "tests/support/registered_test.h"
#include "tests/support/tournaments.h"
#include "ui/tournament/entrants_page.h"
#include "ui/tournament/results_page.h"
#include "ui/tournament/standings_page.h"
#include "ui/tournament/typed_lists.h"
#include "ui/widgets/number_box.h"

#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

QPushButton& buttonOf(const QWidget& parent, const QString& text)
{
    for (QPushButton* const button : parent.findChildren<QPushButton*>())
        if (button->text() == text)
            return *button;
    qFatal("no such button");
}

/// Types the totals of the table that is chosen, and Enter.
void typeTotals(const TournamentWindow& window, const QString& totals)
{
    auto* const page = window.findChild<ResultsPage*>();
    auto* const line = page->findChild<QLineEdit*>();
    line->setText(totals);
    QTest::keyClick(line, Qt::Key_Return);
}

bool saysThatIsThere(const EntrantsPage& page)
{
    const auto labels = page.findChildren<QLabel*>();
    return std::ranges::any_of(labels, [](const QLabel* label) {
        return label->text().startsWith(QStringLiteral("These names are there already:"));
    });
}

Tournament drawnTournament(int players, int rounds)
{
    Tournament tournament = tournamentOf(players, rounds);
    drawFrom(tournament, 1);
    return tournament;
}

} // namespace

class TournamentWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void names_are_read_one_a_line()
    {
        QCOMPARE(
            namesIn(QStringLiteral(" Ada \n\nBob;12\r\n\"Miller, Ann\",7\n\u202EEve\n"), false),
            (QStringList { QStringLiteral("Ada"), QStringLiteral("Bob"),
                QStringLiteral("Miller, Ann"), QStringLiteral("Eve") }));
        QCOMPARE(namesIn(QStringLiteral("Miller, Ann"), false),
            QStringList { QStringLiteral("Miller, Ann") });
        QCOMPARE(namesIn(QStringLiteral("Ann,7"), true), QStringList { QStringLiteral("Ann") });
    }

    void players_are_added_once_and_from_the_round_that_is_next()
    {
        TournamentWindow window({ drawnTournament(10, 3) });
        QSignalSpy edited(&window, &TournamentWindow::edited);
        auto* const page = window.findChild<EntrantsPage*>();
        page->add({ QStringLiteral("Zoe"), QStringLiteral("Player 3"), QStringLiteral("Zoe") });
        QCOMPARE(window.current().entrants.size(), std::size_t { 11 });
        QCOMPARE(window.current().entrants.back(), (Entrant { 11, "Zoe", false, 1, {} }));
        QCOMPARE(edited.count(), 1);
    }

    void no_player_gets_the_name_of_another_one()
    {
        TournamentWindow window({ tournamentOf(10, 1) });
        auto* const page = window.findChild<EntrantsPage*>();
        auto* const list = page->findChild<QTreeWidget*>();
        auto* const name = page->findChild<QLineEdit*>();
        list->setCurrentItem(list->topLevelItem(2));
        const auto rename = [&](const char* text) {
            name->setText(QString::fromUtf8(text));
            QTest::keyClick(name, Qt::Key_Return);
            return window.current().entrants[2].name;
        };
        for (const char* const taken : { "Player 2", " PLAYER  2" }) {
            QCOMPARE(rename(taken), std::string("Player 3"));
            QCOMPARE(name->text(), QStringLiteral("Player 3"));
            QVERIFY(saysThatIsThere(*page));
        }
        QCOMPARE(rename("PLAYER 3"), std::string("PLAYER 3"));
        QVERIFY(!saysThatIsThere(*page));
        page->add({ QStringLiteral("player 2") });
        QCOMPARE(window.current().entrants.size(), std::size_t { 10 });
    }

    void totals_are_typed_table_after_table()
    {
        TournamentWindow window({ drawnTournament(10, 1) });
        typeTotals(window, QStringLiteral("4 1 1 -2 -4"));
        typeTotals(window, QStringLiteral("1 1 1 1"));    // a seat is missing
        typeTotals(window, QStringLiteral("4 0 0 0 -3")); // the sum is not 0: taken and marked
        const Tournament& now = window.current();
        QCOMPARE(now.results.size(), std::size_t { 2 });
        QCOMPARE(now.results[0].totals, (std::vector { 4, 1, 1, -2, -4 }));
        QCOMPARE(now.results[1].table, 2);
        const QTreeWidget& tables = *window.findChild<ResultsPage*>()->findChild<QTreeWidget*>();
        QCOMPARE(tables.topLevelItem(0)->text(1), QStringLiteral("typed"));
        QCOMPARE(tables.topLevelItem(1)->text(1), QStringLiteral("sum +1"));
    }

    void a_fee_is_typed_figure_by_figure()
    {
        TournamentWindow window({ tournamentOf(10, 1) });
        auto* const fee = window.findChild<DecimalBox*>();
        for (const char* const text : { "12.50", "12,50", "0.25", "10" }) {
            fee->selectAll();
            QTest::keyClicks(fee, QString::fromUtf8(text));
            QCOMPARE(fee->text(), QString::fromUtf8(text));
            QTest::keyClick(fee, Qt::Key_Return);
            QCOMPARE(window.current().fee,
                qRound(QString::fromUtf8(text).replace(u',', u'.').toDouble() * 100));
        }
    }

    void an_official_result_is_corrected_with_a_reason()
    {
        Tournament tournament = drawnTournament(10, 1);
        scoreRound(tournament, 1);
        makeOfficial(tournament, 1);
        TournamentWindow window({ tournament });
        typeTotals(window, QStringLiteral("9 0 0 0 -9"));
        QVERIFY(window.current() == tournament);
        auto* const asked = window.findChild<QInputDialog*>();
        QVERIFY(asked);
        asked->setTextValue(QStringLiteral("misread"));
        asked->accept();
        QCOMPARE(window.current().results[0].totals.front(), 9);
        QCOMPARE(window.current().results[0].corrections.front().reason, std::string("misread"));
        const QTreeWidget& standings =
            *window.findChild<StandingsPage*>()->findChild<QTreeWidget*>();
        QCOMPARE(standings.topLevelItem(0)->text(3), QStringLiteral("+9*"));
    }

    void a_change_is_undone_and_done_again()
    {
        TournamentWindow window({ drawnTournament(10, 1) });
        QPushButton& undo = buttonOf(window, QStringLiteral("Undo"));
        QPushButton& redo = buttonOf(window, QStringLiteral("Redo"));
        QVERIFY(!undo.isEnabled());
        typeTotals(window, QStringLiteral("4 1 1 -2 -4"));
        const Tournament typed = window.current();
        QSignalSpy edited(&window, &TournamentWindow::edited);
        undo.click();
        QVERIFY(window.current().results.empty());
        QCOMPARE(edited.count(), 1); // it is saved
        QVERIFY(!undo.isEnabled());
        redo.click();
        QVERIFY(window.current() == typed);
        QVERIFY(!redo.isEnabled());
    }

    void what_is_official_is_not_undone()
    {
        Tournament tournament = drawnTournament(10, 1);
        scoreRound(tournament, 1);
        TournamentWindow window({ tournament });
        buttonOf(window, QStringLiteral("Make the round &official")).click();
        QVERIFY(!buttonOf(window, QStringLiteral("Undo")).isEnabled());
        const Tournament official = window.current();
        window.findChild<EntrantsPage*>()->add({ QStringLiteral("Zoe") });
        buttonOf(window, QStringLiteral("Undo")).click(); // the player, not the round
        QVERIFY(window.current() == official);
    }

    void a_tournament_that_is_deleted_makes_room_for_the_next_one()
    {
        Tournament other = drawnTournament(5, 1);
        other.id = "00000000000000ff";
        TournamentWindow window({ drawnTournament(10, 1), other });
        QSignalSpy wanted(&window, &TournamentWindow::deleteWanted);
        buttonOf(window, QStringLiteral("Delete…")).click();
        QCOMPARE(wanted.count(), 1);
        window.forget(window.current().id);
        QVERIFY(window.current() == other);
        window.forget(other.id);
        QVERIFY(window.current().id.empty());
        QVERIFY(!buttonOf(window, QStringLiteral("Delete…")).isEnabled());
    }

    void a_conflict_is_asked_and_ours_stays_unless_the_other_is_chosen()
    {
        Tournament tournament = drawnTournament(10, 1);
        scoreRound(tournament, 1);
        TableResult theirs = tournament.results[0];
        theirs.totals = { 7, 0, 0, 0, -7 };
        for (const bool take : { false, true }) {
            TournamentWindow window({ tournament });
            window.merge({ theirs, tournament.results[1] });
            auto* const box = window.findChild<QMessageBox*>();
            QVERIFY(box);
            buttonOf(*box,
                take ? QStringLiteral("&Take the one in the file") : QStringLiteral("&Keep ours"))
                .click();
            QCOMPARE(window.current().results[0].totals.front(), take ? 7 : 1);
        }
    }

    void a_name_is_shown_as_it_is()
    {
        Tournament tournament = drawnTournament(10, 1);
        tournament.name = "<b>Cup</b> %1";
        scoreRound(tournament, 1);
        TournamentWindow window({ tournament });
        for (const QLabel* const label : window.findChildren<QLabel*>())
            if (label->text().contains(QStringLiteral("<b>")))
                QVERIFY(label->textFormat() == Qt::PlainText);
    }

    void without_a_tournament_there_is_nothing_to_change()
    {
        TournamentWindow window({});
        QVERIFY(!buttonOf(window, QStringLiteral("C&hange…")).isEnabled());
        window.open(drawnTournament(10, 1));
        QVERIFY(buttonOf(window, QStringLiteral("C&hange…")).isEnabled());
        QCOMPARE(window.current().name, std::string("Harvest Cup"));
    }
};

REGISTER_WIDGET_TEST(TournamentWindowTest)
#include "tournament_window_test.moc"
