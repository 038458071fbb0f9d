// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/set_aside.h"

#include "app/storage/file/file_names.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

using Names = std::vector<std::string>;

class SetAsideTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_new_book_begins_in_the_place_of_a_file_set_aside()
    {
        const Desk desk;
        writeFile(desk.file(), "a letter");
        QVERIFY(!ScoreBook::open(desk.file()).ok());
        const auto name = setAside(desk.file());
        QVERIFY(name.ok());
        QCOMPARE(contentOf(*name), QByteArray("a letter"));
        QVERIFY(ScoreBook::open(desk.file()).ok());
    }

    void companions_go_with_their_file()
    {
        const Desk desk;
        writeFile(desk.file(), "one");
        writeFile(withEnding(desk.file(), "-wal"), "two");
        writeFile(withEnding(desk.file(), "-shm"), "three");
        writeFile(withEnding(desk.file(), "-journal"), "four");
        QVERIFY(setAside(desk.file()).ok());
        QCOMPARE(desk.files(),
            (Names { "scores.db.set-aside", "scores.db.set-aside-journal",
                "scores.db.set-aside-shm", "scores.db.set-aside-wal" }));
    }

    void companions_without_a_file_are_set_aside_too()
    {
        const Desk desk;
        writeFile(withEnding(desk.file(), "-wal"), "hands");
        QCOMPARE(faultOf(ScoreBook::open(desk.file()).problem()), StorageFault::Widowed);
        QVERIFY(setAside(desk.file()).ok());
        QCOMPARE(desk.files(), Names { "scores.db.set-aside-wal" });
        QVERIFY(ScoreBook::open(desk.file()).ok());
    }

    void nothing_is_written_over()
    {
        const Desk desk;
        for (const char* content : { "first", "second", "third" }) {
            writeFile(desk.file(), content);
            QVERIFY(setAside(desk.file()).ok());
        }
        QCOMPARE(desk.files(),
            (Names { "scores.db.set-aside", "scores.db.set-aside-2", "scores.db.set-aside-3" }));
        QCOMPARE(contentOf(desk.folder() / "scores.db.set-aside"), QByteArray("first"));
        QCOMPARE(contentOf(desk.folder() / "scores.db.set-aside-3"), QByteArray("third"));
    }

    void a_book_set_aside_can_be_opened_where_it_is()
    {
        const Desk desk;
        makeBook(desk.file());
        const auto name = setAside(desk.file());
        QVERIFY(name.ok());
        const auto sheets = ScoreBook::open(*name)->sheets();
        QVERIFY(sheets.ok());
        QCOMPARE(sheets->size(), std::size_t { 1 });
    }

    void a_file_that_may_not_be_renamed_is_a_problem()
    {
        if (!std::filesystem::exists("/proc/version"))
            QSKIP("no /proc here");
        const auto name = setAside("/proc/version"); // not even by root
        QVERIFY(!name.ok());
        QCOMPARE(faultOf(name.problem()), StorageFault::NotWritable);
        QVERIFY(!contentOf("/proc/version").isEmpty());
    }
};

REGISTER_GUILESS_TEST(SetAsideTest)
#include "set_aside_test.moc"
