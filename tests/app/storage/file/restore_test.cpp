// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/restore.h"

#include "app/storage/file/backup.h"
#include "app/storage/file/file_names.h"
#include "engine/support/rng.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Names = std::vector<std::string>;

void addSheet(const std::filesystem::path& file, const std::string& name)
{
    ScoreBook book = ScoreBook::open(file).value();
    Match match = matchWith("no-pick=leaster");
    SavedMatch saved = book.begin(newSheet(match, name)).value();
    playHand(match, saved, 1);
}

/// Of a book that can be opened; opening it finishes what was begun.
Names sheetNames(const std::filesystem::path& file)
{
    const auto book = ScoreBook::open(file);
    if (!book)
        return { book.problem().reason };
    Names names;
    for (const SheetInfo& info : book->sheets().value())
        names.push_back(info.name);
    return names;
}

/// A book with a new sheet, and a backup from before.
struct Restorable {
    Restorable()
    {
        static const Restorable first { Made() };
        writeFile(desk.file(), contentOf(first.desk.file()));
        writeFile(backup, contentOf(first.backup));
    }

    Desk desk;
    Desk away;
    std::filesystem::path backup = away.file();

private:
    struct Made { };
    explicit Restorable(Made)
    {
        addSheet(desk.file(), "old");
        if (backUp(desk.file(), backup))
            qFatal("no backup");
        addSheet(desk.file(), "new");
    }
};

/// Kills the program after so many milliseconds; -1 lets it finish.
void restoreAndKill(const Restorable& books, int after)
{
    QProcess restorer;
    restorer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    restorer.start(QStringLiteral(RESTORER),
        { QString::fromStdString(books.desk.file().string()),
            QString::fromStdString(books.backup.string()) });
    QVERIFY(restorer.waitForStarted(-1));
    restorer.waitForFinished(after);
    restorer.kill();
    restorer.waitForFinished(-1);
}

const Names fromBackup { "old" };
const Names both { "new", "old" };

void writeNoteOfAnother(const std::filesystem::path& book, const std::string& kept)
{
    SQLite::Database note(
        book.string() + ".restoring", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    note.exec("CREATE TABLE restore (kept TEXT NOT NULL) STRICT; INSERT INTO restore VALUES ('"
        + kept + "')");
}

} // namespace

class RestoreTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_backup_is_the_book_and_the_book_is_set_aside()
    {
        const Restorable books;
        const auto kept = restoreBook(books.desk.file(), books.backup);
        QVERIFY(kept.ok());
        QCOMPARE(kept->filename().string(), std::string("scores.db.set-aside"));
        QCOMPARE(books.desk.files(), (Names { "scores.db", "scores.db.set-aside" }));
        QCOMPARE(sheetNames(books.desk.file()), fromBackup);
        QCOMPARE(sheetNames(*kept), both);
        QCOMPARE(sheetNames(books.backup), fromBackup); // it stays
    }

    void a_book_that_is_lost_is_restored()
    {
        const Restorable books;
        std::filesystem::remove(books.desk.file());
        const auto kept = restoreBook(books.desk.file(), books.backup);
        QVERIFY(kept.ok());
        QVERIFY(kept->empty());
        QCOMPARE(sheetNames(books.desk.file()), fromBackup);
    }

    void a_damaged_book_keeps_all_its_bytes()
    {
        const Restorable books;
        QByteArray damaged = contentOf(books.desk.file());
        damaged.replace(4096, 4096, QByteArray(4096, 'x'));
        writeFile(books.desk.file(), damaged);
        writeFile(withEnding(books.desk.file(), "-wal"), "a log");
        QVERIFY(!ScoreBook::open(books.desk.file()).ok());
        const auto kept = restoreBook(books.desk.file(), books.backup);
        QVERIFY(kept.ok());
        QCOMPARE(contentOf(*kept), damaged);
        QCOMPARE(contentOf(withEnding(*kept, "-wal")), QByteArray("a log"));
        QCOMPARE(sheetNames(books.desk.file()), fromBackup);
    }

    void what_is_no_book_is_refused()
    {
        const Restorable books;
        const auto other = books.away.folder() / "letter.db";
        const QByteArray before = contentOf(books.desk.file());
        const auto refused = [&] {
            const auto done = restoreBook(books.desk.file(), other);
            return !done.ok() && faultOf(done.problem()) == StorageFault::NotABackup;
        };
        QVERIFY(refused()); // not there
        writeFile(other, "");
        QVERIFY(refused());
        writeFile(other, "a letter");
        QVERIFY(refused());
        writeFile(other, contentOf(books.backup).left(9000));
        QVERIFY(refused());
        const auto itself = restoreBook(books.desk.file(), books.desk.file());
        QCOMPARE(faultOf(itself.problem()), StorageFault::NotABackup);
        QCOMPARE(contentOf(books.desk.file()), before);
        QCOMPARE(books.desk.files(), Names { "scores.db" });
    }

    void a_book_that_is_open_is_not_replaced()
    {
        const Restorable books;
        {
            const ScoreBook open = ScoreBook::open(books.desk.file()).value();
            const auto done = restoreBook(books.desk.file(), books.backup);
            QVERIFY(!done.ok());
            QCOMPARE(faultOf(done.problem()), StorageFault::InUse);
            QCOMPARE(open.sheets()->size(), std::size_t { 2 });
        }
        QCOMPARE(sheetNames(books.desk.file()), both);
        QCOMPARE(books.desk.files(), Names { "scores.db" });
    }

    void killed_between_any_two_steps_it_is_finished_later()
    {
        for (int steps = 0; steps <= 2; ++steps) {
            const Restorable books;
            const auto& book = books.desk.file();
            const auto kept = prepareRestore(book, books.backup);
            QVERIFY(kept.ok());
            if (steps >= 1)
                std::filesystem::rename(book, *kept);
            if (steps >= 2)
                std::filesystem::rename(withEnding(book, ".restored"), book);
            QCOMPARE(sheetNames(book), fromBackup);
            QCOMPARE(sheetNames(*kept), both);
            QCOMPARE(books.desk.files(), (Names { "scores.db", "scores.db.set-aside" }));
        }
    }

    void a_book_begun_meanwhile_is_kept_too()
    {
        const Restorable books;
        const auto& book = books.desk.file();
        const auto kept = prepareRestore(book, books.backup);
        QVERIFY(kept.ok());
        std::filesystem::rename(book, *kept);
        const Desk elsewhere; // an older version of the program knows nothing of the note
        addSheet(elsewhere.file(), "meanwhile");
        std::filesystem::copy_file(elsewhere.file(), book);
        QCOMPARE(sheetNames(book), fromBackup);
        QCOMPARE(sheetNames(*kept), both);
        QCOMPARE(sheetNames(withEnding(book, ".set-aside-2")), Names { "meanwhile" });
    }

    void killed_at_any_time_no_book_is_lost()
    {
        QElapsedTimer wholeRun; // only to spread the kills over it, on whatever machine
        wholeRun.start();
        restoreAndKill(Restorable(), -1);
        const auto duration = static_cast<std::uint32_t>(wholeRun.elapsed());
        Rng rng(11);
        int restored = 0;
        for (int kill = 0; kill < 25; ++kill) {
            const Restorable books;
            restoreAndKill(books, static_cast<int>(rng.below(duration + duration / 4 + 1)));
            const Names names = sheetNames(books.desk.file());
            const auto kept = withEnding(books.desk.file(), ".set-aside");
            if (names == both) {
                QVERIFY(!std::filesystem::exists(kept));
            } else {
                QCOMPARE(names, fromBackup);
                QCOMPARE(sheetNames(kept), both);
                ++restored;
            }
            QCOMPARE(sheetNames(books.backup), fromBackup);
        }
        qInfo("%d of 25 were restored in spite of the kill", restored);
    }

    void a_note_that_names_another_place_moves_nothing_data()
    {
        QTest::addColumn<QString>("kept");
        for (const char* const kept :
            { "/elsewhere.desktop", "../elsewhere", "elsewhere", "scores.db",
                "scores.db.set-aside/../x", "scores.db.set-aside-", "scores.db.set-aside-x", "" })
            QTest::newRow(kept) << QString::fromLatin1(kept);
    }

    /// Whoever wrote it: the book is opened as it is, and the note set aside.
    void a_note_that_names_another_place_moves_nothing()
    {
        QFETCH(QString, kept);
        const Restorable books;
        const auto& file = books.desk.file();
        writeFile(file.string() + ".restored", contentOf(books.backup));
        writeNoteOfAnother(file, kept.toStdString());
        QCOMPARE(sheetNames(file), both);
        QCOMPARE(books.desk.files(),
            (Names { "scores.db", "scores.db.restored", "scores.db.restoring.set-aside" }));
        QCOMPARE(sheetNames(file), both);
    }

    void looking_at_a_backup_follows_no_note()
    {
        const Restorable books;
        writeFile(books.backup.string() + ".restored", QByteArray("any file"));
        writeNoteOfAnother(books.backup, "scores.db.set-aside");
        const Names before = books.away.files();
        const QByteArray content = contentOf(books.backup);
        QVERIFY(inspectBackup(books.backup));
        QCOMPARE(books.away.files(), before);
        QCOMPARE(contentOf(books.backup), content);
    }

    /// The folder of the cloud goes on being used.
    void a_book_that_is_a_link_stays_one()
    {
        const Restorable books;
        const Desk cloud;
        const std::filesystem::path target = cloud.folder() / "book.sqlite";
        std::filesystem::rename(books.desk.file(), target);
        std::filesystem::create_symlink(target, books.desk.file());
        const auto kept = restoreBook(books.desk.file(), books.backup);
        QVERIFY(kept.ok());
        QVERIFY(std::filesystem::is_symlink(books.desk.file()));
        QVERIFY(!std::filesystem::is_symlink(target));
        QCOMPARE(sheetNames(target), Names { "old" });
        QCOMPARE(sheetNames(books.desk.file()), Names { "old" });
        QCOMPARE(*kept, cloud.folder() / "book.sqlite.set-aside");
        QCOMPARE(sheetNames(*kept), (Names { "new", "old" }));
    }
};

REGISTER_GUILESS_TEST(RestoreTest)
#include "restore_test.moc"
