// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/printed_words.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/score_printer.h"
#include "ui/scores/score_sheet_model.h"
#include "ui/scores/sheet_plan.h"
#include "ui/words/sheet_figures.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/resource.h>

#include <csignal>
#endif

using namespace sheepshead;
using namespace sheepshead::samples;

class ScorePrinterTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }
    void every_number_comes_back_and_no_hand_is_lost_data();
    void every_number_comes_back_and_no_hand_is_lost();
    void every_hand_says_who_dealt_and_what_happened();
    void every_page_has_headings_title_and_number();
    void the_totals_stand_at_the_end_only();
    void everything_stays_within_the_margins_data();
    void everything_stays_within_the_margins();
    void long_names_are_written_out_once();
    void the_legend_names_the_marks_that_are_there_data();
    void the_legend_names_the_marks_that_are_there();
    void the_legend_names_both_meanings_of_a_mark();
    void money_is_printed_under_the_totals();
    void an_empty_sheet_says_so();
    void only_the_pages_asked_for_are_printed();
    void a_table_of_eight_lies_on_its_side();
    void a_file_that_cannot_be_written_is_reported();
    void a_full_disk_is_reported_and_the_old_file_stays();
    void fifty_hands_take_three_pages_at_most_data();
    void fifty_hands_take_three_pages_at_most();
    void the_type_of_a_short_evening_can_be_read_across_a_table();
    void the_rest_of_the_last_page_has_rows_to_write_on();

private:
    PrintedPages print(const SheetDocument& document, QPageSize::PageSizeId paper,
        std::optional<QPageLayout::Orientation> way = std::nullopt);

    QTemporaryDir folder_;
};

