// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/book_image.h"

#include "app/storage/file/file_names.h"
#include "engine/support/rng.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

#include <map>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A book as a killed program leaves it: part of it in the file, part of it in the log.
Contents leftBehind(int hands)
{
    const Desk desk;
    makeBook(desk.file(), 6);
    ScoreBook book = ScoreBook::open(desk.file()).value();
    Match match = matchWith("no-pick=leaster", 5);
    SavedMatch saved = book.begin(newSheet(match)).value();
    for (int i = 0; i < hands; ++i)
        playHand(match, saved, static_cast<std::uint64_t>(i));
    playPart(match, saved, 12);
    return contentsOf(desk);
}

void putInto(const Desk& desk, const Contents& contents)
{
    for (const auto& [name, content] : contents)
        writeFile(desk.folder() / name, content);
}

/// A book without a log, as a program leaves it that is killed in the middle of a change: the file
/// is half changed, and a journal beside it has what stood there before.
Contents stoppedInAChange()
{
    const Desk desk;
    makeBook(desk.file(), 40);
    SQLite::Database database(utf8(desk.file()), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA journal_mode = DELETE; PRAGMA cache_size = 1");
    database.exec("BEGIN; UPDATE hand_seat SET score = 7; DELETE FROM hand WHERE number > 9");
    return contentsOf(desk); // the cache is so small that the file is written before the end
}

/// Spoils some bytes of the file or of what lies beside it.
void spoil(Contents& contents, std::uint64_t seed, const char* companion = "scores.db-wal")
{
    Rng rng(seed);
    QByteArray& content = contents[rng.below(2) == 0 ? "scores.db" : companion];
    const auto size = static_cast<std::uint32_t>(content.size());
    switch (rng.below(3)) {
    case 0:
        content.truncate(static_cast<qsizetype>(rng.below(size)));
        break;
    case 1: {
        const std::uint32_t at = rng.below(size);
        const auto length = static_cast<qsizetype>(std::min(1 + rng.below(4096), size - at));
        content.replace(static_cast<qsizetype>(at), length, QByteArray(length, 'x'));
        break;
    }
    default:
        for (int i = 0; i < 40; ++i)
            content[static_cast<qsizetype>(rng.below(size))] = static_cast<char>(rng.below(256));
    }
}

std::string rowsOf(SQLite::Database& database)
{
    SQLite::Statement row(database,
        "SELECT group_concat(hand || '/' || seat || '/' || score) AS rows FROM hand_seat");
    row.executeStep();
    return row.getColumn("rows").getString();
}

} // namespace

class DamagedBookTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_damaged_book_beside_a_log_keeps_every_byte()
    {
        int refused = 0;
        const Contents healthy = leftBehind(4);
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Contents contents = healthy;
            spoil(contents, seed);
            const Desk desk;
            putInto(desk, contents);
            if (ScoreBook::open(desk.file()).ok())
                continue; // SQLite passes over the damaged end of a log
            ++refused;
            QVERIFY2(contentsOf(desk) == contents, qPrintable(QString::number(seed)));
        }
        QVERIFY2(refused > 60, qPrintable(QString::number(refused)));
    }

    void a_damaged_book_beside_an_unfinished_change_keeps_every_byte()
    {
        int refused = 0;
        const Contents healthy = stoppedInAChange();
        QVERIFY(!healthy.at("scores.db-journal").isEmpty());
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Contents contents = healthy;
            spoil(contents, seed, "scores.db-journal");
            const Desk desk;
            putInto(desk, contents);
            if (ScoreBook::open(desk.file()).ok())
                continue; // SQLite passes over the damaged end of a journal, and mends damaged
                          // pages
            ++refused;
            QVERIFY2(contentsOf(desk) == contents, qPrintable(QString::number(seed)));
        }
        QVERIFY2(refused > 60, qPrintable(QString::number(refused)));
    }

    void the_image_undoes_an_unfinished_change()
    {
        const Desk desk;
        putInto(desk, stoppedInAChange());
        const Contents before = contentsOf(desk);
        {
            const Desk untouched;
            makeBook(untouched.file(), 40);
            SQLite::Database database(utf8(untouched.file()), SQLite::OPEN_READWRITE);
            BookImage image(desk.file());
            QCOMPARE(rowsOf(image.database()), rowsOf(database));
        }
        QVERIFY(contentsOf(desk) == before);
        QVERIFY(ScoreBook::open(desk.file()));
        QVERIFY(contentsOf(desk) != before); // a sound book is mended by opening it
    }

    /// The journal of a new file's first change says that the file had no page before.
    void a_file_whose_first_change_was_stopped_becomes_a_book()
    {
        const Desk desk;
        {
            const Desk stopped;
            SQLite::Database database(
                utf8(stopped.file()), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            database.exec("PRAGMA cache_size = 1; BEGIN; CREATE TABLE a (b)");
            database.exec(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000) "
                "INSERT INTO a SELECT i FROM n");
            putInto(desk, contentsOf(stopped));
        }
        QVERIFY(std::filesystem::file_size(desk.file()) > 0);
        QVERIFY(std::filesystem::file_size(withEnding(desk.file(), "-journal")) > 0);
        const auto book = ScoreBook::open(desk.file());
        QVERIFY2(book.ok(), book.ok() ? "" : book.problem().reason.c_str());
        QVERIFY(book->sheets()->empty());
    }

    void the_image_shows_what_the_database_shows_data()
    {
        QTest::addColumn<int>("hands");
        for (const int hands : { 0, 1, 12 })
            QTest::addRow("%d in the log", hands) << hands;
    }

    void the_image_shows_what_the_database_shows()
    {
        QFETCH(int, hands);
        const Desk desk;
        putInto(desk, leftBehind(hands));
        const Contents before = contentsOf(desk);
        BookImage image(desk.file());
        const std::string seen = rowsOf(image.database());
        QVERIFY(contentsOf(desk) == before);
        SQLite::Database database(utf8(desk.file()), SQLite::OPEN_READWRITE);
        QCOMPARE(seen, rowsOf(database));
        QCOMPARE(std::ranges::count(seen, ','), (6 + hands) * 5 - 1);
    }

    void a_wrong_version_is_damage_and_makes_no_copy_data()
    {
        QTest::addColumn<int>("version");
        for (const int version : { -1, 0, 1, 2, 3 })
            QTest::addRow("%d", version) << version;
    }

    void a_wrong_version_is_damage_and_makes_no_copy()
    {
        QFETCH(int, version);
        const Desk desk;
        makeBook(desk.file());
        {
            SQLite::Database database(utf8(desk.file()), SQLite::OPEN_READWRITE);
            database.exec("PRAGMA user_version = " + std::to_string(version));
        }
        const Contents before = contentsOf(desk);
        for (int start = 0; start < 2; ++start) {
            const auto book = ScoreBook::open(desk.file());
            QVERIFY(!book.ok());
            QCOMPARE(faultOf(book.problem()), StorageFault::Damaged);
        }
        QVERIFY(contentsOf(desk) == before);
    }
};

REGISTER_GUILESS_TEST(DamagedBookTest)
#include "damaged_book_test.moc"
