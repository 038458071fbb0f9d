// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/whole_file.h"

#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

class WholeFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_file_is_written_as_a_whole_or_not_at_all()
    {
        const QTemporaryDir folder;
        QVERIFY(!writeWholeFile(folder.filePath(QStringLiteral("no/such/folder.txt")), "words"));
        const QString file = folder.filePath(QStringLiteral("a.txt"));
        QVERIFY(writeWholeFile(file, "first"));
        QVERIFY(writeWholeFile(file, "second"));
        QFile read(file);
        QVERIFY(read.open(QIODevice::ReadOnly));
        QCOMPARE(read.readAll(), QByteArray("second"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1); // nothing is left beside it
    }
};

REGISTER_GUILESS_TEST(WholeFileTest)
#include "whole_file_test.moc"
