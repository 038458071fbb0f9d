// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/seasons/season_page.h"

#include "tests/support/registered_test.h"
#include "tests/ui/seasons/sample_season.h"

#include <QFile>
#include <QLocale>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sheepshead;

namespace {

SeasonMoney moneyOf(const SeasonView& view)
{
    return settle(
        view.season, view.standings.evenings, view.standings, PrizesAre::Given, view.paid);
}

QStringList wordsOf(const SeasonTable& table, std::size_t line)
{
    QStringList words;
    for (const SeasonCell& cell : table.lines.at(line))
        words << cell.words;
    return words;
}

QStringList linesOf(const SeasonView& view, SpreadsheetSigns signs)
{
    return QString::fromUtf8(seasonSpreadsheet(view, moneyOf(view), signs))
        .split(QStringLiteral("\r\n"));
}

} // namespace

/// A season as tables, as a web page and for a spreadsheet.
class SeasonPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void the_standings_have_a_column_for_each_evening()
    {
        const SeasonTable table = standingsTable(samples::season());
        QCOMPARE(table.head.size(), 11);
        QCOMPARE(table.lines.size(), std::size_t { 4 });
        const QStringList ada = wordsOf(table, 0);
        QCOMPARE(ada.mid(0, 5),
            (QStringList { QStringLiteral("1"), QStringLiteral("Ada"), QStringLiteral("↑ 2"),
                QStringLiteral("8"), QStringLiteral("2.00") }));
        QCOMPARE(ada.mid(8),
            (QStringList { QStringLiteral("(−6)"), QStringLiteral("4 *"), QStringLiteral("4 *") }));
        QCOMPARE(wordsOf(table, 3).mid(0, 2),
            (QStringList { QStringLiteral("–"), QStringLiteral("=Dot & <Co> (guest)") }));
    }

    void a_web_page_is_whole_and_has_names_as_they_are()
    {
        const SeasonView view = samples::season();
        const QString page = seasonWebPage(view, moneyOf(view));
        QVERIFY(page.startsWith(QStringLiteral("<!DOCTYPE html>")));
        QVERIFY(page.contains(QStringLiteral("=Dot &amp; &lt;Co&gt;")));
        QVERIFY(
            !page.contains(QStringLiteral("<script")) && !page.contains(QStringLiteral("http")));
        for (const char* const part : { "Standings", "Pairs", "Records", "Money", "Who pays whom" })
            QVERIFY2(page.contains(QLatin1String(part)), part);
    }

    void a_spreadsheet_gets_numbers_and_no_formula()
    {
        const QStringList lines = linesOf(samples::season(), SpreadsheetSigns::CommaIsDecimal);
        QVERIFY(lines.filter(QStringLiteral("'=Dot & <Co> (guest)")).size() == 1);
        const QString ada = lines.filter(QStringLiteral("1;Ada;")).front();
        QVERIFY2(ada.contains(QStringLiteral(";8;2,00;3;2;20;-6;4;4")), qPrintable(ada));
        const SeasonView view = samples::season();
        QVERIFY(seasonSpreadsheet(view, moneyOf(view), SpreadsheetSigns::PointIsDecimal)
                    .startsWith(SpreadsheetCells::byteOrderMark));
    }

    void without_money_there_is_none()
    {
        SeasonView view = samples::season();
        view.season.centsAPoint = view.season.entryFee = 0;
        view.season.prizes.clear();
        view.paid.clear();
        const auto tables = seasonTables(view, moneyOf(view));
        QCOMPARE(tables.size(), std::size_t { 3 });
        QVERIFY(!tables[0].head.contains(QStringLiteral("Money")));
    }

    void ten_evenings_with_all_that_belongs_to_them_fit_on_a_page()
    {
        SeasonView view = samples::season();
        std::vector<SeasonEvening> evenings;
        for (int i = 0; i < 10; ++i)
            evenings.push_back({ i, "2026-09-" + std::to_string(10 + i),
                { { 1, 12, 30 }, { 2, -4, 30 }, { 3, -8, 30 } } });
        view.standings = seasonStandings(view.season, evenings);
        view.pairs.assign(20, view.pairs[0]);
        const QTemporaryDir folder;
        QPrinter printer;
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setOutputFileName(folder.filePath(QStringLiteral("season.pdf")));
        const auto paper = seasonPaper(view, moneyOf(view));
        paper->prepare(printer);
        QVERIFY(paper->print(printer));
        QFile pdf(printer.outputFileName());
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.contains("/Count 1\n") || bytes.contains("/Count 1 "));
    }

    void every_fault_and_record_has_words()
    {
        for (std::size_t i = 0; i < seasonFaultKeys.size(); ++i)
            QVERIFY(!seasonFaultText(static_cast<SeasonFault>(i)).isEmpty());
        SeasonView view = samples::season();
        view.records.clear();
        for (int i = 0; i < seasonRecordKinds; ++i)
            view.records.push_back({ static_cast<SeasonRecordKind>(i), 1, 1, "2026-09-01", 7, 0 });
        const SeasonTable records = recordsTable(view);
        for (std::size_t i = 0; i < records.lines.size(); ++i)
            QVERIFY(!wordsOf(records, i).front().isEmpty());
    }
};

REGISTER_WIDGET_TEST(SeasonPageTest)
#include "season_page_test.moc"
