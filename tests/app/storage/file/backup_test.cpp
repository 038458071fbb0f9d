// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/backup.h"

#include "app/storage/book_check.h"
#include "app/storage/file/book_reader.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

int handsIn(SQLite::Database& database)
{
    return database.execAndGet("SELECT count(*) FROM hand").getInt();
}

int handsIn(const std::filesystem::path& file)
{
    BookReader reader(file);
    return handsIn(reader.database());
}

} // namespace

class BackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_backup_is_one_file_with_all_hands_of_an_open_book()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch saved = book.begin(newSheet(match)).value();
        for (std::uint64_t i = 0; i < 3; ++i)
            playHand(match, saved, i); // in the log, not yet in the file
        const Desk other;
        QVERIFY(!backUp(desk.file(), other.file()));
        QCOMPARE(other.files(), std::vector<std::string> { "scores.db" });
        QCOMPARE(handsIn(other.file()), 3);
        playHand(match, saved, 4); // the book is written on
        QCOMPARE(handsIn(desk.file()), 4);
    }

    void what_is_written_meanwhile_is_not_half_in_it()
    {
        const Desk desk;
        ScoreBook book = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch saved = book.begin(newSheet(match)).value();
        playHand(match, saved, 1);
        BookReader reader(desk.file());
        playHand(match, saved, 2);
        QCOMPARE(handsIn(reader.database()), 1); // of the moment at which it was opened
        QCOMPARE(handsIn(desk.file()), 2);
    }

    void a_file_in_its_place_is_replaced_only_by_a_whole_backup()
    {
        const Desk desk;
        makeBook(desk.file());
        const auto file = desk.folder() / "backup.db";
        writeFile(file, "older");
        const auto none = backUp(desk.folder() / "none.db", file);
        QCOMPARE(faultOf(none.value()), StorageFault::NoBook);
        QCOMPARE(contentOf(file), QByteArray("older"));
        QVERIFY(!backUp(desk.file(), file));
        QCOMPARE(handsIn(file), 3);
        const auto nowhere = backUp(desk.file(), desk.folder() / "no" / "backup.db");
        QVERIFY(nowhere.has_value());
        const std::vector<std::string> files { "backup.db", "scores.db" };
        QCOMPARE(desk.files(), files);
    }

    void the_book_is_no_backup_of_itself()
    {
        const Desk desk;
        makeBook(desk.file());
        const QByteArray before = contentOf(desk.file());
        QVERIFY(backUp(desk.file(), desk.file()).has_value());
        QCOMPARE(contentOf(desk.file()), before);
    }

    void one_backup_a_day_and_the_last_seven_stay()
    {
        const Desk desk;
        makeBook(desk.file(), 1);
        writeFile(desk.folder() / "backups-of-mine.txt", "not ours");
        for (int day = 10; day < 20; ++day)
            QVERIFY(backUpDaily(desk.file(), "2024-05-" + std::to_string(day)).value());
        const auto backups = dailyBackups(desk.file(), "2024-05-19");
        QCOMPARE(backups.size(), keptBackups);
        QCOMPARE(backups.front().filename().string(), std::string("scores-2024-05-19.db"));
        QCOMPARE(backups.back().filename().string(), std::string("scores-2024-05-13.db"));
        const auto letter = backups.front().parent_path() / "scores-2024-mine.db";
        writeFile(letter, "not ours");
        const QByteArray first = contentOf(backups.front());
        {
            ScoreBook book = ScoreBook::open(desk.file()).value();
            QVERIFY(!book.rename(1, "Saturday"));
        }
        QVERIFY(backUpDaily(desk.file(), "2024-05-19").value()); // of this day there is one
        QCOMPARE(contentOf(backups.front()), first);
        QVERIFY(backUpDaily(desk.file(), "2024-05-20").value());
        QVERIFY(std::filesystem::exists(letter));
    }

    void after_the_clock_was_set_back_the_days_before_that_go_first()
    {
        const Desk desk;
        makeBook(desk.file(), 1);
        for (int day = 10; day < 17; ++day)
            QVERIFY(backUpDaily(desk.file(), "2099-05-" + std::to_string(day)).value());
        QVERIFY(backUpDaily(desk.file(), "2024-05-30").value());
        QVERIFY(backUpDaily(desk.file(), "2024-05-31").value());
        const auto backups = dailyBackups(desk.file(), "2024-05-31");
        QCOMPARE(backups.size(), keptBackups);
        QCOMPARE(backups[0].filename().string(), std::string("scores-2024-05-31.db"));
        QCOMPARE(backups[1].filename().string(), std::string("scores-2024-05-30.db"));
        QCOMPARE(backups[2].filename().string(), std::string("scores-2099-05-16.db"));
        QCOMPARE(backups.back().filename().string(), std::string("scores-2099-05-12.db"));
        QCOMPARE(newestGoodBackup(desk.file())->file, backups[0]);
    }

    void an_empty_book_pushes_out_no_backup()
    {
        const Desk desk;
        QVERIFY(ScoreBook::open(desk.file()).ok());
        QVERIFY(!backUpDaily(desk.file(), "2024-05-10").value());
        QVERIFY(dailyBackups(desk.file()).empty());
    }

    void the_newest_good_backup_is_found()
    {
        const Desk desk;
        QVERIFY(!newestGoodBackup(desk.file()));
        makeBook(desk.file(), 2);
        for (const char* const day : { "2024-05-10", "2024-05-11", "2024-05-12" })
            QVERIFY(backUpDaily(desk.file(), day).value());
        const auto backups = dailyBackups(desk.file());
        writeFile(backups[0], contentOf(backups[0]).left(5000));
        writeFile(backups[1], "a letter");
        const auto good = newestGoodBackup(desk.file());
        QVERIFY(good.has_value());
        QCOMPARE(good->file, backups[2]);
        QCOMPARE(good->sheets, 1);
        QCOMPARE(good->hands, 2);
        QCOMPARE(faultOf(inspectBackup(backups[1]).problem()), StorageFault::NotABackup);
    }

    void a_check_names_the_sheets_that_cannot_be_read()
    {
        const Desk desk;
        makeBook(desk.file(), 2);
        QVERIFY(checkBook(desk.file())->sound());
        {
            SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
            database.exec("UPDATE hand SET ending = 'of a later version' WHERE number = 2");
        }
        const auto found = checkBook(desk.file());
        QVERIFY(found.ok() && !found->sound());
        QVERIFY(found->sheets.front().fault.starts_with("hand 2: ending"));
    }

    void a_book_whose_making_was_stopped_is_sound_and_empty()
    {
        const Desk desk;
        {
            SQLite::Database begun(
                desk.file().string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            begun.exec("PRAGMA journal_mode = WAL"); // writes the first page, before any table
        }
        QCOMPARE(std::filesystem::file_size(desk.file()), 4096U);
        const auto found = checkBook(desk.file());
        QVERIFY2(found.ok(), found.ok() ? "" : found.problem().reason.c_str());
        QVERIFY(found->sound());
        QVERIFY(found->sheets.empty());
        QVERIFY(ScoreBook::open(desk.file()).ok());
    }
};

REGISTER_GUILESS_TEST(BackupTest)
#include "backup_test.moc"
