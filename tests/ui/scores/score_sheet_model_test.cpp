// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/score_sheet_model.h"
#include "ui/words/scores/sheet_words.h"

#include <QAbstractItemModelTester>
#include <QLocale>
#include <QSignalSpy>
#include <QTest>

#include <limits>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

QModelIndex cell(const ScoreSheetModel& model, int row, int seat) { return model.index(row, seat); }

PickedOutcome pickedByBruno(int points)
{
    return { .picker = seatAt(2), .partners = { seatAt(3) }, .makersPoints = { points } };
}

/// Ada deals, Bruno and Clara win; then Bruno deals, Bruno and Clara lose on the bump.
SheetDocument twoHands(const Variant& variant = {}, int seats = 5)
{
    SheetDocument document = samples::document(seats, 0, variant);
    document.sheet.add(pickedRow(1, seats, seatAt(1), pickedByBruno(72), variant));
    document.sheet.add(pickedRow(2, seats, seatAt(4), pickedByBruno(40), variant));
    return document;
}

} // namespace

class ScoreSheetModelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_size_of_table_is_an_honest_model_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hands");
        for (const int seats : { 2, 3, 4, 5, 6, 7, 8 })
            for (const int hands : { 0, 1, 60 })
                QTest::addRow("%d players, %d hands", seats, hands) << seats << hands;
    }

    void every_size_of_table_is_an_honest_model()
    {
        QFETCH(int, seats);
        QFETCH(int, hands);
        ScoreSheetModel model;
        QAbstractItemModelTester honest(
            &model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setDocument(document(seats, 0));
        model.setSheet(variedSheet(seats, hands));
        QCOMPARE(model.rowCount(), hands);
        QCOMPARE(model.columnCount(), seats + 1);
        QCOMPARE(model.total(1), model.document().sheet.total(seatAt(1)));
    }

    void a_cell_has_the_score_and_the_running_total()
    {
        ScoreSheetModel model;
        model.setDocument(twoHands());
        QCOMPARE(cell(model, 0, 2).data().toString(), QStringLiteral("+2"));
        QCOMPARE(cell(model, 0, 2).data(ScoreSheetModel::TotalRole).toInt(), 2);
        QCOMPARE(cell(model, 1, 2).data().toString(), QStringLiteral("\u22124"));
        QCOMPARE(cell(model, 1, 2).data(ScoreSheetModel::ScoreRole).toInt(), -4);
        QCOMPARE(cell(model, 1, 2).data(ScoreSheetModel::TotalRole).toInt(), -2);
        QCOMPARE(cell(model, 1, 0).data(ScoreSheetModel::TotalRole).toInt(), 1);
    }

    void the_last_column_says_what_happened()
    {
        ScoreSheetModel model;
        model.setDocument(twoHands());
        QCOMPARE(model.index(0, model.happenedColumn()).data().toString(),
            QStringLiteral("Bruno picked, with Clara: won 72 to 48"));
    }

    void where_people_share_the_computer_it_says_whose_the_hints_were()
    {
        SheetDocument document = twoHands();
        document.people = SeatSet::firstSeats(3);
        document.hinted = { { 1, { seatAt(1), seatAt(2) } } };
        ScoreSheetModel model;
        model.setDocument(document);
        const QStringList names { QStringLiteral("Ada"), QStringLiteral("Bruno") };
        QVERIFY2(
            model.happened(1).endsWith(
                QStringLiteral("; with hints for %1").arg(QLocale().createSeparatedList(names))),
            qPrintable(model.happened(1)));
    }

    void a_hand_with_hints_is_marked()
    {
        SheetDocument document = twoHands();
        document.hinted = { { 1, { seatAt(0) } } };
        ScoreSheetModel model;
        model.setDocument(document);
        const QString words = QStringLiteral("; with hints");
        QVERIFY(!model.happened(0).endsWith(words));
        QVERIFY(model.happened(1).endsWith(words));
        const auto header = [&](int row, int role) {
            return model.headerData(row, Qt::Vertical, role).toString();
        };
        QCOMPARE(header(0, Qt::DisplayRole), QStringLiteral("1"));
        QCOMPARE(header(1, Qt::DisplayRole), QStringLiteral("2ʰ"));
        QVERIFY(!header(0, Qt::ToolTipRole).contains(words));
        QVERIFY(header(1, Qt::ToolTipRole).contains(words));
    }

    void the_picker_the_partner_and_the_dealer_are_marked()
    {
        ScoreSheetModel model;
        model.setDocument(twoHands());
        QList<int> roles;
        QList<bool> dealers;
        for (int seat = 0; seat < 5; ++seat) {
            roles << cell(model, 0, seat).data(ScoreSheetModel::SeatRoleRole).toInt();
            dealers << cell(model, 0, seat).data(ScoreSheetModel::DealtRole).toBool();
        }
        QCOMPARE(roles,
            QList<int>({ 0, 0, static_cast<int>(SeatRole::Picker),
                static_cast<int>(SeatRole::Partner), 0 }));
        QCOMPARE(dealers, QList<bool>({ false, true, false, false, false }));
    }

    void a_dealer_who_sits_out_has_a_total_and_no_score()
    {
        const Variant sitOut { .dealerSitsOut = true };
        ScoreSheetModel model;
        model.setDocument(twoHands(sitOut, 6));
        const QModelIndex dealer = cell(model, 1, 4);
        QCOMPARE(dealer.data().toString(), QStringLiteral("\u2013"));
        QVERIFY(!dealer.data(ScoreSheetModel::ScoreRole).isValid());
        QCOMPARE(dealer.data(ScoreSheetModel::TotalRole).toInt(), -1);
        QCOMPARE(dealer.data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Emil sat out, total \u22121, dealt"));
    }

    void a_thrown_in_hand_changes_no_total()
    {
        SheetDocument document = twoHands();
        document.sheet.add(thrownInRow(3, seatAt(2)));
        ScoreSheetModel model;
        model.setDocument(document);
        QCOMPARE(cell(model, 2, 0).data().toString(), QStringLiteral("\u2013"));
        QCOMPARE(cell(model, 2, 0).data(ScoreSheetModel::TotalRole).toInt(), 1);
        QCOMPARE(cell(model, 2, 0).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("You: no score, total 1"));
    }

    void a_screen_reader_hears_who_what_and_how_much()
    {
        ScoreSheetModel model;
        model.setDocument(twoHands());
        QCOMPARE(cell(model, 0, 2).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Bruno: +2, total 2, picked"));
        QCOMPARE(cell(model, 0, 1).data(Qt::AccessibleTextRole).toString(),
            QStringLiteral("Ada: \u22121, total \u22121, dealt"));
        QCOMPARE(model.headerData(1, Qt::Vertical, Qt::AccessibleTextRole).toString(),
            QStringLiteral("Hand 2, Emil dealt"));
    }

    void headings_are_names_and_hand_numbers()
    {
        ScoreSheetModel model;
        model.setDocument(twoHands());
        QCOMPARE(model.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("Bruno"));
        QCOMPARE(model.headerData(5, Qt::Horizontal, Qt::DisplayRole).toString(),
            QStringLiteral("What happened"));
        QCOMPARE(model.headerData(1, Qt::Vertical, Qt::DisplayRole).toInt(), 2);
    }

    /// Screen readers ask for them: of a row that was just taken back, or of none.
    void there_is_no_heading_beside_the_sheet()
    {
        ScoreSheetModel model;
        model.setDocument(twoHands());
        for (const int section : { std::numeric_limits<int>::min(), -1, 6, 1000 })
            for (const Qt::Orientation orientation : { Qt::Horizontal, Qt::Vertical })
                for (const int role : { Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole })
                    QVERIFY(!model.headerData(section, orientation, role).isValid());
    }

    void a_new_hand_is_one_more_row()
    {
        SheetDocument document = twoHands();
        ScoreSheetModel model;
        model.setDocument(document);
        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);

        document.sheet.add(leasterRow(3, 5, seatAt(2)));
        model.setSheet(document.sheet);

        QCOMPARE(inserted.size(), 1);
        QCOMPARE(reset.size(), 0);
        QCOMPARE(cell(model, 2, 0).data(ScoreSheetModel::TotalRole).toInt(), 5);
    }

    void a_hand_taken_back_is_one_row_less()
    {
        SheetDocument document = twoHands();
        const ScoreSheet before = document.sheet;
        document.sheet.add(leasterRow(3, 5, seatAt(2)));
        ScoreSheetModel model;
        model.setDocument(document);
        QSignalSpy removed(&model, &QAbstractItemModel::rowsRemoved);

        model.setSheet(before);

        QCOMPARE(removed.size(), 1);
        QCOMPARE(model.total(0), before.total(seatAt(0)));
    }

    void another_sheet_is_shown_anew()
    {
        ScoreSheetModel model;
        model.setDocument(twoHands());
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);

        ScoreSheet other(5);
        other.add(thrownInRow(1, seatAt(0)));
        model.setSheet(other);

        QCOMPARE(reset.size(), 1);
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.total(2), Score { 0 });
    }
};

REGISTER_TEST(ScoreSheetModelTest)
#include "score_sheet_model_test.moc"
