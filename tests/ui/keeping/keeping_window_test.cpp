// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/keeping_window.h"

#include "tests/support/registered_test.h"
#include "tests/ui/keeping/kept_window.h"
#include "ui/paper/paper_dialog.h"
#include "ui/scores/score_sheet_model.h"

#include <QAction>
#include <QApplication>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace sheepshead;
using namespace sheepshead::testing;

/// The sheet of a real table and the entry of its hands.
class KeepingWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void a_hand_is_typed_by_the_keys_alone()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window)); // or no shortcut works
        QTest::keyClicks(lineOf(window), QStringLiteral("3 5 87 c"));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87 cracks=1"));
        QCOMPARE(lineOf(window)->text(), QString());
    }

    void a_hand_is_entered_by_the_mouse_alone()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        named<QToolButton>(window, "Picker: Bob")->click();
        named<QToolButton>(window, "Partner: Dot")->click();
        buttonSaying(window, "Schneider")->click();
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=1 with=3 tier=won-schneider"));
    }

    void scores_are_shown_before_the_hand_is_written()
    {
        KeepingWindow window(
            sheetOf({ "picked by=0 with=1 points=70" }), [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        QCOMPARE(named<QLabel>(window, "Score of Ada")->text(), QStringLiteral("+4 \u2192 6"));
        QCOMPARE(
            named<QLabel>(window, "Score of Cy")->text(), QStringLiteral("\u22122 \u2192 \u22123"));
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 2 });
    }

    void what_cannot_be_is_refused_beside_its_field()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        const auto tells = [&](const char* text) { return ::tells(window, text); };
        QVERIFY(!tells("Say who it was."));
        lineOf(window)->setText(QStringLiteral("1 2 119"));
        QVERIFY(tells("No cards add up to this number."));
        QVERIFY(!buttonSaying(window, "&Write the hand")->isEnabled());
        lineOf(window)->setText(QStringLiteral("1 2 z"));
        QVERIFY(tells("\"z\" means nothing here."));
        lineOf(window)->setText(QStringLiteral("1 2 87 z"));
        QVERIFY(!buttonSaying(window, "&Write the hand")->isEnabled());
        lineOf(window)->setText(QStringLiteral("1 2 118"));
        QVERIFY(!tells("No cards add up to this number."));
        QVERIFY(buttonSaying(window, "&Write the hand")->isEnabled());
    }

    void a_double_click_corrects_a_hand()
    {
        KeepingWindow window(sheetOf({ "picked by=0 with=1 points=70", "leaster winners=2" }),
            [](const KeptSheet&) { return true; });
        auto* const rows = named<QTableView>(window, "Score sheet");
        Q_EMIT rows->activated(rows->model()->index(0, 0));
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        buttonSaying(window, "&Write the correction")->click();
        QCOMPARE(QByteArray::fromStdString(tableLineText(window.sheet().table.lines()[1])),
            QByteArray("picked by=0 with=1 points=91 corrected"));
        QVERIFY(buttonSaying(window, "&Write the hand"));
        QVERIFY(rows->model()->headerData(0, Qt::Vertical).toString().contains(QChar(0x2032)));
    }

    void a_hand_is_deleted_and_comes_back()
    {
        KeepingWindow window(sheetOf({ "picked by=0 with=1 points=70", "leaster winners=2" }),
            [](const KeptSheet&) { return true; });
        actionOf(window, "&Delete line")->trigger();
        QCOMPARE(lastLine(window), QByteArray("picked by=0 with=1 points=70"));
        actionOf(window, "&Undo")->trigger();
        QCOMPARE(lastLine(window), QByteArray("leaster winners=2"));
        actionOf(window, "&Redo")->trigger();
        QCOMPARE(lastLine(window), QByteArray("picked by=0 with=1 points=70"));
    }

    void nothing_is_shown_that_could_not_be_saved()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return false; });
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 1 });
        QCOMPARE(lineOf(window)->text(), QStringLiteral("1 2 91"));
    }

    void players_that_could_not_be_saved_stay_in_their_dialog()
    {
        bool full = true;
        KeepingWindow window(
            sheetOf({ "picked by=0 with=1 points=70" }), [&](const KeptSheet&) { return !full; });
        window.show();
        actionOf(window, "&Players and rules…")->trigger();
        const QPointer<TableDialog> dialog = window.findChild<TableDialog*>();
        dialog->findChild<QLineEdit*>()->setText(QStringLiteral("Flo"));
        buttonSaying(*dialog, "&OK")->click();
        QVERIFY(dialog->isVisible());
        QCOMPARE(dialog->setup().names.last(), QStringLiteral("Flo"));
        QCOMPARE(window.sheet().members.size(), 5);
        full = false;
        buttonSaying(*dialog, "&OK")->click();
        QVERIFY(!dialog || !dialog->isVisible());
        QCOMPARE(window.sheet().members.last(), QStringLiteral("Flo"));
        QVERIFY(lastLine(window).startsWith("table arrives=5"));
    }

    void a_sheet_that_is_full_of_people_says_so()
    {
        KeptSheet sheet = sheetOf({ "picked by=0 with=1 points=70" });
        while (sheet.members.size() < maxMembers)
            sheet.members << QStringLiteral("Guest %1").arg(sheet.members.size());
        KeepingWindow window(sheet, [](const KeptSheet&) { return true; });
        window.show();
        actionOf(window, "&Players and rules…")->trigger();
        const QPointer<TableDialog> dialog = window.findChild<TableDialog*>();
        auto* const name = dialog->findChild<QLineEdit*>();
        name->setText(QStringLiteral("Flo"));
        buttonSaying(*dialog, "&OK")->click();
        QVERIFY(dialog->isVisible());
        QVERIFY(tells(*dialog,
            "A sheet has room for 32 players, with those who have left the "
            "table. Begin a new sheet."));
        QCOMPARE(window.sheet().members.size(), maxMembers);
        auto* const people = dialog->findChild<QListWidget*>();
        delete people->takeItem(people->count() - 1);
        name->setText(QStringLiteral("guest 5")); // is on the sheet
        buttonSaying(*dialog, "&OK")->click();
        QVERIFY(!dialog || !dialog->isVisible());
    }

    void a_hand_that_does_not_hold_says_why()
    {
        const KeptSheet sheet = sheetOf({ "picked by=0 with=0 points=70", "leaster winners=2" });
        const SheetDocument document = documentOf(sheet);
        QCOMPARE(document.remarks.front().fault,
            QStringLiteral("The picker cannot be the partner, too."));
        ScoreSheetModel model;
        model.setDocument(document);
        QCOMPARE(model.happened(0),
            QStringLiteral("Not counted: The picker cannot be the partner, too."));
        QCOMPARE(model.marks(0), QStringLiteral("!"));
        QCOMPARE(model.marks(1), QStringLiteral("L"));
        QCOMPARE(model.total(2), Score { 4 });
    }

    void on_a_small_screen_a_hand_can_be_seen_and_written_without_scrolling()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.resize(800, 560);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* const outcome = named<QTextBrowser>(window, "How the score comes about");
        for (const char* const line : { "3 5 87", "*4", "3 5 87 c" }) {
            lineOf(window)->setText(QString::fromUtf8(line));
            for (const QWidget* const part :
                { static_cast<QWidget*>(buttonSaying(window, "&Write the hand")),
                    static_cast<QWidget*>(outcome), static_cast<QWidget*>(lineOf(window)) }) {
                const QRect place(part->mapTo(&window, QPoint()), part->size());
                QVERIFY2(window.rect().contains(place), line);
                QCOMPARE(part->visibleRegion().boundingRect().size(), part->size());
            }
        }
    }

    void of_two_players_only_the_winner_is_entered()
    {
        KeptSheet sheet { QStringLiteral("Duel"), QDateTime(),
            { QStringLiteral("Ada"), QStringLiteral("Bob") }, {} };
        sheet.table.add(parseTableLine("table arrives=0,1 dealer=1 rules layout=2H-1").value());
        KeepingWindow window(sheet, [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(buttonSaying(window, "Schneider")->isVisible());
        QVERIFY(!buttonSaying(window, "Lost")->isVisible());
        QVERIFY(!buttonSaying(window, "Lost schneider")->isVisible());
        QVERIFY(!named<QLineEdit>(window, "Points of the makers")->isVisible());
    }

    void undo_belongs_to_the_sheet_after_a_line_is_written()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClicks(lineOf(window), QStringLiteral("3 5 87"));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        const std::size_t written = window.sheet().table.lines().size();
        QTest::keyClick(lineOf(window), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.sheet().table.lines().size(), written - 1);
        QCOMPARE(lineOf(window)->text(), QString());
        QTest::keyClick(lineOf(window), Qt::Key_Z, Qt::ControlModifier); // there is no more to undo
        QCOMPARE(lineOf(window)->text(), QString());
        QTest::keyClick(lineOf(window), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(window.sheet().table.lines().size(), written);
        QCOMPARE(lineOf(window)->text(), QString());
    }

    void all_papers_have_the_people_and_rules_of_now()
    {
        KeepingWindow window(sheetOf({ "picked by=0 with=1 points=70", "table leaves=4" }),
            [](const KeptSheet&) { return true; });
        actionOf(window, "&Print…")->trigger();
        auto* const papers = window.findChild<PaperDialog*>();
        QVERIFY(papers);
        papers->findChild<QListWidget*>()->setCurrentRow(2); // a blank sheet
        QCOMPARE(papers->findChild<QSpinBox*>()->value(), 4);
        QVERIFY(buttonSaying(*papers, "With the &names of this table")->isEnabled());
    }

    void the_same_table_again_has_the_people_rules_and_next_dealer()
    {
        KeepingWindow window(
            sheetOf({ "picked by=0 with=1 points=70" }), [](const KeptSheet&) { return true; });
        std::optional<TableSetup> again;
        connect(&window, &KeepingWindow::againWanted, &window,
            [&](const TableSetup& setup) { again = setup; });
        actionOf(window, "Same table &again…")->trigger();
        QVERIFY(again);
        QCOMPARE(again->names, window.sheet().members);
        QCOMPARE(again->dealer, 0); // Ed dealt
        QVERIFY(again->rules->crack == Cracking::One);
    }

    void big_type_shows_the_newest_hand_and_takes_lines()
    {
        KeptSheet sheet = sheetOf({});
        for (int hand = 0; hand < 30; ++hand)
            sheet.table.add(parseTableLine("picked by=0 with=1 points=70").value());
        KeepingWindow window(sheet, [](const KeptSheet&) { return true; });
        window.show();
        actionOf(window, "&Big type")->trigger();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QVERIFY(!named<QLineEdit>(window, "Points of the makers")->isVisible());
        QVERIFY(tells(window, "1 Ada  2 Bob  3 Cy"));
        auto* const rows = named<QTableView>(window, "Score sheet");
        const auto newestInSight = [rows] {
            const QModelIndex newest = rows->model()->index(rows->model()->rowCount() - 1, 0);
            return rows->viewport()->rect().contains(rows->visualRect(newest));
        };
        QTRY_VERIFY(newestInSight());
        lineOf(window)->setText(QStringLiteral("1 2 119"));
        QVERIFY(tells(window, "No cards add up to this number."));
        lineOf(window)->setText(QStringLiteral("3 5 87 z")); // no hand, in either type
        actionOf(window, "&Big type")->trigger();
        QVERIFY(!buttonSaying(window, "&Write the hand")->isEnabled());
        actionOf(window, "&Big type")->trigger();
        QVERIFY(!buttonSaying(window, "&Write the hand")->isEnabled());
        lineOf(window)->setText(QStringLiteral("3 5 87"));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87"));
        QCOMPARE(rows->model()->rowCount(), 31);
        QTRY_VERIFY(newestInSight());
        actionOf(window, "&Correct line")->trigger();
        lineOf(window)->setText(QStringLiteral("3 5 91"));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=91 corrected"));
        actionOf(window, "&Big type")->trigger();
        QVERIFY(named<QLineEdit>(window, "Points of the makers")->isVisible());
    }

    void one_sits_out_a_hand_and_the_others_play_by_rules_that_are_named_once()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        lineOf(window)->setText(QStringLiteral("o2 3 87"));
        auto* const choose = buttonSaying(window, "Choose rules for 4 players…");
        QVERIFY(choose && choose->isVisible());
        choose->click();
        auto* const dialog = window.findChild<QInputDialog*>();
        Q_EMIT dialog->textValueSelected(dialog->comboBoxItems().first());
        QCOMPARE(lineOf(window)->text(), QStringLiteral("o2 3 87"));
        QVERIFY(!choose->isVisible());
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked out=1 by=2 points=87"));
        lineOf(window)->setText(QStringLiteral("3 5 87")); // all five play as before
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87"));
        lineOf(window)->setText(QStringLiteral("o4 3 87")); // the rules for four are known
        QVERIFY(!choose->isVisible());
        QVERIFY(buttonSaying(window, "&Write the hand")->isEnabled());
        QVERIFY(documentOf(window.sheet()).changes.empty());
    }
};

REGISTER_WIDGET_TEST(KeepingWindowTest)
#include "keeping_window_test.moc"