namespace {

constexpr double marginPoints = 15 / 25.4 * 72;

void preparePdf(
    QPrinter& printer, const ScorePrinter& scores, QPageSize::PageSizeId paper, const QString& file)
{
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setPageSize(QPageSize(paper));
    scores.prepare(printer);
    printer.setOutputFileName(file);
}

/// Where the figures of players begin and end on every page, by the headings around them.
struct FigureColumns {
    double numbersEnd = 0;
    double begin = 0;
    double end = 0;
};

FigureColumns figureColumns(const PrintedPages& pages)
{
    FigureColumns columns;
    for (const PrintedWord& word : pages.words) {
        if (word.text == QStringLiteral("Hand"))
            columns.numbersEnd = word.place.right() + 2;
        if (word.text == QStringLiteral("Dealer"))
            columns.begin = word.place.right();
        if (word.text == QStringLiteral("What"))
            columns.end = word.place.left() - 1;
    }
    return columns;
}

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

/// The hands' numbers as they are printed, from the first page to the last.
QList<PrintedWord> printedNumbers(const PrintedPages& pages)
{
    QList<PrintedWord> numbers;
    for (const PrintedWord& word : pages.words) {
        bool isNumber = false;
        word.text.toInt(&isNumber);
        if (isNumber && word.place.right() < figureColumns(pages).numbersEnd
            && word.place.top() > marginPoints + 20)
            numbers << word;
    }
    std::ranges::sort(numbers, {},
        [](const PrintedWord& number) { return std::pair(number.page, number.place.top()); });
    return numbers;
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

PrintedPages ScorePrinterTest::print(const SheetDocument& document, QPageSize::PageSizeId paper,
    std::optional<QPageLayout::Orientation> way)
{
    const QString file = folder_.filePath(QStringLiteral("sheet.pdf"));
    QPrinter printer(QPrinter::HighResolution);
    const ScorePrinter scores(document);
    preparePdf(printer, scores, paper, file);
    if (way)
        printer.setPageOrientation(*way);
    if (!scores.print(printer))
        return {};
    return readBack(file);
}

void ScorePrinterTest::every_number_comes_back_and_no_hand_is_lost_data()
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

void ScorePrinterTest::every_number_comes_back_and_no_hand_is_lost()
{
    QFETCH(int, seats);
    QFETCH(int, hands);
    QFETCH(QPageSize::PageSizeId, paper);
    QFETCH(QPageLayout::Orientation, way);
    const SheetDocument sheet = document(seats, hands);
    const PrintedPages pages = print(sheet, paper, way);
    const QList<PrintedWord> numbers = printedNumbers(pages);
    const QList<QStringList> expected = expectedFigures(sheet.sheet);

    QCOMPARE(numbers.size(), hands);
    for (int hand = 0; hand < hands; ++hand) {
        QCOMPARE(numbers[hand].text, QString::number(hand + 1));
        QCOMPARE(printedFigures(pages, numbers, hand), expected[hand]);
    }
}

void ScorePrinterTest::every_hand_says_who_dealt_and_what_happened()
{
    SheetDocument sheet = document(5, 0);
    sheet.sheet.add(pickedRow(1, 5, seatAt(4),
        { .picker = seatAt(1), .partners = { seatAt(3) }, .makersPoints = { 72 } }, {},
        Card(Rank::Ace, Suit::Clubs)));
    const QString text = print(sheet, QPageSize::A4, QPageLayout::Landscape).textOf(0);
    QVERIFY2(text.contains(QStringLiteral("1 Emil ")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("Ada picked, called A\u2663, with Clara: won 72 to 48")),
        qPrintable(text));
}

void ScorePrinterTest::every_page_has_headings_title_and_number()
{
    const PrintedPages pages = print(document(5, 60), QPageSize::Letter);
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

void ScorePrinterTest::the_totals_stand_at_the_end_only()
{
    const SheetDocument sheet = document(5, 60);
    const PrintedPages pages = print(sheet, QPageSize::A4);
    QStringList totals { QStringLiteral("Total") };
    for (const Seat seat : SeatSet::firstSeats(5))
        totals << totalText(sheet.sheet.total(seat));
    const auto last = static_cast<int>(pages.sizes.size()) - 1;
    for (int page = 0; page <= last; ++page)
        QCOMPARE(pages.textOf(page).contains(totals.join(QLatin1Char(' '))), page == last);
}

void ScorePrinterTest::everything_stays_within_the_margins_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    for (const auto paper : { QPageSize::Letter, QPageSize::A4 })
        for (const int seats : { 2, 5, 8 })
            QTest::addRow("%s, %d players", qPrintable(QPageSize::key(paper)), seats)
                << seats << paper;
}

void ScorePrinterTest::everything_stays_within_the_margins()
{
    QFETCH(int, seats);
    QFETCH(QPageSize::PageSizeId, paper);
    SheetDocument sheet = document(seats, 60);
    sheet.players = longNames(seats);
    const PrintedPages pages = print(sheet, paper, QPageLayout::Portrait);
    QCOMPARE(pages.sizes.first().toSize(), QPageSize::sizePoints(paper));
    for (const PrintedWord& word : pages.words) {
        const QSizeF size = pages.sizes[word.page];
        const QRectF inside =
            QRectF(QPointF(), size)
                .adjusted(marginPoints - 1, marginPoints - 1, 1 - marginPoints, 1 - marginPoints);
        QVERIFY2(inside.contains(word.place), qPrintable(word.text));
    }
}

void ScorePrinterTest::long_names_are_written_out_once()
{
    SheetDocument sheet = document(8, 3);
    sheet.players = longNames(8);
    const QString text = print(sheet, QPageSize::Letter).textOf(0);
    QVERIFY2(text.contains(QStringLiteral("Kazimierz Wojciechowski")), qPrintable(text));
    QVERIFY(!print(document(8, 3), QPageSize::Letter)
                 .textOf(0)
                 .contains(QStringLiteral("You \u00b7 Ada")));
}

void ScorePrinterTest::the_legend_names_the_marks_that_are_there_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<bool>("picking");
    QTest::addColumn<QString>("legend");
    QTest::newRow("picker and partner") << 5 << true << QStringLiteral("picker partner above");
    QTest::newRow("always alone") << 3 << true << QStringLiteral("picker above");
    QTest::newRow("nobody picks") << 4 << false << QStringLiteral("maker above");
}

void ScorePrinterTest::the_legend_names_the_marks_that_are_there()
{
    QFETCH(int, players);
    QFETCH(bool, picking);
    QFETCH(QString, legend);
    SheetDocument sheet = document(players, 6);
    sheet.picking = picking;
    const QString text = print(sheet, QPageSize::Letter).textOf(0);
    QVERIFY2(QString(text).remove(QLatin1Char(':')).contains(legend), qPrintable(text));
}

void ScorePrinterTest::the_legend_names_both_meanings_of_a_mark()
{
    SheetDocument sheet = document(4, 6);
    sheet.changes = { { 3, QStringLiteral("The black queens play together"), false } };
    const QString text = print(sheet, QPageSize::Letter).textOf(0);
    QVERIFY2(text.contains(QStringLiteral("picker partner or maker")), qPrintable(text));
}

void ScorePrinterTest::money_is_printed_under_the_totals()
{
    SheetDocument sheet = document(8, 20);
    sheet.centsAPoint = 25;
    const PrintedPages pages = print(sheet, QPageSize::A4);
    const QString text = pages.textOf(static_cast<int>(pages.sizes.size()) - 1);
    QStringList money { QStringLiteral("Money") };
    for (const Seat seat : SeatSet::firstSeats(8))
        money << moneyFigure(25 * sheet.sheet.total(seat).value);
    QVERIFY2(text.contains(money.join(QLatin1Char(' '))), qPrintable(text));
}

void ScorePrinterTest::an_empty_sheet_says_so()
{
    const PrintedPages pages = print(document(5, 0), QPageSize::A4);
    QCOMPARE(pages.sizes.size(), 1);
    QVERIFY(pages.textOf(0).contains(QStringLiteral("No hand has been played yet.")));
    QVERIFY(pages.textOf(0).contains(QStringLiteral("Total 0 0 0 0 0")));
}

void ScorePrinterTest::only_the_pages_asked_for_are_printed()
{
    const QString file = folder_.filePath(QStringLiteral("second.pdf"));
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

void ScorePrinterTest::a_table_of_eight_lies_on_its_side()
{
    const PrintedPages eight = print(document(8, 3), QPageSize::A4);
    QCOMPARE_GT(eight.sizes.first().width(), eight.sizes.first().height());
    const PrintedPages five = print(document(5, 3), QPageSize::A4);
    QCOMPARE_LT(five.sizes.first().width(), five.sizes.first().height());
}

void ScorePrinterTest::a_file_that_cannot_be_written_is_reported()
{
    QPrinter printer(QPrinter::HighResolution);
    const ScorePrinter scores(document(5, 3));
    preparePdf(printer, scores, QPageSize::A4,
        folder_.filePath(QStringLiteral("no such folder/sheet.pdf")));
    QVERIFY(!scores.print(printer));
}

#ifdef Q_OS_UNIX
namespace {

/// As long as it lives this program can write no file longer than this.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
        : heard_(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &before_);
        rlimit small = before_;
        small.rlim_cur = bytes;
        setrlimit(RLIMIT_FSIZE, &small);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, heard_);
    }
    Q_DISABLE_COPY_MOVE(FullDisk)

private:
    void (*heard_)(int);
    rlimit before_ {};
};

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace
#endif

