// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/default_files.h"

#include "tests/support/registered_test.h"

#include <QApplication>

using namespace sheepshead;

class DefaultFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_disk_and_every_cloud_takes_the_name_data()
    {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        const auto row = [](const char* title, const char* name) {
            QTest::newRow(title) << QString::fromUtf8(title) << QString::fromUtf8(name);
        };
        row("Friday", "Friday.pdf");
        row("Tisch vom 25.11. 10:30", "Tisch vom 25.11. 10-30.pdf");
        row("Tisch vom 25.11", "Tisch vom 25.11.pdf");
        row("House rules: ours", "House rules- ours.pdf");
        row("a/b\\c*d?e\"f<g>h|i", "a-b-c-d-e-f-g-h-i.pdf");
        row("..hidden", "hidden.pdf");
        row("ends with a dot.", "ends with a dot.pdf");
        row("two\nlines\tand  spaces", "two lines and spaces.pdf");
        row("\xE2\x80\xAE"
            "backwards\x07",
            "backwards.pdf");
        row("Müllers Tisch (5)", "Müllers Tisch (5).pdf");
        row("Mu\xCC\x88ller", "Müller.pdf");
        row("25 % #1 ~$x", "25 - -1 -x.pdf");
        row("CON", "Sheepshead CON.pdf");
        row("con.fused", "Sheepshead con.fused.pdf");
        row("Com1", "Sheepshead Com1.pdf");
        row("Conrad", "Conrad.pdf");
        row("", "Sheepshead.pdf");
        row("???", "Sheepshead.pdf");
        row("...", "Sheepshead.pdf");
        row("\xF0\x9F\x83\x8F", "Sheepshead.pdf");
    }

    void every_disk_and_every_cloud_takes_the_name()
    {
        QFETCH(QString, title);
        QFETCH(QString, name);
        QCOMPARE(defaultFileName(title, QStringLiteral("pdf")), name);
    }

    void a_long_title_is_cut_between_letters()
    {
        const QString long1 =
            defaultFileName(QString(400, QChar(0xE4)), QStringLiteral("sheeprules"));
        QVERIFY(long1.toUtf8().size() <= 151);
        QVERIFY(long1.endsWith(QStringLiteral("ä.sheeprules")));
        const QString pairs =
            QString::fromUcs4(U"\U00020000").repeated(100); // letters of two halves
        const QString cut = defaultFileName(pairs, QStringLiteral("pdf"));
        QCOMPARE(QString::fromUtf8(cut.toUtf8()), cut);
        QVERIFY(!cut.contains(QChar::ReplacementCharacter));
    }

    void the_name_lies_in_the_documents()
    {
        QCOMPARE(defaultFile(QStringLiteral("a:b"), QStringLiteral("txt")),
            folderOfDocuments() + QStringLiteral("/a-b.txt"));
    }
};

REGISTER_WIDGET_TEST(DefaultFilesTest)
#include "default_files_test.moc"
