// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/recovery.h"

#include "app/storage/book_check.h"
#include "app/storage/file/backup.h"
#include "tests/app/storage/exchange/exports.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr qsizetype pageSize = 4096;

QByteArray withoutPage(QByteArray pages, qsizetype page)
{
    return pages.replace(page * pageSize, pageSize, QByteArray(pageSize, '\xff'));
}

/// The hands of all sheets that can be read, as numbers of rows.
std::size_t handsIn(const std::filesystem::path& file)
{
    const ScoreBook book = ScoreBook::open(file).value();
    std::size_t hands = 0;
    for (const SheetInfo& info : book.sheets().value())
        hands += static_cast<std::size_t>(info.hands);
    return hands;
}

/// A season at one table.
void addLongSheet(const std::filesystem::path& file)
{
    constexpr std::uint64_t hands = 150;
    ScoreBook book = ScoreBook::open(file).value();
    Match match = matchWith("layout=5H-A");
    SavedMatch saved = book.begin(newSheet(match, "Season")).value();
    for (std::uint64_t i = 0; i < hands; ++i)
        playHand(match, saved, i);
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        const Desk desk;
        makeFullBook(desk.file());
        addLongSheet(desk.file()); // else the schema and the heads of sheets fill a quarter of it
        hands_ = handsIn(desk.file());
        text_ = exported(desk.file());
        pages_ = contentOf(desk.file());
        QVERIFY(pages_.size() > 20 * pageSize);
    }

    void of_a_sound_book_everything_is_recovered()
    {
        const Desk desk;
        writeFile(desk.file(), pages_);
        const auto made = recoverBook(desk.file());
        QVERIFY(made.ok());
        QCOMPARE(made->lostSheets + made->lostHands, 0);
        QCOMPARE(static_cast<std::size_t>(made->hands), hands_);
        const auto hands = exported(desk.file(), ExportFormat::HandsCsv);
        QCOMPARE(hands, exported(made->setAside, ExportFormat::HandsCsv));
        const ScoreBook book = ScoreBook::open(desk.file()).value();
        QCOMPARE(book.seasons()->size(), std::size_t { 1 });
        QCOMPARE(book.season(1)->paid.size(), std::size_t { 2 });
    }

    /// They came from another book, so drills must not ask what was decided in them.
    void imported_hands_stay_marked()
    {
        const Desk desk;
        addLongSheet(desk.file());
        const auto own = static_cast<std::int64_t>(handsIn(desk.file()));
        QVERIFY(imported(desk.file(), text_).ok());
        const auto marked = [&desk] {
            SQLite::Database rows(desk.file().string());
            return rows.execAndGet("SELECT sum(imported) * 1000 + sum(NOT imported) FROM hand")
                .getInt64();
        };
        const std::int64_t before = marked();
        QVERIFY(before > own); // some of each
        const auto made = recoverBook(desk.file());
        QVERIFY(made.ok());
        QCOMPARE(made->lostSheets + made->lostHands, 0);
        QCOMPARE(marked(), before);
    }

    void a_damaged_page_costs_only_what_was_on_it()
    {
        int mostlyThere = 0;
        int recoverable = 0;
        const qsizetype count = pages_.size() / pageSize;
        const qsizetype step = std::max(count / 12, qsizetype { 1 });
        for (qsizetype page = 1; page < count; page += step) {
            const Desk desk;
            const QByteArray damaged = withoutPage(pages_, page);
            writeFile(desk.file(), damaged);
            const auto made = recoverBook(desk.file());
            if (!made) {
                QCOMPARE(faultOf(made.problem()), StorageFault::NotRecoverable);
                QCOMPARE(contentOf(desk.file()), damaged);
                continue;
            }
            ++recoverable;
            QCOMPARE(contentOf(made->setAside), damaged);
            QVERIFY(checkBook(desk.file())->sound());
            QCOMPARE(handsIn(desk.file()), static_cast<std::size_t>(made->hands));
            mostlyThere += handsIn(desk.file()) * 10 >= hands_ * 8 ? 1 : 0;
        }
        qInfo("%d recovered, %d of them nearly whole, of %d", recoverable, mostlyThere,
            static_cast<int>((count - 2) / step + 1));
        QVERIFY(mostlyThere * 10 >= static_cast<int>(count / step) * 7);
    }

    /// Without any row of table sheet nothing is left: then the file stays as it is.
    void of_a_file_that_was_cut_off_a_part_is_recovered()
    {
        int recovered = 0;
        for (const int percent : { 98, 95, 90, 75 }) {
            const Desk desk;
            const QByteArray cut = pages_.left(pages_.size() * percent / 100);
            writeFile(desk.file(), cut);
            QVERIFY(!ScoreBook::open(desk.file()).ok());
            const auto made = recoverBook(desk.file());
            if (!made) {
                QCOMPARE(faultOf(made.problem()), StorageFault::NotRecoverable);
                QCOMPARE(contentOf(desk.file()), cut);
                continue;
            }
            ++recovered;
            QVERIFY(made->hands > 0);
            QVERIFY(checkBook(desk.file())->sound());
            QCOMPARE(contentOf(made->setAside), cut);
        }
        QVERIFY(recovered >= 2);
    }

    void of_a_file_that_is_no_book_nothing_is_recovered()
    {
        const Desk desk;
        for (const QByteArray& content : { QByteArray("a letter"), QByteArray(), pages_.left(3000),
                 QByteArray(8 * pageSize, '\0') }) {
            writeFile(desk.file(), content);
            const auto made = recoverBook(desk.file());
            QVERIFY(!made.ok());
            QCOMPARE(faultOf(made.problem()), StorageFault::NotRecoverable);
            QCOMPARE(contentOf(desk.file()), content);
            QCOMPARE(desk.files(), std::vector<std::string> { "scores.db" });
        }
    }

    /// The file alone is sound; with the log of another book there are sheets without hands.
    void a_log_that_spoils_the_file_is_left_out()
    {
        const Desk other;
        QByteArray log;
        {
            ScoreBook book = ScoreBook::open(other.file()).value();
            const Match match = matchWith("layout=5H-A");
            SavedMatch saved = book.begin(newSheet(match, "young")).value();
            playPart(match, saved, 20);
            log = contentOf(other.folder() / "scores.db-wal");
        }
        const Desk desk;
        writeFile(desk.file(), pages_);
        writeFile(desk.folder() / "scores.db-wal", log);
        const auto made = recoverBook(desk.file());
        QVERIFY(made.ok());
        QCOMPARE(static_cast<std::size_t>(made->hands), hands_);
        QVERIFY(made->backup.empty());
    }

    void a_backup_with_more_hands_is_taken()
    {
        const Desk desk;
        writeFile(desk.file(), pages_);
        QVERIFY(backUpDaily(desk.file(), "2024-05-31").value());
        const QByteArray cut = pages_.left(pages_.size() / 2);
        writeFile(desk.file(), cut);
        const auto made = recoverBook(desk.file());
        QVERIFY(made.ok());
        QCOMPARE(made->backup.filename().string(), std::string("scores-2024-05-31.db"));
        QCOMPARE(handsIn(desk.file()), hands_);
        QCOMPARE(contentOf(made->setAside), cut);
    }

    void of_a_book_with_a_trigger_the_rows_are_recovered_and_it_never_runs()
    {
        const Desk desk;
        writeFile(desk.file(), pages_);
        {
            SQLite::Database database(desk.file().string(), SQLite::OPEN_READWRITE);
            makeVersion10(database);
            database.exec(
                "CREATE TRIGGER t AFTER UPDATE ON sheet BEGIN DELETE FROM hand; END;"
                "CREATE TRIGGER u AFTER UPDATE ON hand BEGIN DELETE FROM sheet; END;"
                "CREATE VIEW endless AS WITH RECURSIVE n(x) AS (VALUES (1) UNION ALL SELECT x FROM "
                "n)"
                " SELECT x FROM n");
        }
        QVERIFY(!ScoreBook::open(desk.file()).ok());
        const auto made = recoverBook(desk.file());
        QVERIFY(made.ok());
        QCOMPARE(static_cast<std::size_t>(made->hands), hands_);
        QVERIFY(checkBook(desk.file())->sound());
    }

private:
    QByteArray pages_; ///< of a sound book
    std::size_t hands_ = 0;
    std::string text_;
};

REGISTER_GUILESS_TEST(RecoveryTest)
#include "recovery_test.moc"
