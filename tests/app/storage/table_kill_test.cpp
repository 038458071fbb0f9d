// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/table_scoring.h"
#include "engine/support/rng.h"
#include "tests/app/storage/books.h"
#include "tests/app/storage/fingerprint.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QProcess>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Kills the writer after it has said this many lines; returns all whole ones.
QByteArrayList typeAndKill(const std::filesystem::path& file, int lines)
{
    QProcess writer;
    writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    writer.start(QStringLiteral(TABLE_WRITER), { QString::fromStdString(file.string()) });
    QByteArray output;
    while (output.count('\n') < lines && writer.waitForReadyRead(-1))
        output += writer.readAllStandardOutput();
    writer.kill();
    writer.waitForFinished(-1);
    output += writer.readAllStandardOutput();
    return output.left(output.lastIndexOf('\n')).split('\n');
}

/// The edits that hold make the lines; the hands among all hands are those of the lines.
void checkWhole(const Desk& desk, const KeptTable& table)
{
    KeptTable undone = table;
    while (undone.mayUndo())
        undone.undo();
    QVERIFY(undone.lines().empty());
    while (undone.done() < table.done())
        undone.redo();
    QVERIFY(undone == table);
    std::size_t rows = 0;
    for (const ScoredLine& line : scoreTable(table.lines(), 5).lines)
        rows += line.rows.size();
    SQLite::Database database(desk.file().string());
    QCOMPARE(database.execAndGet("SELECT count(*) FROM hand").getInt(), static_cast<int>(rows));
}

} // namespace

/// Killed at any moment, the book has a real table as it was after one of its edits.
class TableKillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_line_and_no_correction_is_lost()
    {
        const Desk desk;
        Rng rng(13);
        for (int kill = 0; kill < 40; ++kill) {
            const QByteArrayList said =
                typeAndKill(desk.file(), static_cast<int>(rng.below(18)) + 2);
            const auto book = ScoreBook::open(desk.file());
            QVERIFY2(book.ok(), book.ok() ? "" : book.problem().reason.c_str());
            const auto stored = book->load(1);
            QVERIFY2(stored.ok(), stored.ok() ? "" : stored.problem().place.c_str());
            const KeptTable& table = *stored->table;
            // It is the table that was saved last, or the one that was just being saved.
            const auto now = QByteArray::number(qulonglong { fingerprintOf(table) });
            const bool saved = said.last() == "saved " + now
                || (said.size() > 1 && said[said.size() - 2] == "saved " + now);
            QVERIFY(saved || said.last() == "next " + now);
            checkWhole(desk, table);
        }
    }
};

REGISTER_GUILESS_TEST(TableKillTest)
#include "table_kill_test.moc"
