// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/handbook_books.h"

#include "engine/openings/opening_book_text.h"
#include "tests/support/registered_test.h"
#include "ui/help/handbook.h"
#include "ui/help/handbook_paper.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QPrinter>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

namespace {

const QString bookPage = QStringLiteral("13-opening-book.md");

QString fileOfBook(const char* name)
{
    QFile file(QStringLiteral(":/handbook/books/%1.txt").arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The numbers of a row of the file, without those that the page leaves out.
QStringList rowsOf(const char* name, const char* kind)
{
    const QStringList lines = fileOfBook(name).split(u'\n');
    return lines.filter(QString::fromLatin1(kind) + u' ');
}

QString percentIn(const QString& part, const QString& whole)
{
    return QString::number(100 * part.toDouble() / whole.toDouble(), 'f', 0)
        + QStringLiteral("\u00A0% ±");
}

} // namespace

class HandbookBooksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale(QLocale::English)); }

    void the_books_are_read_and_are_of_the_two_games()
    {
        for (const char* name : { "called-ace", "jack-of-diamonds" }) {
            const std::string text = fileOfBook(name).toStdString();
            const auto book = parseOpeningBook(text);
            QVERIFY2(book, name);
            QCOMPARE(openingBookText(*book), text); // as the console writes it
            QCOMPARE(book->buries.size(), bookKinds);
        }
        QVERIFY(handbookBook(QStringLiteral("ace")).variant->layout == LayoutId::FiveCalledAce);
        QVERIFY(handbookBook(QStringLiteral("jack")).variant->layout == LayoutId::FiveJack);
    }

    void the_page_says_how_its_figures_were_made()
    {
        const QString page = handbookMarkdown(bookPage);
        for (const char* game : { "ace", "jack" }) {
            const OpeningBook& book = handbookBook(QLatin1String(game));
            QVERIFY(page.contains(QStringLiteral("opening-book --rules \"layout=5H-%1\" --deals %2 "
                                                 "--seed %3")
                                      .arg(QLatin1String(game == QByteArray("ace") ? "A" : "J"))
                                      .arg(book.deals)
                                      .arg(book.seed)));
        }
    }

    void the_page_has_the_numbers_of_the_files()
    {
        const QString page = handbookMarkdown(bookPage);
        for (const char* name : { "called-ace", "jack-of-diamonds" }) {
            for (const QString& line : rowsOf(name, "pick")) {
                const QStringList words = line.split(u' '); // pick PLACE TRUMP QUEENS JACK ASKED
                const bool shown = words[4] != u'*'
                    || QByteArray(name) == "called-ace"; // else hands with and without the jack
                if (shown && words[5].toInt() >= 30)
                    QVERIFY2(page.contains(percentIn(words[6], words[5])), qPrintable(line));
            }
            for (const QString& line : rowsOf(name, "lead")) {
                const QStringList words = line.split(u' '); // lead ROLE TRUMP KIND HELD CHOSEN
                if (words[2] == QLatin1String("*") && words[4].toInt() >= 30)
                    QVERIFY2(page.contains(QStringLiteral("| %1 | %2")
                                               .arg(QLocale().toString(words[4].toInt()),
                                                   percentIn(words[5], words[4]))),
                        qPrintable(line));
            }
            for (const QString& line : rowsOf(name, "bury")) {
                const QStringList words = line.split(u' '); // bury TRUMP QUEENS FAIL
                QVERIFY2(page.contains(QStringLiteral("| %1 | %2 | ").arg(words[1], words[2])),
                    qPrintable(line));
            }
        }
    }

    void every_row_has_the_columns_of_its_table_in_both_languages()
    {
        for (const QLocale::Language language : { QLocale::English, QLocale::German }) {
            QLocale::setDefault(QLocale(language));
            qsizetype columns = 0;
            int rows = 0;
            for (const QString& line : handbookMarkdown(bookPage).split(u'\n')) {
                if (!line.startsWith(u'|')) {
                    columns = 0;
                    continue;
                }
                if (columns == 0)
                    columns = line.count(u'|');
                QVERIFY2(line.count(u'|') == columns, qPrintable(line));
                ++rows;
            }
            QVERIFY(rows > 200);
        }
    }

    void the_page_can_be_printed()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("book.pdf"));
        const HandbookPaper paper(bookPage);
        QCOMPARE(paper.title(), QStringLiteral("The opening book"));
        QPrinter printer(QPrinter::HighResolution);
        printer.setOutputFormat(QPrinter::PdfFormat);
        printer.setPageSize(QPageSize(QPageSize::A4));
        paper.prepare(printer);
        printer.setOutputFileName(file);
        QVERIFY(paper.print(printer));
        QFile pdf(file);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray content = pdf.readAll();
        QVERIFY(content.startsWith("%PDF"));
        QVERIFY(content.count("/Type /Page\n") > 3);
    }

    void fail_is_written_for_people()
    {
        OpeningBook book = handbookBook(QStringLiteral("ace"));
        const QString rows = withBookFigures(QStringLiteral("{book-ace-buries}"));
        QCOMPARE(rows.count(u'\n') + 1, static_cast<qsizetype>(book.buries.size()));
        QVERIFY(!rows.contains(u'T') && !rows.contains(u'/'));
        QVERIFY(rows.contains(QStringLiteral("10 x")));
        for (const QString& row : rows.split(u'\n'))
            QCOMPARE(row.count(u'|'), 8);
    }

    void figures_are_written_in_the_language_of_the_texts()
    {
        const QString cell = QStringLiteral("{book-ace-lead-defender-trump}");
        QVERIFY(withBookFigures(cell).contains(QStringLiteral("0.")));
        QLocale::setDefault(QLocale(QLocale::German));
        QVERIFY(withBookFigures(cell).contains(QStringLiteral("0,")));
    }

    void what_is_no_part_of_a_book_stays_where_a_test_finds_it()
    {
        QVERIFY(withBookFigures(QStringLiteral("{book-ace-nothing}")).contains(u'{'));
        QCOMPARE(withBookFigures(QStringLiteral("no figure")), QStringLiteral("no figure"));
    }
};

REGISTER_WIDGET_TEST(HandbookBooksTest)
#include "handbook_books_test.moc"
