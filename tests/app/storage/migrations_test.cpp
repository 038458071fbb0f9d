// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/migrations.h"

#include "tests/app/storage/books.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

using Steps = std::vector<const char*>;
using Names = std::vector<std::string>;

SQLite::Database opened(const std::filesystem::path& file)
{
    return { file.string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE };
}

/// The steps of today, and more to come.
Steps stepsAnd(std::initializer_list<const char*> more)
{
    Steps steps(migrations().begin(), migrations().end());
    steps.insert(steps.end(), more);
    return steps;
}

int count(SQLite::Database& database, const char* query)
{
    return database.execAndGet(query).getInt();
}

const int today = static_cast<int>(migrations().size());

} // namespace

class MigrationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_new_file_takes_every_step();
    void every_table_is_strict();
    void an_older_book_is_copied_before_it_changes();
    void a_copy_is_never_written_over();
    void a_step_that_fails_leaves_no_trace();
    void a_file_of_today_is_left_alone();
};

void MigrationsTest::a_new_file_takes_every_step()
{
    const Desk desk;
    SQLite::Database database = opened(desk.file());
    migrate(database, desk.file(), migrations());
    QCOMPARE(schemaVersion(database), today);
    QCOMPARE(count(database, "PRAGMA application_id"), applicationId);
    QCOMPARE(desk.files(), Names { "scores.db" }); // nothing that was worth a copy
}

void MigrationsTest::every_table_is_strict()
{
    const Desk desk;
    SQLite::Database database = opened(desk.file());
    migrate(database, desk.file(), migrations());
    QVERIFY(count(database, "SELECT count(*) FROM pragma_table_list WHERE strict = 1") >= 7);
    QCOMPARE(count(database,
                 "SELECT count(*) FROM pragma_table_list"
                 " WHERE strict = 0 AND name NOT LIKE 'sqlite_%'"),
        0);
}

void MigrationsTest::an_older_book_is_copied_before_it_changes()
{
    const Desk desk;
    makeBook(desk.file());
    SQLite::Database database = opened(desk.file());
    const Steps steps = stepsAnd({ "ALTER TABLE sheet ADD COLUMN closed INTEGER NOT NULL DEFAULT 0",
        "UPDATE hand_seat SET score = 0" });
    migrate(database, desk.file(), steps);
    QCOMPARE(schemaVersion(database), today + 2);
    QCOMPARE(count(database, "SELECT closed FROM sheet"), 0);

    const auto copy = desk.folder() / ("scores.db.version-" + std::to_string(today));
    const StoredSheet old = ScoreBook::open(copy)->load(1).value();
    QCOMPARE(old.info.hands, 3);
    QVERIFY(old.info.totals != std::vector<int>(5, 0));
}

void MigrationsTest::a_copy_is_never_written_over()
{
    const Desk desk;
    makeBook(desk.file());
    const std::string name = "scores.db.version-" + std::to_string(today);
    writeFile(desk.folder() / name, "an earlier copy");
    SQLite::Database database = opened(desk.file());
    migrate(database, desk.file(), stepsAnd({ "SELECT 1" }));
    QCOMPARE(contentOf(desk.folder() / name), QByteArray("an earlier copy"));
    QVERIFY(ScoreBook::open(desk.folder() / (name + "-2")).ok());
}

void MigrationsTest::a_step_that_fails_leaves_no_trace()
{
    const Desk desk;
    makeBook(desk.file());
    {
        SQLite::Database database = opened(desk.file());
        const Steps steps = stepsAnd({ "CREATE TABLE good (a INTEGER) STRICT",
            "CREATE TABLE half (a INTEGER) STRICT; DELETE FROM sheet; nonsense" });
        QVERIFY_THROWS_EXCEPTION(SQLite::Exception, migrate(database, desk.file(), steps));
        QCOMPARE(schemaVersion(database), today + 1);
        QVERIFY(database.tableExists("good"));
        QVERIFY(!database.tableExists("half"));
        QCOMPARE(count(database, "SELECT count(*) FROM sheet"), 1);
    }
    const auto copy = desk.folder() / ("scores.db.version-" + std::to_string(today));
    QCOMPARE(ScoreBook::open(copy)->load(1)->info.hands, 3);
}

void MigrationsTest::a_file_of_today_is_left_alone()
{
    const Desk desk;
    makeBook(desk.file());
    const QByteArray before = contentOf(desk.file());
    {
        SQLite::Database database = opened(desk.file());
        migrate(database, desk.file(), migrations());
    }
    QCOMPARE(contentOf(desk.file()), before);
    QCOMPARE(desk.files(), Names { "scores.db" });
}

QTEST_GUILESS_MAIN(MigrationsTest)
#include "migrations_test.moc"
