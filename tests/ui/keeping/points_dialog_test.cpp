// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/keeping/points_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/keeping/kept_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QPointer>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

/// Points without a hand, and changes of the table, beside a hand that is typed.
class PointsDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void totals_of_an_evening_are_written_beside_what_is_typed()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("3 5 87"));
        actionOf(window, "&Totals of an evening…")->trigger();
        auto* const dialog = window.findChild<PointsDialog*>();
        QVERIFY(dialog);
        QVERIFY(!buttonSaying(*dialog, "&Write")->isEnabled());
        named<QSpinBox>(*dialog, "Bob")->setValue(-12);
        QVERIFY(tells(*dialog, "should be 0"));
        named<QSpinBox>(*dialog, "Dot")->setValue(12);
        buttonSaying(*dialog, "&Write")->click();
        QCOMPARE(lastLine(window), QByteArray("evening points=1:-12,3:12"));
        QCOMPARE(lineOf(window)->text(), QStringLiteral("3 5 87"));
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=2 with=4 points=87"));
    }

    void totals_that_do_not_come_to_0_are_written_all_the_same()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        actionOf(window, "&Totals of an evening…")->trigger();
        auto* const dialog = window.findChild<PointsDialog*>();
        named<QSpinBox>(*dialog, "Ed")->setValue(4);
        buttonSaying(*dialog, "&Write all the same")->click();
        QCOMPARE(lastLine(window), QByteArray("evening points=4:4"));
    }

    void a_part_of_what_is_typed_is_not_written()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        const std::size_t lines = window.sheet().table.lines().size();
        actionOf(window, "Bonus or penalt&y…")->trigger();
        auto* const dialog = window.findChild<PointsDialog*>();
        auto* const ada = named<QSpinBox>(*dialog, "Ada");
        ada->selectAll();
        QTest::keyClicks(ada, QStringLiteral("1.500"));
        QCOMPARE(ada->value(), 1);
        buttonSaying(*dialog, "&Write")->click();
        QCOMPARE(window.sheet().table.lines().size(), lines);
        ada->selectAll();
        QTest::keyClicks(ada, QStringLiteral("1500"));
        buttonSaying(*dialog, "&Write")->click();
        QCOMPARE(lastLine(window), QByteArray("bonus points=0:1500"));
    }

    void a_fine_for_the_pot_is_corrected_by_a_double_click()
    {
        KeepingWindow window(sheetOf({}), [](const KeptSheet&) { return true; });
        actionOf(window, "Bonus or penalt&y…")->trigger();
        QPointer<PointsDialog> dialog = window.findChild<PointsDialog*>();
        named<QSpinBox>(*dialog, "Cy")->setValue(-5);
        dialog->findChild<QCheckBox*>()->setChecked(true);
        QVERIFY(tells(*dialog, "The pot: 5"));
        dialog->findChild<QLineEdit*>(QString(), Qt::FindDirectChildrenOnly)
            ->setText(QStringLiteral("talk"));
        buttonSaying(*dialog, "&Write")->click();
        QCOMPARE(lastLine(window), QByteArray("bonus points=2:-5 into-pot note talk"));
        QVERIFY(tells(window, "pot: 5"));
        QTRY_VERIFY(!dialog);
        window.findChild<QTableView*>()->selectRow(0);
        actionOf(window, "&Correct line")->trigger();
        dialog = window.findChild<PointsDialog*>();
        QVERIFY(dialog);
        named<QSpinBox>(*dialog, "Cy")->setValue(-6);
        buttonSaying(*dialog, "&Write")->click();
        QCOMPARE(lastLine(window), QByteArray("bonus points=2:-6 into-pot corrected note talk"));
    }

    /// As a hand is.
    void points_without_a_hand_are_deleted_later_and_come_back()
    {
        KeepingWindow window(sheetOf({ "evening points=0:12,1:-12", "bonus points=2:-5 note talk",
                                 "picked by=0 with=1 points=70" }),
            [](const KeptSheet&) { return true; });
        const TableLines before = window.sheet().table.lines();
        for (const int row : { 0, 1 }) {
            window.findChild<QTableView*>()->selectRow(row);
            actionOf(window, "&Delete line")->trigger();
            TableLines left = before;
            left.erase(left.begin() + row + 1); // behind the opening
            QVERIFY(window.sheet().table.lines() == left);
            actionOf(window, "&Undo")->trigger();
            QVERIFY(window.sheet().table.lines() == before);
        }
    }

    void what_is_typed_stays_while_a_line_is_deleted_and_brought_back()
    {
        KeepingWindow window(
            sheetOf({ "bonus points=2:-5 note talk", "picked by=0 with=1 points=70" }),
            [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("1 2 87"));
        window.findChild<QTableView*>()->selectRow(0);
        actionOf(window, "&Delete line")->trigger();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("1 2 87"));
        actionOf(window, "&Undo")->trigger();
        QCOMPARE(lineOf(window)->text(), QStringLiteral("1 2 87"));
        actionOf(window, "&Redo")->trigger();
        buttonSaying(window, "&Write the hand")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=0 with=1 points=87"));
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 3 });
    }

    void a_correction_goes_on_while_a_line_before_it_is_deleted_and_ends_with_its_own_line()
    {
        KeepingWindow window(
            sheetOf({ "bonus points=2:-5 note talk", "picked by=0 with=1 points=70" }),
            [](const KeptSheet&) { return true; });
        window.findChild<QTableView*>()->selectRow(1);
        actionOf(window, "&Correct line")->trigger();
        lineOf(window)->setText(QStringLiteral("1 2 91"));
        window.findChild<QTableView*>()->selectRow(0);
        actionOf(window, "&Delete line")->trigger();
        buttonSaying(window, "&Write the correction")->click();
        QCOMPARE(lastLine(window), QByteArray("picked by=0 with=1 points=91 corrected"));
        window.findChild<QTableView*>()->selectRow(0);
        actionOf(window, "&Correct line")->trigger();
        actionOf(window, "&Delete line")->trigger();
        QVERIFY(buttonSaying(window, "&Write the hand"));
        QCOMPARE(window.sheet().table.lines().size(), std::size_t { 1 });
    }

    void what_is_typed_stays_while_a_player_joins()
    {
        KeepingWindow window(sheetOf({ "picked by=0 with=1 points=70", "table leaves=4" }),
            [](const KeptSheet&) { return true; });
        lineOf(window)->setText(QStringLiteral("1 2 87"));
        actionOf(window, "&Players and rules…")->trigger();
        auto* const dialog = window.findChild<TableDialog*>();
        TableSetup setup = dialog->setup();
        setup.names << QStringLiteral("Fay");
        dialog->setSetup(setup);
        buttonSaying(*dialog, "&OK")->click();
        QCOMPARE(
            lastLine(window), QByteArray("table leaves=4 arrives=5@3 dealer=0 rules layout=4H-1"));
        QCOMPARE(lineOf(window)->text(), QStringLiteral("1 2 87"));
    }
};

REGISTER_WIDGET_TEST(PointsDialogTest)
#include "points_dialog_test.moc"
