// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/derivation_dialog.h"
#include "ui/scores/score_sheet_view.h"
#include "ui/scores/sheet_headers.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

QTableView* tableOf(const ScoreSheetView& view, const QString& name)
{
    for (QTableView* table : view.findChildren<QTableView*>())
        if (table->accessibleName() == name)
            return table;
    return nullptr;
}

QTableView* sheetOf(const ScoreSheetView& view)
{
    return tableOf(view, QStringLiteral("Score sheet"));
}

QTableView* totalsOf(const ScoreSheetView& view) { return tableOf(view, QStringLiteral("Totals")); }

QString wordsOf(const ScoreSheetView& view)
{
    return view.findChild<QLabel*>(QStringLiteral("chosenHand"))->text();
}

void showAt(ScoreSheetView& view, int width)
{
    view.resize(width, 600);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
}

/// The title of the window that explains a hand; closes it.
QString explainedIn(const ScoreSheetView& view)
{
    auto* const dialog = view.findChild<DerivationDialog*>();
    if (dialog == nullptr)
        return {};
    QString title = dialog->windowTitle();
    delete dialog;
    return title;
}

/// What changes the sheet's columns in the course of an evening.
void make(const QString& change, ScoreSheetView& view, int seats)
{
    if (change == QStringLiteral("first hand"))
        view.setSheet(variedSheet(seats, 1));
    if (change == QStringLiteral("new game"))
        view.setDocument(document(seats, 0));
    if (change == QStringLiteral("new rules")) {
        SheetDocument sheet = document(seats, 41);
        sheet.changes = { { 40, QStringLiteral("Jack of diamonds") } };
        sheet.stakes = { { 0, 25 } };
        view.setDocument(sheet);
    }
    if (change == QStringLiteral("resize"))
        view.resize(520, 300);
    if (change == QStringLiteral("font")) {
        QFont font = view.font();
        font.setPointSizeF(font.pointSizeF() * 1.5);
        view.setFont(font);
    }
}

bool rowIsInSight(const QTableView& table, int row)
{
    const QRect cell = table.visualRect(table.model()->index(row, 0));
    return table.viewport()->rect().contains(cell.center());
}

} // namespace

class ScoreSheetViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void the_newest_hand_is_in_sight()
    {
        ScoreSheetView view;
        view.setDocument(document(5, 200));
        showAt(view, 260);
        QVERIFY(rowIsInSight(*sheetOf(view), 199));
        QVERIFY(!rowIsInSight(*sheetOf(view), 0));
    }

    void a_new_hand_comes_into_sight_and_is_told()
    {
        ScoreSheetView view;
        view.setDocument(document(5, 60));
        showAt(view, 260);
        sheetOf(view)->scrollToTop();
        view.setSheet(variedSheet(5, 61));
        QVERIFY(rowIsInSight(*sheetOf(view), 60));
        QVERIFY(wordsOf(view).startsWith(QStringLiteral("Hand 61, You dealt\n")));
    }

    void the_totals_stand_under_their_columns_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hands");
        for (const int seats : { 3, 5, 8 }) {
            QTest::addRow("%d players, no scroll bar", seats) << seats << 2;
            QTest::addRow("%d players, scroll bar", seats) << seats << 90;
        }
    }

    void the_totals_stand_under_their_columns()
    {
        QFETCH(int, seats);
        QFETCH(int, hands);
        ScoreSheetView view;
        view.setDocument(document(seats, hands));
        showAt(view, 340);
        for (int column = 0; column < seats; ++column) {
            QCOMPARE(totalsOf(view)->columnViewportPosition(column),
                sheetOf(view)->columnViewportPosition(column));
            QCOMPARE(totalsOf(view)->columnWidth(column), sheetOf(view)->columnWidth(column));
        }
        QCOMPARE(totalsOf(view)->viewport()->mapTo(&view, QPoint()).x(),
            sheetOf(view)->viewport()->mapTo(&view, QPoint()).x());
    }

    void every_total_stays_under_its_name_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QString>("change");
        for (int seats = 2; seats <= 8; ++seats)
            for (const char* const change :
                { "first hand", "new game", "new rules", "resize", "font" })
                QTest::addRow("%d players, %s", seats, change)
                    << seats << QString::fromLatin1(change);
    }

    void every_total_stays_under_its_name()
    {
        QFETCH(int, seats);
        QFETCH(QString, change);
        for (const auto shape : { ScoreSheetView::Shape::Narrow, ScoreSheetView::Shape::Wide }) {
            ScoreSheetView view(shape);
            view.setDocument(document(change == QStringLiteral("new game") ? 10 - seats : seats,
                change == QStringLiteral("first hand") ? 0 : 40));
            showAt(view, 640);
            make(change, view, seats);
            QCoreApplication::processEvents();
            for (int column = 0; column <= seats; ++column) {
                QCOMPARE(
                    totalsOf(view)->isColumnHidden(column), sheetOf(view)->isColumnHidden(column));
                QCOMPARE(totalsOf(view)->columnWidth(column), sheetOf(view)->columnWidth(column));
                QCOMPARE(totalsOf(view)->columnViewportPosition(column),
                    sheetOf(view)->columnViewportPosition(column));
            }
        }
    }

    void names_that_begin_alike_and_have_no_room_stand_upright()
    {
        SheetDocument sheet = document(6, 3);
        for (int i = 0; i < 6; ++i)
            sheet.players[i] = QStringLiteral("Wilhelmine %1").arg(i);
        ScoreSheetView view;
        view.setDocument(sheet);
        showAt(view, 280);
        const auto* header = qobject_cast<PlayerHeader*>(sheetOf(view)->horizontalHeader());
        QVERIFY(header->upright());
        QCOMPARE_GT(header->height(), 3 * header->fontMetrics().height());
    }

    void names_that_differ_at_once_are_cut_to_their_first_letters()
    {
        SheetDocument sheet = document(3, 3);
        sheet.players = { QStringLiteral("Alexandrina Wilhelmine"),
            QStringLiteral("Bartholomew the Younger"), QStringLiteral("Mo") };
        ScoreSheetView view(ScoreSheetView::Shape::Pad);
        view.setDocument(sheet);
        showAt(view, 280);
        const auto* header = qobject_cast<PlayerHeader*>(sheetOf(view)->horizontalHeader());
        QVERIFY(!header->upright());
        QVERIFY(header->shown(0).startsWith(QStringLiteral("Alex")));
        QVERIFY(header->shown(0).endsWith(u'.') && header->shown(1).endsWith(u'.'));
        QCOMPARE(header->shown(2), QStringLiteral("Mo"));
    }

    void names_lie_where_they_fit()
    {
        ScoreSheetView view;
        view.setDocument(document(3, 3));
        showAt(view, 280);
        const auto* header = qobject_cast<PlayerHeader*>(sheetOf(view)->horizontalHeader());
        QVERIFY(!header->upright());
        QCOMPARE_LT(header->height(), 3 * header->fontMetrics().height());
    }

    void every_column_is_in_sight_at_the_smallest_width_data()
    {
        QTest::addColumn<int>("seats");
        for (const int seats : { 2, 3, 4, 5, 6, 7, 8 })
            QTest::addRow("%d players", seats) << seats;
    }

    void every_column_is_in_sight_at_the_smallest_width()
    {
        QFETCH(int, seats);
        ScoreSheetView view;
        view.setDocument(document(seats, 90));
        showAt(view, view.minimumWidth());
        const QTableView* sheet = sheetOf(view);
        QCOMPARE_LE(sheet->columnViewportPosition(seats - 1) + sheet->columnWidth(seats - 1),
            sheet->viewport()->width());
    }

    void a_larger_table_shows_every_player()
    {
        ScoreSheetView view;
        view.ensurePolished();
        for (const int seats : { 5, 6 }) {
            view.setDocument(document(seats, 1));
            for (int column = 0; column < seats; ++column) {
                QVERIFY(!sheetOf(view)->isColumnHidden(column));
                QVERIFY(!sheetOf(view)->itemDelegateForColumn(column));
                QVERIFY(!totalsOf(view)->isColumnHidden(column));
            }
        }
    }

    void enter_and_a_double_click_explain_a_hand()
    {
        ScoreSheetView view;
        view.setDocument(document(5, 8));
        showAt(view, 260);
        QTableView* sheet = sheetOf(view);

        QTest::keyClick(sheet, Qt::Key_Up);
        QTest::keyClick(sheet, Qt::Key_Return);
        QCOMPARE(explainedIn(view), QStringLiteral("Hand 7, Ada dealt"));

        const QPoint third = sheet->visualRect(sheet->model()->index(2, 1)).center();
        QTest::mouseClick(sheet->viewport(), Qt::LeftButton, {}, third);
        QTest::mouseDClick(sheet->viewport(), Qt::LeftButton, {}, third);
        QCOMPARE(explainedIn(view), QStringLiteral("Hand 3, Bruno dealt"));
    }

    void the_button_explains_the_chosen_hand()
    {
        ScoreSheetView view;
        auto* const why = view.findChild<QPushButton*>();
        QVERIFY(!why->isEnabled());
        view.setDocument(document(5, 8));
        showAt(view, 260);
        QTest::keyClick(sheetOf(view), Qt::Key_Up);
        QTest::mouseClick(why, Qt::LeftButton);
        QCOMPARE(explainedIn(view), QStringLiteral("Hand 7, Ada dealt"));
    }

    void the_hand_that_was_dealt_last_can_be_explained()
    {
        SheetDocument sheet = document(5, 3);
        sheet.sheet.add({ .number = 4, .outcome = PotSettled {}, .toPot = -4 });
        ScoreSheetView view;
        view.setDocument(sheet);
        showAt(view, 260);
        view.explainLastHand();
        QCOMPARE(explainedIn(view), QStringLiteral("Hand 3, Bruno dealt"));
    }

    void the_arrow_keys_tell_older_hands()
    {
        ScoreSheetView view;
        view.setDocument(document(5, 8));
        showAt(view, 260);
        QCOMPARE(wordsOf(view),
            QStringLiteral("Hand 8, Bruno dealt\nLeaster: You won with 10 point(s)"));
        QTest::keyClick(sheetOf(view), Qt::Key_Up);
        QVERIFY(wordsOf(view).startsWith(QStringLiteral("Hand 7, Ada dealt\n")));
    }

    void an_empty_sheet_says_so()
    {
        ScoreSheetView view;
        showAt(view, 300); // before it has any sheet
        view.setDocument(document(5, 0));
        QCOMPARE(wordsOf(view), QStringLiteral("No hand has been played yet."));
        view.setSheet(variedSheet(5, 1));
        QVERIFY(wordsOf(view).startsWith(QStringLiteral("Hand 1, You dealt\n")));
    }

    void without_a_game_the_title_has_all_the_room()
    {
        ScoreSheetView view;
        showAt(view, 400);
        const QTableView* const sheet = sheetOf(view);
        QCOMPARE(sheet->columnWidth(0), sheet->viewport()->width());
    }

    void the_words_have_a_column_in_the_wide_shape()
    {
        ScoreSheetView wide(ScoreSheetView::Shape::Wide);
        wide.setDocument(document(5, 8));
        showAt(wide, 800);
        QVERIFY(!sheetOf(wide)->isColumnHidden(5));

        ScoreSheetView narrow;
        narrow.setDocument(document(5, 8));
        QVERIFY(sheetOf(narrow)->isColumnHidden(5));
    }

    void a_screen_reader_finds_a_table_with_totals()
    {
        ScoreSheetView view;
        view.setDocument(document(5, 8));
        showAt(view, 260);

        QAccessibleInterface* sheet = QAccessible::queryAccessibleInterface(sheetOf(view));
        QCOMPARE(sheet->tableInterface()->rowCount(), 8);
        QCOMPARE(sheet->tableInterface()->cellAt(7, 0)->text(QAccessible::Name),
            QStringLiteral("You: +4, total 11"));
        QAccessibleInterface* totals = QAccessible::queryAccessibleInterface(totalsOf(view));
        QCOMPARE(totals->tableInterface()->cellAt(0, 0)->text(QAccessible::Name),
            QStringLiteral("You: 11, leading"));
    }
};

REGISTER_WIDGET_TEST(ScoreSheetViewTest)
#include "score_sheet_view_test.moc"
