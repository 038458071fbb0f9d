// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <QTest>

#include <array>
#include <atomic>
#include <thread>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Busy is an answer; what it kept back comes with the next card.
void playAsIfAlone(HandState hand, SavedMatch saved)
{
    static_cast<void>(saved.beginHand(recordOf(hand)));
    while (const auto seat = hand.toAct()) {
        const Action action = hand.legalActions().front();
        hand.apply(action);
        static_cast<void>(saved.addStep({ *seat, action }));
    }
    while (saved.writePending()) { }
}

} // namespace

/// Two programs, or two windows, on one score book.
class TwoWindowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void each_sees_what_the_other_wrote()
    {
        const Desk desk;
        ScoreBook one = ScoreBook::open(desk.file()).value();
        ScoreBook two = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch saved = one.begin(newSheet(match)).value();
        playHand(match, saved, 1);
        QVERIFY(two.load(saved.sheet())->sheet == match.sheet());
        QVERIFY(!two.rename(saved.sheet(), "Saturday"));
        QCOMPARE(one.sheets()->front().name, std::string("Saturday"));
    }

    void both_can_play_on_sheets_of_their_own_at_once()
    {
        const Desk desk;
        std::vector<Match> matches;
        std::vector<SavedMatch> saved;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            matches.push_back(matchWith("no-pick=leaster", seed));
            ScoreBook book = ScoreBook::open(desk.file()).value();
            saved.push_back(book.begin(newSheet(matches.back())).value());
        }
        std::array<std::thread, 3> windows;
        for (std::size_t i = 0; i < windows.size(); ++i)
            windows[i] = std::thread(playAsIfAlone, matches[i].dealHand(), saved[i]);
        saved.clear();
        for (std::thread& window : windows)
            window.join();
        const auto book = ScoreBook::open(desk.file()).value();
        QCOMPARE(book.sheets()->size(), std::size_t { 3 });
        for (const SheetInfo& info : book.sheets().value())
            QVERIFY(replay(parseRecord(*book.load(info.id)->handInPlay).value())->over());
    }

    void resuming_a_sheet_takes_it_over()
    {
        const Desk desk;
        ScoreBook one = ScoreBook::open(desk.file()).value();
        ScoreBook two = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch first = one.begin(newSheet(match)).value();
        HandRecord record = playPart(match, first, 6);
        SavedMatch second = two.resume(first.sheet())->saved;

        HandState hand = replay(record).value();
        const SeatAction step { *hand.toAct(), hand.legalActions().front() };
        QCOMPARE(faultOf(first.addStep(step).value()), StorageFault::TakenOver);
        QVERIFY(parseRecord(*one.load(1)->handInPlay).value() == record);
        QVERIFY(!second.addStep(step));
        QVERIFY(first.writePending().has_value());
        record.actions.push_back(step);
        QVERIFY(parseRecord(*one.load(1)->handInPlay).value() == record);
    }

    void looking_at_a_sheet_takes_nothing_over()
    {
        const Desk desk;
        ScoreBook one = ScoreBook::open(desk.file()).value();
        ScoreBook two = ScoreBook::open(desk.file()).value();
        Match match = matchWith("no-pick=leaster");
        SavedMatch saved = one.begin(newSheet(match)).value();
        QVERIFY(two.load(saved.sheet()).ok());
        QVERIFY(!two.rename(saved.sheet(), "Saturday"));
        playHand(match, saved, 1); // stops at a problem
        QCOMPARE(two.load(saved.sheet())->info.hands, 1);
    }

    void a_book_can_be_opened_and_read_while_another_window_writes()
    {
        const Desk desk;
        makeBook(desk.file());
        SQLite::Database hog(desk.file().string(), SQLite::OPEN_READWRITE);
        const SQLite::Transaction writing(hog, SQLite::TransactionBehavior::IMMEDIATE);
        const auto book = ScoreBook::open(desk.file());
        QVERIFY(book.ok());
        QCOMPARE(book->load(1)->info.hands, 3);
    }

    void a_new_book_may_be_made_by_many_at_once()
    {
        const Desk desk;
        std::atomic<int> failed = 0;
        std::array<std::thread, 4> windows;
        for (std::thread& window : windows)
            window = std::thread([&] {
                const auto book = ScoreBook::open(desk.file());
                if (!book && faultOf(book.problem()) != StorageFault::Busy)
                    ++failed;
            });
        for (std::thread& window : windows)
            window.join();
        QCOMPARE(failed.load(), 0);
        QVERIFY(ScoreBook::open(desk.file()).ok());
    }
};

REGISTER_GUILESS_TEST(TwoWindowsTest)
#include "two_windows_test.moc"
