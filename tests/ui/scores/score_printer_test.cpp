// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/printed_sheet.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/words/scores/sheet_figures.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

/// All figures as the sheet has them, hand after hand, and then the totals; within a hand in the
/// order of the alphabet.
QList<QStringList> expectedFigures(const ScoreSheet& sheet)
{
    QList<QStringList> hands;
    for (std::size_t row = 0; row < sheet.rows().size(); ++row) {
        QStringList figures;
        const bool thrownIn = std::holds_alternative<ThrowIn>(sheet.rows()[row].outcome);
        for (const Seat seat : SeatSet::firstSeats(sheet.seats()))
            figures << (thrownIn ? QStringLiteral("\u2013")
                                 : scoreText(sheet.rows()[row].scores.scores[seat]))
                    << totalText(sheet.totalAfter(row + 1, seat));
        figures.sort();
        hands << figures;
    }
    return hands;
}

/// The figures on the lines of a hand: those nearer to its number than to any other.
QStringList printedFigures(const PrintedPages& pages, const QList<PrintedWord>& numbers, int hand)
{
    const FigureColumns columns = figureColumns(pages);
    QStringList figures;
    static const QRegularExpression figure(QStringLiteral("^[+\u2212]?\\d+$|^\u2013$"));
    for (const PrintedWord& word : pages.words) {
        const bool inside = word.page == numbers[hand].page && word.place.left() > columns.begin
            && word.place.right() < columns.end && figure.match(word.text).hasMatch();
        const double distance =
            std::abs(word.place.center().y() - numbers[hand].place.center().y());
        if (inside && distance < 9)
            figures << word.text;
    }
    figures.sort();
    return figures;
}

} // namespace

class ScorePrinterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    /// Games by the same rules have one name until a person gives them others.
    void the_sheets_of_two_evenings_are_saved_under_two_names()
    {
        SheetDocument sheet = document(5, 3);
        sheet.title = QStringLiteral("Called ace");
        sheet.begun = QDateTime(QDate(2024, 11, 26), QTime(19, 30));
        QCOMPARE(ScorePrinter(sheet).title(), QStringLiteral("Called ace 2024-11-26"));
    }

    void every_number_comes_back_and_no_hand_is_lost_data()
    {
        QTest::addColumn<int>("seats");
        QTest::addColumn<int>("hands");
        QTest::addColumn<QPageSize::PageSizeId>("paper");
        QTest::addColumn<QPageLayout::Orientation>("way");
        for (const auto paper : { QPageSize::Letter, QPageSize::A4 })
            for (const auto way : { QPageLayout::Portrait, QPageLayout::Landscape }) {
                const QByteArray name = QPageSize::key(paper).toLatin1()
                    + (way == QPageLayout::Portrait ? " portrait" : " landscape");
                for (const int seats : { 2, 3, 5, 8 })
                    QTest::addRow("%s, %d players", name.constData(), seats)
                        << seats << 60 << paper << way;
            }
        QTest::newRow("200 hands") << 5 << 200 << QPageSize::Letter << QPageLayout::Portrait;
        QTest::newRow("one hand") << 5 << 1 << QPageSize::A4 << QPageLayout::Portrait;
    }

    void every_number_comes_back_and_no_hand_is_lost()
    {
        QFETCH(int, seats);
        QFETCH(int, hands);
        QFETCH(QPageSize::PageSizeId, paper);
        QFETCH(QPageLayout::Orientation, way);
        const SheetDocument sheet = document(seats, hands);
        const PrintedPages pages = press_.print(sheet, paper, way);
        const QList<PrintedWord> numbers = printedNumbers(pages);
        const QList<QStringList> expected = expectedFigures(sheet.sheet);

        QCOMPARE(numbers.size(), hands);
        for (int hand = 0; hand < hands; ++hand) {
            QCOMPARE(numbers[hand].text, QString::number(hand + 1));
            QCOMPARE(printedFigures(pages, numbers, hand), expected[hand]);
        }
    }

    void every_hand_says_who_dealt_and_what_happened()
    {
        SheetDocument sheet = document(5, 0);
        sheet.sheet.add(pickedRow(1, 5, seatAt(4),
            { .picker = seatAt(1), .partners = { seatAt(3) }, .makersPoints = { 72 } }, {},
            Card(Rank::Ace, Suit::Clubs)));
        const QString text = press_.print(sheet, QPageSize::A4, QPageLayout::Landscape).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("1 Emil ")), qPrintable(text));
        QVERIFY2(
            text.contains(QStringLiteral("Ada picked, called A\u2663, with Clara: won 72 to 48")),
            qPrintable(text));
    }

    void every_page_has_headings_title_and_number()
    {
        const PrintedPages pages = press_.print(document(5, 60), QPageSize::Letter);
        const auto count = static_cast<int>(pages.sizes.size());
        QCOMPARE_GE(count, 2);
        for (int page = 0; page < count; ++page) {
            const QString text = pages.textOf(page);
            for (const QString& wanted : { QStringLiteral("Tuesday at Ada's"),
                     QStringLiteral("Hand Dealer You Ada Bruno"), QStringLiteral("What happened"),
                     QStringLiteral("Page %1 of %2").arg(page + 1).arg(count) })
                QVERIFY2(text.contains(wanted), qPrintable(text));
        }
        QVERIFY(pages.textOf(0).contains(QStringLiteral("November 26, 2024")));
        QVERIFY(pages.textOf(0).contains(QStringLiteral("Five-handed, called ace")));
    }

    void the_totals_stand_at_the_end_only()
    {
        const SheetDocument sheet = document(5, 60);
        const PrintedPages pages = press_.print(sheet, QPageSize::A4);
        QStringList totals { QStringLiteral("Total") };
        for (const Seat seat : SeatSet::firstSeats(5))
            totals << totalText(sheet.sheet.total(seat));
        const auto last = static_cast<int>(pages.sizes.size()) - 1;
        for (int page = 0; page <= last; ++page)
            QCOMPARE(pages.textOf(page).contains(totals.join(QLatin1Char(' '))), page == last);
    }

    void long_names_are_written_out_once()
    {
        SheetDocument sheet = document(8, 3);
        sheet.players = longNames(8);
        const QString text = press_.print(sheet, QPageSize::Letter).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("Kazimierz Wojciechowski")), qPrintable(text));
        QVERIFY(!press_.print(document(8, 3), QPageSize::Letter)
                     .textOf(0)
                     .contains(QStringLiteral("You \u00b7 Ada")));
    }

    void the_legend_names_the_marks_that_are_there_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<bool>("picking");
        QTest::addColumn<QString>("legend");
        QTest::newRow("picker and partner") << 5 << true << QStringLiteral("picker partner above");
        QTest::newRow("always alone") << 3 << true << QStringLiteral("picker above");
        QTest::newRow("no picker") << 4 << false << QStringLiteral("maker above");
    }

    void the_legend_names_the_marks_that_are_there()
    {
        QFETCH(int, players);
        QFETCH(bool, picking);
        QFETCH(QString, legend);
        SheetDocument sheet = document(players, 6);
        sheet.picking = picking;
        const QString text = press_.print(sheet, QPageSize::Letter).textOf(0);
        QVERIFY2(QString(text).remove(QLatin1Char(':')).contains(legend), qPrintable(text));
    }

    void the_legend_names_both_meanings_of_a_mark()
    {
        SheetDocument sheet = document(4, 6);
        sheet.changes = { { 3, QStringLiteral("The black queens play together"), false } };
        const QString text = press_.print(sheet, QPageSize::Letter).textOf(0);
        QVERIFY2(text.contains(QStringLiteral("picker partner or maker")), qPrintable(text));
    }

    void money_is_printed_under_the_totals()
    {
        SheetDocument sheet = document(8, 20);
        sheet.stakes = { { 0, 25 } };
        const PrintedPages pages = press_.print(sheet, QPageSize::A4);
        const QString text = pages.textOf(static_cast<int>(pages.sizes.size()) - 1);
        QStringList money { QStringLiteral("Money") };
        for (const Seat seat : SeatSet::firstSeats(8))
            money << moneyFigure(25 * sheet.sheet.total(seat).value);
        QVERIFY2(text.contains(money.join(QLatin1Char(' '))), qPrintable(text));
    }

    void an_empty_sheet_says_so()
    {
        const PrintedPages pages = press_.print(document(5, 0), QPageSize::A4);
        QCOMPARE(pages.sizes.size(), 1);
        QVERIFY(pages.textOf(0).contains(QStringLiteral("No hand has been played yet.")));
        QVERIFY(pages.textOf(0).contains(QStringLiteral("Total 0 0 0 0 0")));
    }

private:
    SheetPress press_;
};

REGISTER_WIDGET_TEST(ScorePrinterTest)
#include "score_printer_test.moc"
