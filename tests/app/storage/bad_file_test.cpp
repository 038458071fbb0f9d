// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/backup.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/migrations.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QTest>

#include <array>
#include <map>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

using namespace sheepshead;
using namespace sheepshead::testing;

Q_DECLARE_METATYPE(sheepshead::StorageFault)

namespace {

constexpr qsizetype page = 4096;

using Spoil = void (*)(const std::filesystem::path&);

void exec(const std::filesystem::path& file, const char* statements)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    database.exec(statements);
}

void writeText(const std::filesystem::path& file)
{
    writeFile(file, QByteArray("Dear diary, today I picked on nothing.\n").repeated(200));
}

void writeShortText(const std::filesystem::path& file) { writeFile(file, "SQL?"); }

void cutTo(const std::filesystem::path& file, qsizetype size)
{
    makeBook(file, 10);
    writeFile(file, contentOf(file).left(size));
}

void cutInHeader(const std::filesystem::path& file) { cutTo(file, 50); }
void cutInFirstPage(const std::filesystem::path& file) { cutTo(file, 1000); }
void cutAfterSomePages(const std::filesystem::path& file) { cutTo(file, 3 * page); }
void cutLastByte(const std::filesystem::path& file)
{
    makeBook(file);
    writeFile(file, contentOf(file).chopped(1));
}

void scribbleOver(const std::filesystem::path& file)
{
    makeBook(file, 10);
    QByteArray content = contentOf(file);
    content.replace(2 * page, page, QByteArray(page, 'x'));
    writeFile(file, content);
}

void makeNewer(const std::filesystem::path& file)
{
    makeBook(file);
    exec(file, "PRAGMA user_version = 1000; CREATE TABLE robots (a INTEGER)");
}

/// A newer program was killed: what it changed stands in its log only.
void makeNewerInLog(const std::filesystem::path& file)
{
    const auto draft = withEnding(file, ".draft");
    makeBook(draft);
    SQLite::Database newer(draft.string(), SQLite::OPEN_READWRITE);
    newer.exec("PRAGMA user_version = 1000");
    writeFile(withEnding(file, "-wal"), contentOf(withEnding(draft, "-wal")));
    writeFile(file, contentOf(draft));
}

void markAsForeign(const std::filesystem::path& file)
{
    exec(file, "PRAGMA application_id = 7; CREATE TABLE recipe (a TEXT)");
}

void writeForeign(const std::filesystem::path& file)
{
    exec(file, "CREATE TABLE recipe (a TEXT); INSERT INTO recipe VALUES ('soup')");
}

void writeForeignWithVersion(const std::filesystem::path& file)
{
    exec(file, "PRAGMA user_version = 1");
}

void writeForeignWithLog(const std::filesystem::path& file)
{
    exec(file, "PRAGMA journal_mode = WAL; CREATE TABLE recipe (a TEXT)");
}

template <int which> void addEntry(const std::filesystem::path& file)
{
    constexpr std::array entries {
        "CREATE TRIGGER zz AFTER UPDATE ON sheet BEGIN DELETE FROM hand; END",
        "CREATE VIEW zz AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i FROM n) SELECT * "
        "FROM n",
        "CREATE TABLE zz (a TEXT) STRICT",
        "CREATE INDEX zz ON sheet (name)",
        "UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'person'",
        "INSERT INTO person VALUES (9223372036854775807, 'Zoe', 0, NULL)",
        "PRAGMA foreign_keys = OFF; UPDATE hand SET id = 9223372036854775807 WHERE id = 1",
    };
    makeBook(file);
    exec(file, entries.at(which));
}

void widow(const std::filesystem::path& file)
{
    writeFile(withEnding(file, "-wal"), QByteArray("the hands of last night"));
}

void widowEmpty(const std::filesystem::path& file)
{
    widow(file);
    writeFile(file, QByteArray());
}

void putPipe(const std::filesystem::path& file)
{
    if (::mkfifo(file.c_str(), 0600) != 0)
        qFatal("cannot make a pipe");
}

void putDevice(const std::filesystem::path& file)
{
    std::filesystem::create_symlink("/dev/zero", file);
}

using Put = void (*)(const std::filesystem::path&);

void putFolder(const std::filesystem::path& file) { std::filesystem::create_directory(file); }

} // namespace

Q_DECLARE_METATYPE(Spoil) // and Put, which is the same

class BadFileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_file_that_cannot_be_used_is_refused_and_stays_as_it_is_data()
    {
        QTest::addColumn<Spoil>("spoil");
        QTest::addColumn<StorageFault>("fault");
        QTest::newRow("text") << Spoil(writeText) << StorageFault::NotADatabase;
        QTest::newRow("short text") << Spoil(writeShortText) << StorageFault::NotADatabase;
        QTest::newRow("folder") << Spoil(putFolder) << StorageFault::NotADatabase;
        QTest::newRow("cut in the header") << Spoil(cutInHeader) << StorageFault::Damaged;
        QTest::newRow("cut in the first page") << Spoil(cutInFirstPage) << StorageFault::Damaged;
        QTest::newRow("cut after some pages") << Spoil(cutAfterSomePages) << StorageFault::Damaged;
        QTest::newRow("last byte missing") << Spoil(cutLastByte) << StorageFault::Damaged;
        QTest::newRow("scribbled over") << Spoil(scribbleOver) << StorageFault::Damaged;
        QTest::newRow("newer") << Spoil(makeNewer) << StorageFault::Newer;
        QTest::newRow("newer in the log") << Spoil(makeNewerInLog) << StorageFault::Newer;
        QTest::newRow("another's mark") << Spoil(markAsForeign) << StorageFault::Foreign;
        QTest::newRow("another's tables") << Spoil(writeForeign) << StorageFault::Foreign;
        QTest::newRow("another's version")
            << Spoil(writeForeignWithVersion) << StorageFault::Foreign;
        QTest::newRow("another's, with a log")
            << Spoil(writeForeignWithLog) << StorageFault::Foreign;
        QTest::newRow("a trigger of its own") << Spoil(addEntry<0>) << StorageFault::Damaged;
        QTest::newRow("an endless view") << Spoil(addEntry<1>) << StorageFault::Damaged;
        QTest::newRow("a table of its own") << Spoil(addEntry<2>) << StorageFault::Damaged;
        QTest::newRow("an index of its own") << Spoil(addEntry<3>) << StorageFault::Damaged;
        QTest::newRow("no number for the next person")
            << Spoil(addEntry<4>) << StorageFault::Damaged;
        QTest::newRow("a person of the last number") << Spoil(addEntry<5>) << StorageFault::Damaged;
        QTest::newRow("a hand of the last number") << Spoil(addEntry<6>) << StorageFault::Damaged;
        QTest::newRow("log without a file") << Spoil(widow) << StorageFault::Widowed;
        QTest::newRow("log beside an empty file") << Spoil(widowEmpty) << StorageFault::Widowed;
    }

    void a_file_that_cannot_be_used_is_refused_and_stays_as_it_is()
    {
        QFETCH(Spoil, spoil);
        QFETCH(StorageFault, fault);
        const Desk desk;
        spoil(desk.file());
        const Contents before = contentsOf(desk);

        for (int attempt = 0; attempt < 2; ++attempt) {
            const auto book = ScoreBook::open(desk.file());
            QVERIFY(!book.ok());
            QVERIFY2(faultOf(book.problem()) == fault, book.problem().reason.c_str());
            QVERIFY2(
                book.problem().place.starts_with(utf8(desk.file())), book.problem().place.c_str());
            QVERIFY(canBeSetAside(fault));
        }
        QVERIFY(contentsOf(desk) == before);
    }

    void what_is_no_ordinary_file_is_refused_and_does_not_stop_the_program_data()
    {
        QTest::addColumn<Put>("put");
        QTest::addColumn<QString>("ending");
        const std::array<std::pair<const char*, Put>, 3> kinds { { { "pipe", putPipe },
            { "device", putDevice }, { "folder", putFolder } } };
        for (const auto& [kind, put] : kinds)
            for (const char* const ending : { "", "-wal", "-shm", "-journal" })
                if (put != putFolder || *ending != '\0') // told as no book, above
                    QTest::addRow("%s, scores.db%s", kind, ending)
                        << put << QString::fromLatin1(ending);
    }

    /// SQLite and the program would read a pipe until another program writes to it, and a device
    /// for ever.
    void what_is_no_ordinary_file_is_refused_and_does_not_stop_the_program()
    {
        QFETCH(Put, put);
        QFETCH(QString, ending);
        const Desk desk;
        if (!ending.isEmpty())
            makeBook(desk.file());
        const QByteArray before = ending.isEmpty() ? QByteArray() : contentOf(desk.file());
        put(withEnding(desk.file(), ending.toStdString()));
        const auto book = ScoreBook::open(desk.file());
        QVERIFY(!book.ok());
        QVERIFY2(faultOf(book.problem()) == StorageFault::Special, book.problem().reason.c_str());
        const std::string named =
            behindLinks(withEnding(desk.file(), ending.toStdString())).filename();
        QVERIFY2(book.problem().place.ends_with('(' + named + ')')
                || book.problem().place.ends_with("(scores.db" + ending.toStdString() + ")"),
            book.problem().place.c_str());
        QVERIFY(faultOf(inspectBackup(desk.file()).problem()) == StorageFault::NotABackup);
        if (!ending.isEmpty())
            QCOMPARE(contentOf(desk.file()), before);
    }

    void what_does_not_belong_in_a_book_is_named()
    {
        const Desk desk;
        addEntry<0>(desk.file());
        const auto book = ScoreBook::open(desk.file());
        QVERIFY(!book.ok());
        QVERIFY2(book.problem().place.find("trigger zz") != std::string::npos,
            book.problem().place.c_str());
        const auto backup = inspectBackup(desk.file());
        QVERIFY2(backup.problem().place.find("trigger zz") != std::string::npos,
            backup.problem().place.c_str());
    }

    /// The log of a killed program, beside a book that was copied into its place.
    void looking_writes_no_log_into_the_book()
    {
        const Desk desk;
        const auto killed = withEnding(desk.file(), ".killed");
        makeBook(killed);
        const auto open = ScoreBook::open(killed);
        QVERIFY(open);
        SQLite::Database writing(killed.string(), SQLite::OPEN_READWRITE);
        writing.exec("UPDATE sheet SET name = 'of the killed program'");
        writeFile(withEnding(desk.file(), "-wal"), contentOf(withEnding(killed, "-wal")));
        makeBook(withEnding(desk.file(), ".copied"), 2);
        writeFile(desk.file(), contentOf(withEnding(desk.file(), ".copied")));
        const QByteArray before = contentOf(desk.file());
        QVERIFY(!before.isEmpty());
        (void)inspectBackup(desk.file());
        QCOMPARE(contentOf(desk.file()), before);
    }

    void a_folder_that_is_not_there_is_refused()
    {
        const Desk desk;
        const auto book = ScoreBook::open(desk.folder() / "nowhere" / "scores.db");
        QCOMPARE(faultOf(book.problem()), StorageFault::NoFolder);
        QVERIFY(desk.files().empty());
    }

    void a_file_in_the_place_of_a_folder_is_refused()
    {
        const Desk desk;
        writeFile(desk.file(), "a letter");
        const auto book = ScoreBook::open(desk.file() / "scores.db");
        QCOMPARE(faultOf(book.problem()), StorageFault::NoFolder);
        QCOMPARE(contentOf(desk.file()), QByteArray("a letter"));
    }

    void a_place_where_nothing_can_be_made_is_refused()
    {
        if (!std::filesystem::exists("/proc/self"))
            QSKIP("no /proc here");
        const auto book = ScoreBook::open("/proc/self/scores.db"); // not even by root
        QCOMPARE(faultOf(book.problem()), StorageFault::NotWritable);
        QVERIFY(!canBeSetAside(StorageFault::NotWritable));
    }

    void a_folder_without_the_right_to_write_is_refused()
    {
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        using std::filesystem::perms;
        const Desk desk;
        makeBook(desk.file());
        const QByteArray before = contentOf(desk.file());
        std::filesystem::permissions(desk.folder(), perms::owner_read | perms::owner_exec);
        const auto old = ScoreBook::open(desk.file());
        const auto fresh = ScoreBook::open(desk.folder() / "new.db");
        std::filesystem::permissions(desk.folder(), perms::owner_all);
        QCOMPARE(faultOf(old.problem()), StorageFault::NotWritable);
        QCOMPARE(faultOf(fresh.problem()), StorageFault::NotWritable);
        QCOMPARE(contentOf(desk.file()), before);
    }

    void a_file_without_the_right_to_write_is_refused()
    {
        if (geteuid() == 0)
            QSKIP("root may write everywhere");
        const Desk desk;
        makeBook(desk.file());
        std::filesystem::permissions(desk.file(), std::filesystem::perms::owner_read);
        QCOMPARE(faultOf(ScoreBook::open(desk.file()).problem()), StorageFault::NotWritable);
    }

    void an_empty_file_becomes_a_book()
    {
        const Desk desk;
        writeFile(desk.file(), QByteArray());
        makeBook(desk.file());
        QCOMPARE(ScoreBook::open(desk.file())->load(1)->info.hands, 3);
    }

    void a_log_left_by_a_killed_program_is_taken_in()
    {
        const Desk desk;
        const auto draft = desk.folder() / "draft.db";
        Match match = matchWith("no-pick=leaster");
        ScoreBook book = ScoreBook::open(draft).value();
        SavedMatch saved = book.begin(newSheet(match)).value();
        playHand(match, saved, 1);
        writeFile(desk.file(), contentOf(draft));
        writeFile(withEnding(desk.file(), "-wal"), contentOf(withEnding(draft, "-wal")));
        QVERIFY(ScoreBook::open(desk.file())->load(1)->sheet == match.sheet());
    }

    void a_count_of_changes_comes_to_no_end()
    {
        const Desk desk;
        makeBook(desk.file());
        exec(desk.file(), "UPDATE log_mark SET turn = 9223372036854775807");
        ScoreBook book = ScoreBook::open(desk.file()).value();
        QVERIFY(!book.rename(1, "Saturday"));
        QVERIFY(!book.rename(1, "Sunday"));
    }

    void a_path_in_any_writing_works()
    {
        const Desk desk;
        const auto file = desk.folder() / u8"Spielstände ♣ 50% file:x?mode=ro#'\".db";
        makeBook(file);
        QVERIFY(std::filesystem::exists(file));
        QCOMPARE(ScoreBook::open(file)->load(1)->info.hands, 3);
    }
};

REGISTER_GUILESS_TEST(BadFileTest)
#include "bad_file_test.moc"
