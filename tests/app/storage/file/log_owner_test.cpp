// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/log_owner.h"

#include "app/storage/book_check.h"
#include "app/storage/file/backup.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/restore.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include <functional>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Path = std::filesystem::path;

Path logOf(const Path& book) { return withEnding(book, "-wal"); }

void copyOver(const Path& from, const Path& to)
{
    std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
}

/// What a program that is killed in the middle of a hand leaves: book and log.
void leaveHandInPlay(const Path& killed, const Path& scratch, std::uint64_t seed)
{
    ScoreBook book = ScoreBook::open(scratch).value();
    const Match match = matchWith("no-pick=leaster", seed);
    SavedMatch saved = book.begin(newSheet(match, "killed")).value();
    playPart(match, saved, 6);
    copyOver(scratch, killed);
    copyOver(logOf(scratch), logOf(killed));
}

int handsOfAllSheets(const Path& book)
{
    const auto sheets = sheetsIn(book);
    int hands = 0;
    if (!sheets)
        return -1;
    for (const SheetInfo& info : *sheets)
        hands += info.hands;
    return hands;
}

bool hasHandInPlay(const Path& book)
{
    const auto opened = ScoreBook::open(book);
    return opened && opened->sheets()->front().handInPlay;
}

/// The log that a program left before it knew of marks: those rows are taken out of it.
void forgetMarks(const Path& book)
{
    SQLite::Database database(book.string(), SQLite::OPEN_READWRITE);
    makeVersion10(database);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

} // namespace

class LogOwnerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_log_of_a_killed_program_is_taken_into_its_book()
    {
        const Desk desk;
        const Desk scratch;
        leaveHandInPlay(desk.file(), scratch.file(), 1);
        QVERIFY(std::filesystem::file_size(logOf(desk.file())) > 0);
        QVERIFY(!hasForeignLog(desk.file()));
        QVERIFY(hasHandInPlay(desk.file()));
        QCOMPARE(desk.files(), (std::vector<std::string> { "scores.db" }));
    }

    /// Killed in the middle of it: the file has the new mark already.
    void a_log_that_was_half_taken_over_belongs_to_its_book()
    {
        const Desk desk;
        const Desk scratch;
        leaveHandInPlay(desk.file(), scratch.file(), 1);
        const QByteArray log = contentOf(logOf(desk.file()));
        {
            SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA wal_checkpoint(PASSIVE)");
            copyOver(desk.file(), scratch.folder() / "half");
        }
        copyOver(scratch.folder() / "half", desk.file());
        writeFile(logOf(desk.file()), log);
        QVERIFY(!hasForeignLog(desk.file()));
        QVERIFY(hasHandInPlay(desk.file()));
    }

    void a_book_that_was_copied_over_another_keeps_all_its_hands_data()
    {
        using Make = std::function<void(const Path&)>;
        QTest::addColumn<Make>("make");
        QTest::newRow("another book") << Make([](const Path& file) { makeBook(file, 5, 2); });
        QTest::newRow("a backup of the same book") << Make([](const Path& file) {
            const Desk other;
            makeBook(other.file(), 5, 1);
            QVERIFY(!backUp(other.file(), file));
        });
    }

    void a_book_that_was_copied_over_another_keeps_all_its_hands()
    {
        QFETCH(std::function<void(const Path&)>, make);
        const Desk desk;
        const Desk scratch;
        const Desk good;
        make(good.file());
        leaveHandInPlay(desk.file(), scratch.file(), 1);
        const QByteArray log = contentOf(logOf(desk.file()));
        copyOver(good.file(), desk.file());
        QVERIFY(hasForeignLog(desk.file()));
        QCOMPARE(handsOfAllSheets(desk.file()), 5); // looking
        QCOMPARE(contentOf(desk.file()), contentOf(good.file()));
        QCOMPARE(contentOf(desk.folder() / "scores.db-wal.set-aside"), log);

        writeFile(logOf(desk.file()), log);
        {
            const auto book = ScoreBook::open(desk.file());
            QVERIFY(book);
            QCOMPARE(book->foreignLog(), desk.folder() / "scores.db-wal.set-aside-2");
            QCOMPARE(book->sheets()->size(), std::size_t { 1 });
        }
        QCOMPARE(handsOfAllSheets(desk.file()), 5);
    }

    void a_book_from_another_computer_is_not_mixed_with_the_log_here()
    {
        const Desk here;
        const Desk there;
        const Desk scratch;
        makeBook(scratch.file(), 3);
        copyOver(scratch.file(), there.file());
        leaveHandInPlay(here.file(), scratch.file(), 1); // goes on with the same book
        {
            ScoreBook book = ScoreBook::open(there.file()).value();
            Match match = matchWith("no-pick=leaster", 7);
            SavedMatch saved = book.begin(newSheet(match, "there")).value();
            playHand(match, saved, 1);
        }
        copyOver(there.file(), here.file());
        QVERIFY(hasForeignLog(here.file()));
        QCOMPARE(handsOfAllSheets(here.file()), 4);
        QVERIFY(checkBook(here.file())->sound());
    }

    void the_log_of_an_older_version_is_taken_over_where_it_fits_only()
    {
        const Desk desk;
        const Desk other;
        makeBook(desk.file(), 3);
        {
            SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
            makeVersion10(database);
            database.exec("PRAGMA wal_checkpoint(TRUNCATE); UPDATE sheet SET name = 'in the log'");
            sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
        }
        const QByteArray log = contentOf(logOf(desk.file()));
        QVERIFY(!log.isEmpty());
        QVERIFY(!hasForeignLog(desk.file()));

        makeBook(other.file(), 4, 9);
        copyOver(other.file(), desk.file());
        QVERIFY(hasForeignLog(desk.file())); // the book is of this version

        forgetMarks(other.file());
        {
            SQLite::Database database(other.file().string(), SQLite::OPEN_READWRITE);
            database.exec("UPDATE sheet SET begun = '2001-01-01T00:00:00Z'");
        }
        copyOver(other.file(), desk.file());
        writeFile(logOf(desk.file()), log);
        QVERIFY(hasForeignLog(desk.file()));
        QCOMPARE(handsOfAllSheets(desk.file()), 4);
    }

    void a_log_that_would_damage_the_book_is_set_aside()
    {
        const Desk desk;
        const Desk scratch;
        const Desk good;
        makeBook(good.file(), 300);
        leaveHandInPlay(desk.file(), scratch.file(), 1);
        copyOver(good.file(), desk.file());
        QVERIFY(ScoreBook::open(desk.file()));
        QCOMPARE(handsOfAllSheets(desk.file()), handsOfAllSheets(good.file()));
    }

    void a_log_of_a_book_that_is_open_is_left_alone()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        const Match match = matchWith("no-pick=leaster");
        SavedMatch saved = book.begin(newSheet(match)).value();
        playPart(match, saved, 6);
        QVERIFY(std::filesystem::file_size(logOf(desk.file())) > 0);
        QVERIFY(!hasForeignLog(desk.file()));
        QVERIFY(setForeignLogAside(desk.file()).empty());
        QCOMPARE(handsOfAllSheets(desk.file()), 0);
    }

    void a_restore_keeps_the_replaced_book_as_its_file_says()
    {
        const Desk desk;
        const Desk scratch;
        const Desk good;
        const Path backup = good.folder() / "backup";
        makeBook(good.file(), 5, 2);
        QVERIFY(!backUp(good.file(), backup));
        leaveHandInPlay(desk.file(), scratch.file(), 1);
        copyOver(good.file(), desk.file());
        const auto kept = restoreBook(desk.file(), backup);
        QVERIFY(kept);
        QCOMPARE(handsOfAllSheets(*kept), 5);
    }

    void a_book_at_rest_is_one_file()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch saved = book.begin(newSheet(match)).value();
        playHand(match, saved, 1);
        QCOMPARE(std::filesystem::file_size(logOf(desk.file())), std::uintmax_t { 0 });
        const Path copied = desk.folder() / "copy.db";
        copyOver(desk.file(), copied);
        QCOMPARE(handsOfAllSheets(copied), 1);
    }

    void beside_the_target_of_a_link_it_is_found_too()
    {
        const Desk desk;
        const Desk cloud;
        const Desk scratch;
        const Desk good;
        makeBook(good.file(), 5, 2);
        leaveHandInPlay(cloud.file(), scratch.file(), 1);
        copyOver(good.file(), cloud.file());
        std::filesystem::create_symlink(cloud.file(), desk.file());
        QVERIFY(hasForeignLog(desk.file()));
        QCOMPARE(handsOfAllSheets(desk.file()), 5);
        QVERIFY(std::filesystem::is_symlink(desk.file()));
    }
};

REGISTER_GUILESS_TEST(LogOwnerTest)
#include "log_owner_test.moc"
