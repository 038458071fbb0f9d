// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/query_stop.h"

#include "app/storage/book_check.h"
#include "app/storage/file/backup.h"
#include "app/storage/file/storage_fault.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <thread>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr const char* endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";

std::optional<StorageFault> faultOfQuery(SQLite::Database& database, const char* query)
{
    const auto problem = attempt("book", [&] { database.execAndGet(query); });
    return problem ? faultOf(*problem) : std::nullopt;
}

} // namespace

class QueryStopTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_query_without_end_ends()
    {
        SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        std::optional<StorageFault> fault;
        {
            std::jthread thread([&](const std::stop_token& stop) {
                const QueryStop guard(database, stop);
                fault = faultOfQuery(database, endless);
            });
            thread.request_stop();
        }
        QCOMPARE(fault, std::optional(StorageFault::Stopped));
    }

    void a_query_that_begins_later_ends_at_once()
    {
        SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        std::stop_source source;
        const QueryStop guard(database, source.get_token());
        source.request_stop();
        QCOMPARE(faultOfQuery(database, endless), std::optional(StorageFault::Stopped));
    }

    void a_change_is_undone()
    {
        SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("CREATE TABLE kept (i INTEGER); INSERT INTO kept VALUES (1)");
        {
            std::stop_source source;
            const QueryStop guard(database, source.get_token());
            source.request_stop();
            const auto problem = attempt("book", [&] {
                database.exec(
                    "INSERT INTO kept WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1"
                    " FROM n) SELECT i FROM n");
            });
            QVERIFY(problem.has_value());
        }
        QCOMPARE(database.execAndGet("SELECT count(*) FROM kept").getInt(), 1);
    }

    void afterwards_the_connection_works_on()
    {
        SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        {
            std::stop_source source;
            const QueryStop guard(database, source.get_token());
            source.request_stop();
        }
        QVERIFY(!faultOfQuery(database, "SELECT 1").has_value());
    }

    /// Functions that take a Progress hand its token on to their queries.
    void work_on_a_book_stops()
    {
        const Desk desk;
        makeBook(desk.file(), 4);
        std::stop_source source;
        source.request_stop();
        const Progress stopped([](double) { return true; }, source.get_token());
        const auto check = checkBook(desk.file(), stopped);
        QVERIFY(!check && faultOf(check.problem()) == StorageFault::Stopped);
        const auto found = inspectBackup(desk.file(), stopped);
        QVERIFY(!found && faultOf(found.problem()) == StorageFault::Stopped);
    }
};

REGISTER_GUILESS_TEST(QueryStopTest)
#include "query_stop_test.moc"
