// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/book_place.h"

#include "app/storage/book_check.h"
#include "app/storage/exchange/book_exchange.h"
#include "app/storage/file/backup.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/storage_error.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QTest>

#ifdef Q_OS_UNIX
#include <sys/stat.h>
#endif

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A folder in which the program stands, so that names are relative, until the end.
class StandsIn {
public:
    explicit StandsIn(const std::filesystem::path& folder)
        : before_(std::filesystem::current_path())
    {
        std::filesystem::current_path(folder);
    }
    ~StandsIn() { std::filesystem::current_path(before_); }
    StandsIn(const StandsIn&) = delete;
    StandsIn& operator=(const StandsIn&) = delete;

private:
    std::filesystem::path before_;
};

bool isRefused(const std::filesystem::path& book, const std::filesystem::path& file)
{
    const auto exported = exportBook(book, ExportFormat::Json, file);
    const auto copied = backUp(book, file);
    return !exported && faultOf(exported.problem()) == StorageFault::NotWritten && copied
        && faultOf(*copied) == StorageFault::NotWritten;
}

} // namespace

class BookPlaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothing_is_written_over_the_book_itself()
    {
        const Desk desk;
        makeBook(desk.file());
        const auto link = desk.folder() / "link.db";
        std::filesystem::create_symlink(desk.file(), link);
        const Contents before = contentsOf(desk);
        for (const auto& file : { desk.file(), link, desk.folder() / "." / "scores.db",
                 desk.folder() / "x/../scores.db" })
            QVERIFY2(isRefused(desk.file(), file), utf8(file).c_str());
        QVERIFY(isRefused(link, desk.file()));
        QVERIFY(contentsOf(desk) == before);
    }

    void nothing_is_written_where_the_database_keeps_its_changes()
    {
        const Desk desk;
        makeBook(desk.file());
        const Contents before = contentsOf(desk);
        for (const std::string_view ending : companionEndings)
            QVERIFY(isRefused(desk.file(), withEnding(desk.file(), ending)));
        QVERIFY(contentsOf(desk) == before);
    }

    void beside_the_book_anything_may_be_written()
    {
        const Desk desk;
        makeBook(desk.file());
        QVERIFY(exportBook(desk.file(), ExportFormat::Json, desk.folder() / "scores.json").ok());
        QVERIFY(!backUp(desk.file(), desk.folder() / "scores.db-copy"));
    }

    void a_pipe_is_not_replaced()
    {
#ifdef Q_OS_UNIX
        const Desk desk;
        makeBook(desk.file());
        const auto pipe = desk.folder() / "pipe";
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        QVERIFY(isRefused(desk.file(), pipe));
        QVERIFY(std::filesystem::is_fifo(pipe));
#endif
    }

    void a_name_that_looks_like_an_address_is_a_name()
    {
        const Desk desk;
        const StandsIn folder(desk.folder());
        for (const char* const name : { "file:book?mode=memory", ":memory:", "file:///tmp/x" }) {
            if (std::filesystem::path(name).has_parent_path())
                std::filesystem::create_directories(std::filesystem::path(name).parent_path());
            makeBook(name);
            QVERIFY2(std::filesystem::file_size(name) > 0, name);
            QCOMPARE(checkBook(name)->sheets.size(), std::size_t { 1 });
            QVERIFY(checkBook(name)->sound());
        }
    }
};

REGISTER_GUILESS_TEST(BookPlaceTest)
#include "book_place_test.moc"
