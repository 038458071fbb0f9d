// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/score_totals_model.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

class ScoreTotalsModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_follows_the_sheet()
    {
        ScoreSheetModel sheet;
        ScoreTotalsModel totals(sheet);
        QAbstractItemModelTester honest(
            &totals, QAbstractItemModelTester::FailureReportingMode::QtTest);
        sheet.setDocument(document(5, 0));
        sheet.setSheet(variedSheet(5, 8));
        QCOMPARE(totals.columnCount(), sheet.columnCount());
        QCOMPARE(totals.index(0, 0).data().toString(), QString::number(sheet.total(0).value));
    }

    void those_who_lead_are_marked()
    {
        SheetDocument two = document(5, 0);
        two.sheet.add(pickedRow(1, 5, seatAt(0),
            { .picker = seatAt(1), .partners = { seatAt(2) }, .makersPoints = { 20 } }));
        ScoreSheetModel sheet;
        sheet.setDocument(two);
        const ScoreTotalsModel totals(sheet);
        QVERIFY(totals.index(0, 0).data(ScoreTotalsModel::LeadsRole).toBool());
        QVERIFY(totals.index(0, 4).data(ScoreTotalsModel::LeadsRole).toBool());
        QVERIFY(!totals.index(0, 2).data(ScoreTotalsModel::LeadsRole).toBool());
    }

    void no_seat_leads_while_all_are_equal()
    {
        ScoreSheetModel sheet;
        sheet.setDocument(document(4, 0));
        const ScoreTotalsModel totals(sheet);
        QVERIFY(!totals.index(0, 0).data(ScoreTotalsModel::LeadsRole).toBool());
    }

    void a_screen_reader_hears_the_name_and_the_total()
    {
        SheetDocument one = document(5, 0);
        one.sheet.add(leasterRow(1, 5, seatAt(0)));
        ScoreSheetModel sheet;
        sheet.setDocument(one);
        const ScoreTotalsModel totals(sheet);
        QCOMPARE(totals.index(0, 0).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("You: 4, leading"));
        QCOMPARE(totals.index(0, 1).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Ada: \u22121"));
    }

    void where_points_are_money_a_second_row_says_how_much()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        SheetDocument one = document(5, 0);
        one.stakes = { { 0, 5 } };
        one.sheet.add(leasterRow(1, 5, seatAt(0)));
        ScoreSheetModel sheet;
        ScoreTotalsModel totals(sheet);
        QCOMPARE(totals.rowCount(), 1);
        sheet.setDocument(one);
        QCOMPARE(totals.rowCount(), 2);
        QCOMPARE(totals.index(1, 0).data().toString(), QStringLiteral("0.20"));
        QCOMPARE(totals.headerData(1, Qt::Vertical, Qt::DisplayRole).toString(),
            QStringLiteral("Money"));
    }

    void each_hand_counts_at_the_stake_it_was_played_for()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
        SheetDocument two = document(5, 0);
        two.stakes = { { 0, 5 }, { 1, 10 } };
        two.sheet.add(leasterRow(1, 5, seatAt(0)));
        ScoreSheetModel sheet;
        ScoreTotalsModel totals(sheet);
        sheet.setDocument(two);
        QCOMPARE(totals.index(1, 0).data().toString(), QStringLiteral("0.20"));
        two.sheet.add(leasterRow(2, 5, seatAt(1)));
        sheet.setSheet(two.sheet);
        QCOMPARE(totals.index(1, 0).data().toString(), QStringLiteral("0.60"));
        QCOMPARE(totals.index(1, 1).data().toString(), QStringLiteral("\u22120.15"));
    }
};

REGISTER_TEST(ScoreTotalsModelTest)
#include "score_totals_model_test.moc"
