// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/score_keeping/table_line_text.h"
#include "engine/score_keeping/table_scoring.h"
#include "engine/support/rng.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QProcess>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Kills the writer after it has said this many lines; returns the last whole one.
QByteArray typeAndKill(const std::filesystem::path& file, int lines)
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
    const QByteArrayList said = output.left(output.lastIndexOf('\n')).split('\n');
    return said.last();
}

/// The edits that hold make the lines; the hands among all hands are those of the lines.
void checkWhole(const Desk& desk, const KeptTable& table)
{
    KeptTable undone = table;
    while (undone.mayUndo())
        undone.undo();
    QVERIFY(undone.lines().empty());
    std::size_t rows = 0;
    for (const ScoredLine& line : scoreTable(table.lines(), 5).lines)
        rows += line.rows.size();
    SQLite::Database database(desk.file().string());
    QCOMPARE(database.execAndGet("SELECT count(*) FROM hand").getInt(), static_cast<int>(rows));
}

} // namespace

/// Whatever was said to be typed at a real table is there after the program is killed.
class TableKillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_line_and_no_correction_is_lost()
    {
        const Desk desk;
        Rng rng(13);
        for (int kill = 0; kill < 40; ++kill) {
            const QByteArray said = typeAndKill(desk.file(), static_cast<int>(rng.below(9)) + 1);
            const auto book = ScoreBook::open(desk.file());
            QVERIFY2(book.ok(), book.ok() ? "" : book.problem().reason.c_str());
            const auto stored = book->load(1);
            QVERIFY2(stored.ok(), stored.ok() ? "" : stored.problem().place.c_str());
            const KeptTable& table = *stored->table;
            const auto done = said.left(said.indexOf(' ')).toULongLong();
            QVERIFY(table.done() == done || table.done() == done + 1); // one more may be written
            if (table.done() == done)
                QCOMPARE(QByteArray::fromStdString(tableLineText(table.lines().back())),
                    said.mid(said.indexOf(' ') + 1));
            checkWhole(desk, table);
        }
    }
};

REGISTER_GUILESS_TEST(TableKillTest)
#include "table_kill_test.moc"
