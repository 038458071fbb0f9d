// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/rng.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QProcess>
#include <QTest>

#include <algorithm>
#include <map>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What journal_writer said it had saved. It may have saved one thing more before each kill.
class Promises {
public:
    using Steps = std::map<std::size_t, std::string>; ///< by their place in the hand

    void take(const QByteArray& output)
    {
        for (const QByteArray& line : output.split('\n'))
            takeLine(line.split(' '));
    }

    const std::map<std::size_t, Steps>& hands() const
    {
        return hands_;
    } ///< by their number, from 0
    std::size_t finished() const { return finished_; }

private:
    void takeLine(const QByteArrayList& words)
    {
        if (words.size() < 2)
            return;
        const std::size_t hand = words[1].toULongLong();
        Steps& steps = hands_[hand];
        if (words[0] == "end")
            finished_ = hand + 1;
        if (words[0] == "back") // perhaps it has gone back when it is killed, perhaps not
            steps.erase(steps.lower_bound(words[2].toULongLong()), steps.end());
        if (words[0] == "step")
            steps[words[2].toULongLong()] = words.mid(3).join(' ').toStdString();
    }

    std::map<std::size_t, Steps> hands_;
    std::size_t finished_ = 0;
};

/// Kills the writer after it has said this many lines, in the middle of its work.
void writeAndKill(
    const std::filesystem::path& file, std::uint64_t seed, int lines, Promises& promises)
{
    QProcess writer;
    writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    writer.start(QStringLiteral(JOURNAL_WRITER),
        { QString::fromStdString(file.string()), QString::number(seed) });
    QByteArray output;
    while (output.count('\n') < lines && writer.waitForReadyRead(-1))
        output += writer.readAllStandardOutput();
    QVERIFY2(output.count('\n') >= lines, "the writer stopped by itself");
    writer.kill();
    writer.waitForFinished(-1);
    QCOMPARE(writer.exitStatus(), QProcess::CrashExit);
    output += writer.readAllStandardOutput();
    promises.take(output.left(output.lastIndexOf('\n') + 1));
}

bool holds(const HandRecord& record, const Promises::Steps& steps)
{
    return std::ranges::all_of(steps, [&](const auto& step) {
        return step.first < record.actions.size()
            && seatActionText(record.actions[step.first]) == step.second;
    });
}

/// A finished hand can be replayed, and says what its row says.
void checkRow(const StoredSheet& stored, std::size_t index)
{
    const SheetRow& row = stored.sheet.rows()[index];
    const HandRecord record = parseRecord(stored.records[index]).value();
    const HandState hand = replay(record).value();
    QCOMPARE(record.practice, std::holds_alternative<Practised>(row.outcome));
    QVERIFY(record.practice ? row.scores == HandScores {} : sheetRow(hand, row.number) == row);
}

/// The hand in play is the expected one, and can be resumed.
void checkHandInPlay(const StoredSheet& stored)
{
    const auto match =
        Match::resumed(check(*stored.info.variant).value(), stored.state, stored.sheet);
    QVERIFY(match.ok());
    const HandRecord record = parseRecord(*stored.handInPlay).value();
    QVERIFY(record.deal == match->dealHand().deal());
    QVERIFY(replay(record).ok());
}

} // namespace

/// All that the writer has said stays true after it is killed.
class KillTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_finished_hand_and_no_card_is_lost_data()
    {
        QTest::addColumn<int>("lines");
        Rng rng(2024);
        for (int kill = 0; kill < 120; ++kill) // one sheet, resumed after each
            QTest::addRow("kill %d", kill) << static_cast<int>(rng.below(60));
    }

    void no_finished_hand_and_no_card_is_lost()
    {
        QFETCH(int, lines);
        static std::uint64_t seed = 0;
        writeAndKill(desk_.file(), ++seed, lines, promises_);
        checkPromises();
    }

    void a_program_killed_as_it_makes_the_book_does_no_harm()
    {
        Rng rng(7);
        for (int kill = 0; kill < 60; ++kill) {
            const Desk desk;
            QProcess writer;
            writer.start(QStringLiteral(JOURNAL_WRITER),
                { QString::fromStdString(desk.file().string()), QStringLiteral("1") });
            QVERIFY(writer.waitForStarted(-1));
            // somewhere between its start and its first cards, wherever that is on this machine
            writer.waitForReadyRead(static_cast<int>(rng.below(40)));
            writer.kill();
            writer.waitForFinished(-1);
            const auto book = ScoreBook::open(desk.file());
            QVERIFY2(book.ok(), book.ok() ? "" : book.problem().reason.c_str());
            QVERIFY(book->sheets().ok());
        }
    }

private:
    void checkPromises()
    {
        const auto book = ScoreBook::open(desk_.file());
        QVERIFY2(book.ok(), book.ok() ? "" : book.problem().reason.c_str());
        const auto sheets = book->sheets();
        QVERIFY(sheets.ok());
        if (promises_.hands().empty() && sheets->empty())
            return; // killed before the first deal
        const StoredSheet stored = book->load(1).value();
        const std::size_t rows = stored.records.size();
        QVERIFY(rows >= promises_.finished());
        QCOMPARE(stored.state.handsDealt, rows);
        for (; rowsChecked_ < rows; ++rowsChecked_)
            checkRow(stored, rowsChecked_);
        if (stored.handInPlay)
            checkHandInPlay(stored);
        for (const auto& [hand, steps] : promises_.hands()) {
            QVERIFY(hand < rows || (hand == rows && stored.handInPlay));
            const std::string& record = hand < rows ? stored.records[hand] : *stored.handInPlay;
            QVERIFY(holds(parseRecord(record).value(), steps));
        }
    }

    Desk desk_;
    Promises promises_;
    std::size_t rowsChecked_ = 0;
};

REGISTER_GUILESS_TEST(KillTest)
#include "kill_test.moc"
