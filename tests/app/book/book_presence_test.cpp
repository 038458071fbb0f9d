// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/book_presence.h"

#include "tests/support/registered_test.h"

#include <QFile>
#include <QSysInfo>
#include <QTemporaryDir>
#include <QTest>

using namespace sheepshead;

class BookPresenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_book_that_nobody_has_open_is_marked()
    {
        const BookPresence presence(book());
        QVERIFY(!presence.isOpenElsewhere());
        QVERIFY(presence.otherComputer().isEmpty());
        QVERIFY(QFile::exists(folder_.filePath(QStringLiteral("scores.sqlite.in-use"))));
    }

    void a_book_that_is_open_in_another_window_is_told()
    {
        const BookPresence first(book());
        const BookPresence second(book());
        QVERIFY(second.isOpenElsewhere());
        QVERIFY(second.otherComputer().isEmpty());
    }

    void a_book_that_is_open_on_another_computer_is_told_with_its_name()
    {
        leaveMark("4711\nsheepshead\nkitchen<b>\n");
        const BookPresence presence(book());
        QVERIFY(presence.isOpenElsewhere());
        QCOMPARE(presence.otherComputer(), QStringLiteral("kitchen&lt;b&gt;"));
        cleanup();
    }

    void a_mark_that_cannot_be_one_counts_for_nothing()
    {
        leaveMark(QByteArray(100'000, 'x'));
        const BookPresence presence(book());
        QVERIFY(!presence.isOpenElsewhere());
        cleanup();
    }

private:
    std::filesystem::path book() const
    {
        return folder_.filePath(QStringLiteral("scores.sqlite")).toStdString();
    }
    /// As QLockFile writes it.
    void leaveMark(const QByteArray& content)
    {
        QFile mark(folder_.filePath(QStringLiteral("scores.sqlite.in-use")));
        QVERIFY(mark.open(QIODevice::WriteOnly));
        mark.write(content);
    }
    void cleanup() { QFile::remove(folder_.filePath(QStringLiteral("scores.sqlite.in-use"))); }

    QTemporaryDir folder_;
};

REGISTER_TEST(BookPresenceTest)
#include "book_presence_test.moc"
