// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/full_disk.h"
#include "tests/support/registered_test.h"
#include "tests/ui/scores/printed_sheet.h"
#include "tests/ui/scores/sample_sheets.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

#ifdef Q_OS_UNIX
namespace {

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace
#endif

class PrintFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_file_that_cannot_be_written_is_reported()
    {
        QPrinter printer(QPrinter::HighResolution);
        const ScorePrinter scores(document(5, 3));
        preparePdf(printer, scores, QPageSize::A4,
            press_.file(QStringLiteral("no such folder/sheet.pdf")));
        QVERIFY(!scores.print(printer));
    }

    void a_full_disk_is_reported_and_the_old_file_stays()
    {
#ifdef Q_OS_UNIX
        const QString name = press_.file(QStringLiteral("old.pdf"));
        const ScorePrinter scores(document(5, 20));
        QPrinter printer(QPrinter::HighResolution);
        preparePdf(printer, scores, QPageSize::A4, name);
        QVERIFY(scores.print(printer));
        const QByteArray before = contentOf(name);
        QCOMPARE_GT(before.size(), 8192);
        const QStringList files = QDir(press_.folder()).entryList(QDir::Files);
        {
            const testing::FullDisk disk(8192);
            QVERIFY(!ScorePrinter(document(5, 21)).print(printer));
        }
        QVERIFY(contentOf(name) == before);
        QCOMPARE(QDir(press_.folder()).entryList(QDir::Files), files);
#endif
    }

private:
    SheetPress press_;
};

REGISTER_WIDGET_TEST(PrintFailuresTest)
#include "print_failures_test.moc"