void ScorePrinterTest::a_full_disk_is_reported_and_the_old_file_stays()
{
#ifdef Q_OS_UNIX
    const QString name = folder_.filePath(QStringLiteral("old.pdf"));
    const ScorePrinter scores(document(5, 20));
    QPrinter printer(QPrinter::HighResolution);
    preparePdf(printer, scores, QPageSize::A4, name);
    QVERIFY(scores.print(printer));
    const QByteArray before = contentOf(name);
    QCOMPARE_GT(before.size(), 8192);
    const QStringList files = QDir(folder_.path()).entryList(QDir::Files);
    {
        const FullDisk disk(8192);
        QVERIFY(!ScorePrinter(document(5, 21)).print(printer));
    }
    QVERIFY(contentOf(name) == before);
    QCOMPARE(QDir(folder_.path()).entryList(QDir::Files), files);
#endif
}

void ScorePrinterTest::fifty_hands_take_three_pages_at_most_data()
{
    QTest::addColumn<int>("seats");
    QTest::addColumn<QPageSize::PageSizeId>("paper");
    for (int seats = 2; seats <= 8; ++seats) {
        QTest::addRow("%d players, Letter", seats) << seats << QPageSize::Letter;
        QTest::addRow("%d players, A4", seats) << seats << QPageSize::A4;
    }
}

void ScorePrinterTest::fifty_hands_take_three_pages_at_most()
{
    QFETCH(int, seats);
    QFETCH(QPageSize::PageSizeId, paper);
    QCOMPARE_LE(print(document(seats, 50), paper).sizes.size(), 3);
    QCOMPARE(print(document(seats, 15), paper).sizes.size(), 1);
}

void ScorePrinterTest::the_type_of_a_short_evening_can_be_read_across_a_table()
{
    const PrintedPages pages = print(document(5, 10), QPageSize::Letter);
    QCOMPARE(pages.sizes.size(), 1);
    for (const PrintedWord& number : printedNumbers(pages))
        QCOMPARE_GT(number.place.height(), 12); // points, from the top of the line to its foot
}

void ScorePrinterTest::the_rest_of_the_last_page_has_rows_to_write_on()
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

REGISTER_WIDGET_TEST(ScorePrinterTest)
#include "score_printer_test.moc"
