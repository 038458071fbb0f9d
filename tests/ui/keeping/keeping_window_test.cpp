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

    void a_hand_that_is_half_typed_waits_while_another_is_corrected()
    {
        KeepingWindow window(sheetOf({ "picked by=0 with=1 points=70", "leaster winners=2" }),
            [](const KeptSheet&) { return true; });
        auto* const rows = named<QTableView>(window, "Score sheet");
        lineOf(window)->setText(QStringLiteral("3 5 8"));
        Q_EMIT rows->activated(rows->model()->index(0, 0));
        QCOMPARE(lineOf(window)->text(), QString());
        buttonSaying(window, "Cancel")->click();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 8"));

        Q_EMIT rows->activated(rows->model()->index(0, 0));
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        Q_EMIT rows->activated(rows->model()->index(1, 0));
        actionOf(window, "&Insert hand before")->trigger();
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 8"));
        actionOf(window, "&Next hand")->trigger(); // it is the next hand
        QTest::keyClicks(lineOf(window), QStringLiteral("7"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87"));
        QCOMPARE(lineOf(window)->text(), QString());
    }

    void what_waits_is_kept_with_what_is_typed()
    {
        KeepingWindow window(
            sheetOf({ "picked by=0 with=1 points=70" }), [](const KeptSheet&) { return true; });
        QString kept;
        window.keepTyping(
            [&kept](const KeptSheet&, const std::optional<TypedDraft>& typed) {
                kept = typed ? typed->text : QString();
            },
            {});
        lineOf(window)->setText(QStringLiteral("3 5 8"));
        auto* const rows = named<QTableView>(window, "Score sheet");
        Q_EMIT rows->activated(rows->model()->index(0, 0));
        QTRY_COMPARE(kept, QStringLiteral("3 5 8"));
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

    void undo_belongs_to_the_line_while_it_is_typed()
    {
        KeepingWindow window(
            sheetOf({ "picked by=0 with=1 points=70" }), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClicks(lineOf(window), QStringLiteral("3 5 87"));
        QTest::keyClick(lineOf(window), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 2 });
        QCOMPARE(lineOf(window)->text(), QString());
        QTest::keyClick(lineOf(window), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 1 });
    }

    void a_line_that_is_cleared_leaves_nothing_in_force()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("1 o2 o3"));
        lineOf(window)->setText({});
        lineOf(window)->setText(QStringLiteral("3 5 87"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87"));
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

    void few_points_are_asked_about_and_Enter_says_yes()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClicks(lineOf(window), QStringLiteral("2 4 7"));
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lineOf(window)->text(), QStringLiteral("2 4 =7"));
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 1 }); // what it pays is shown
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lastLine(window), QByteArray("picked by=1 with=3 points=7"));
    }

    void members_have_other_names_while_a_hand_is_half_typed()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        const QStringList names { QStringLiteral("Adele"), QStringLiteral("Bob"),
            QStringLiteral("Cy"), QStringLiteral("Dot"), QStringLiteral("Ed") };
        named<QToolButton>(window, "Picker: Ada")->click();
        auto* const points = named<QLineEdit>(window, "Points of the makers");
        points->setText(QStringLiteral("eighty"));
        window.renameMembers(names);
        QVERIFY(!named<QToolButton>(window, "Picker: Ada"));
        QVERIFY(named<QToolButton>(window, "Picker: Adele")->isChecked());
        QVERIFY(tells(window, "1  Adele"));
        QCOMPARE(points->text(), QStringLiteral("eighty"));
        QVERIFY(tells(window, "\"eighty\" is not a number."));
        QCOMPARE(window.sheet().members, names);
    }

    void a_question_about_few_points_stays_when_members_have_other_names()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        lineOf(window)->setText(QStringLiteral("2 4 7"));
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
        QStringList names = window.sheet().members;
        names.front() = QStringLiteral("Adele");
        window.renameMembers(names);
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
        lineOf(window)->setText(QStringLiteral("3 ?"));
        QVERIFY(tells(window, "\"?\" means nothing here."));
        window.renameMembers(sheetOf({}).members);
        QVERIFY(tells(window, "\"?\" means nothing here."));
    }

    void few_points_are_asked_about_where_eight_sit_at_the_table()
    {
        KeptSheet sheet = sheetOf({ "table arrives=5,6,7" });
        sheet.members << QStringLiteral("Flo") << QStringLiteral("Gil") << QStringLiteral("Hal");
        KeepingWindow window(sheet, [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("o1 o6 o8 2 4 7"));
        QVERIFY(tells(window, "7 points? Press Enter, or type =7."));
    }

    void the_line_tells_its_letters_and_Down_chooses()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClicks(lineOf(window), QStringLiteral("3 5 m"));
        QVERIFY(tells(window, "Bob misplayed"));
        QTest::keyClick(lineOf(window), Qt::Key_Down);
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 m1"));
        QTest::keyClick(lineOf(window), Qt::Key_Down);
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 m2"));
        QTest::keyClick(lineOf(window), Qt::Key_Return);
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 reneged=1"));
    }

    void points_that_are_no_number_are_refused_with_words()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        named<QToolButton>(window, "Picker: Bob")->click();
        named<QToolButton>(window, "Partner: Dot")->click();
        auto* const points = named<QLineEdit>(window, "Points of the makers");
        points->setText(QStringLiteral("8.7"));
        QVERIFY(!buttonSaying(window, "&Write the hand")->isEnabled());
        QCOMPARE(points->text(), QStringLiteral("8.7"));
        points->setText(QStringLiteral("87"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=1 with=3 points=87"));
    }
};

REGISTER_WIDGET_TEST(KeepingWindowTest)
#include "keeping_window_test.moc"
