// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/printed_sheet.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/score_sheet_model.h"
#include "ui/scores/sheet_plan.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

/// How a printed sheet fits on its paper.
class SheetPaperTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void everything_stays_within_the_margins_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QPageSize::PageSizeId>("paper");
        for (const auto paper : { QPageSize::Letter, QPageSize::A4 })
            for (const int seats : { 2, 5, 8 })
                QTest::addRow("%s, %d players", qPrintable(QPageSize::key(paper)), seats)
                    << seats << paper;
    }

    void everything_stays_within_the_margins()
    {
        QFETCH(int, seats);
        QFETCH(QPageSize::PageSizeId, paper);
        SheetDocument sheet = document(seats, 60);
        sheet.players = longNames(seats);
        const PrintedPages pages = press_.print(sheet, paper, QPageLayout::Portrait);
        QCOMPARE(pages.sizes.first().toSize(), QPageSize::sizePoints(paper));
        for (const PrintedWord& word : pages.words) {
            const QSizeF size = pages.sizes[word.page];
            const QRectF inside = QRectF(QPointF(), size)
                                      .adjusted(marginPoints - 1, marginPoints - 1,
                                          1 - marginPoints, 1 - marginPoints);
            QVERIFY2(inside.contains(word.place), qPrintable(word.text));
        }
    }

    void only_the_pages_asked_for_are_printed()
    {
        const QString file = press_.file(QStringLiteral("second.pdf"));
        QPrinter printer(QPrinter::HighResolution);
        const ScorePrinter scores(document(5, 60));
        preparePdf(printer, scores, QPageSize::A4, file);
        printer.setPrintRange(QPrinter::PageRange);
        printer.setFromTo(2, 2);
        QVERIFY(scores.print(printer));
        const PrintedPages pages = readBack(file);
        QCOMPARE(pages.sizes.size(), 1);
        QVERIFY(pages.textOf(0).contains(QStringLiteral("Page 2 of")));
    }

    void a_table_of_eight_lies_on_its_side()
    {
        const PrintedPages eight = press_.print(document(8, 3), QPageSize::A4);
        QCOMPARE_GT(eight.sizes.first().width(), eight.sizes.first().height());
        const PrintedPages five = press_.print(document(5, 3), QPageSize::A4);
        QCOMPARE_LT(five.sizes.first().width(), five.sizes.first().height());
    }

    void fifty_hands_take_three_pages_at_most_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<QPageSize::PageSizeId>("paper");
        for (int seats = 2; seats <= 8; ++seats) {
            QTest::addRow("%d players, Letter", seats) << seats << QPageSize::Letter;
            QTest::addRow("%d players, A4", seats) << seats << QPageSize::A4;
        }
    }

    void fifty_hands_take_three_pages_at_most()
    {
        QFETCH(int, seats);
        QFETCH(QPageSize::PageSizeId, paper);
        QCOMPARE_LE(press_.print(document(seats, 50), paper).sizes.size(), 3);
        QCOMPARE(press_.print(document(seats, 15), paper).sizes.size(), 1);
    }

    void the_type_of_a_short_evening_can_be_read_across_a_table()
    {
        const PrintedPages pages = press_.print(document(5, 10), QPageSize::Letter);
        QCOMPARE(pages.sizes.size(), 1);
        for (const PrintedWord& number : printedNumbers(pages))
            QCOMPARE_GT(number.place.height(), 12); // points, from the top of the line to its foot
    }

    void the_rest_of_the_last_page_has_rows_to_write_on()
    {
        for (const int hands : { 0, 7, 50 }) {
            ScoreSheetModel sheet;
            sheet.setDocument(document(5, hands));
            QPrinter printer(QPrinter::HighResolution);
            preparePdf(printer, ScorePrinter(sheet.document()), QPageSize::Letter, {});
            const PrintMeasures measures(&printer, 10);
            const QSizeF page = printer.pageLayout().paintRectPixels(printer.resolution()).size();
            const SheetPlan plan(sheet, measures, page);
            QCOMPARE_GE(plan.pages().back().blankRows, 4);
            QVERIFY(plan.pages().back().totals);
            QCOMPARE_GE(plan.blankRowHeight(), measures.points(20));
        }
    }

private:
    SheetPress press_;
};

REGISTER_WIDGET_TEST(SheetPaperTest)
#include "sheet_paper_test.moc"
