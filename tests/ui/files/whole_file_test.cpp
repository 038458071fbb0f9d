// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/whole_file.h"

#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

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

    void a_file_may_have_the_longest_name_of_the_disk()
    {
        const QTemporaryDir folder;
        for (const int letters : { 119, 120, 121, 122, 123 }) {
            const QString name = QString(letters, QChar(0xE4)) + QStringLiteral(".json");
            const QString file = folder.filePath(name);
            QVERIFY2(writeWholeFile(file, "first"), qPrintable(name));
            QVERIFY2(writeWholeFile(file, "second"), qPrintable(name));
            QFile read(file);
            QVERIFY(read.open(QIODevice::ReadOnly));
            QCOMPARE(read.readAll(), QByteArray("second"));
            QCOMPARE(QDir(folder.path()).entryList(QDir::Files), QStringList(name));
            QVERIFY(read.remove());
        }
        QVERIFY(!writeWholeFile(folder.filePath(QString(300, u'x')), "words"));
        QVERIFY(QDir(folder.path()).isEmpty());
    }

    void a_score_book_is_not_replaced()
    {
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("scores.sqlite"));
        const QByteArray before("SQLite format 3\0 and so on", 27);
        QFile book(name);
        QVERIFY(book.open(QIODevice::WriteOnly) && book.write(before) == before.size());
        book.close();
        QVERIFY(!writeWholeFile(name, "a hand"));
        QVERIFY(book.open(QIODevice::ReadOnly));
        QCOMPARE(book.readAll(), before);
    }

    void a_pipe_is_not_replaced()
    {
#ifdef Q_OS_UNIX
        const QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("pipe"));
        QCOMPARE(::mkfifo(QFile::encodeName(name).constData(), 0600), 0);
        QVERIFY(!writeWholeFile(name, "a hand"));
        QVERIFY(!QFileInfo(name).isFile());
#endif
    }
};

REGISTER_GUILESS_TEST(WholeFileTest)
#include "whole_file_test.moc"
