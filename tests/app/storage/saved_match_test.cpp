// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_match.h"

#include "tests/app/storage/match_evening.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class SavedMatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hand_left_in_the_middle_comes_back_at_the_same_card_data()
    {
        QTest::addColumn<int>("decisions");
        for (const int decisions : { 0, 1, 2, 3, 5, 8, 13, 20, 29 })
            QTest::addRow("%d", decisions) << decisions;
    }

    void a_hand_left_in_the_middle_comes_back_at_the_same_card()
    {
        QFETCH(int, decisions);
        MatchEvening evening;
        playHand(evening.match, evening.saved, 1);
        const HandRecord record =
            playPart(evening.match, evening.saved, static_cast<std::size_t>(decisions));
        QCOMPARE(record.actions.size(), static_cast<std::size_t>(decisions));

        const StoredSheet stored = ScoreBook::open(evening.desk.file())->load(1).value();
        QVERIFY(stored.info.handInPlay);
        QVERIFY(parseRecord(*stored.handInPlay).value() == record);
        QVERIFY(replay(record).ok());
        QVERIFY(stored.state == evening.match.state());
        QCOMPARE(stored.sheet.rows().size(), std::size_t { 1 });
    }

    void a_resumed_hand_ends_as_one_row()
    {
        MatchEvening evening;
        HandRecord record = playPart(evening.match, evening.saved, 9);
        OpenedMatch opened = evening.book.resume(1).value();
        QVERIFY(opened.saved.handInPlay());
        HandState hand = replay(record).value();
        while (const auto seat = hand.toAct()) {
            record.actions.push_back({ *seat, hand.legalActions().front() });
            hand.apply(record.actions.back().action);
            QVERIFY(!opened.saved.addStep(record.actions.back()));
            QVERIFY(parseRecord(*evening.stored().handInPlay).value() == record);
        }
        QVERIFY(evening.match.finish(hand));
        record.scores = hand.scored()->scores.scores;
        QVERIFY(!opened.saved.finishHand(
            evening.match.sheet().rows().back(), record, evening.match.state()));
        QVERIFY(!opened.saved.handInPlay());
        QVERIFY(!evening.stored().handInPlay);
        QVERIFY(evening.stored().sheet == evening.match.sheet());
        QCOMPARE(evening.stored().records, std::vector { recordText(record) });
    }

    void a_hand_left_after_its_last_card_can_be_finished()
    {
        MatchEvening evening;
        const HandRecord record = playPart(evening.match, evening.saved, 1000);
        OpenedMatch opened = evening.book.resume(1).value();
        const HandState hand = replay(parseRecord(*opened.stored.handInPlay).value()).value();
        QVERIFY(hand.over());
        QVERIFY(evening.match.finish(hand));
        QVERIFY(!opened.saved.finishHand(
            evening.match.sheet().rows().back(), record, evening.match.state()));
        QVERIFY(evening.stored().sheet == evening.match.sheet());
    }

    void a_redeal_hand_moves_the_match_on_without_a_row()
    {
        MatchEvening evening;
        playHand(evening.match, evening.saved, 1);
        const HandRecord record = playPart(evening.match, evening.saved, 0);
        MatchState after = evening.match.state();
        ++after.handsDealt;
        QVERIFY(!evening.saved.finishHand(std::nullopt, record, after));
        QVERIFY(evening.stored().state == after);
        QCOMPARE(evening.stored().sheet.rows().size(), std::size_t { 1 });
        QVERIFY(!evening.stored().handInPlay);
    }

    void a_hand_given_up_leaves_no_trace()
    {
        MatchEvening evening;
        const StoredSheet before = evening.stored();
        playPart(evening.match, evening.saved, 12);
        QVERIFY(!evening.saved.abandonHand());
        QVERIFY(evening.stored() == before);
        playHand(evening.match, evening.saved, 1);
        QCOMPARE(evening.stored().sheet.rows().size(), std::size_t { 1 });
    }

    void rules_can_change_between_hands()
    {
        MatchEvening evening;
        playHand(evening.match, evening.saved, 1);
        const CheckedVariant doublers = variantWith("no-pick=doubler");
        evening.match.changeVariant(doublers);
        QVERIFY(!evening.saved.changeVariant(doublers));
        playHand(evening.match, evening.saved, 2);
        const StoredSheet stored = evening.stored();
        QVERIFY(stored.info.variant == *doublers);
        QVERIFY(parseRecord(stored.records[0])->variant == variantWith("no-pick=leaster"));
        QVERIFY(parseRecord(stored.records[1])->variant == doublers);
    }

    void a_hand_that_cannot_be_resumed_stays_in_the_book()
    {
        MatchEvening evening;
        playPart(evening.match, evening.saved, 4);
        QVERIFY(!evening.saved.setHandAside());
        QVERIFY(!evening.stored().handInPlay);
        SQLite::Database database(evening.desk.file().string(), SQLite::OPEN_READONLY);
        SQLite::Statement aside(database, "SELECT * FROM unreadable_hand WHERE sheet = 1");
        QVERIFY(aside.executeStep());
        QVERIFY(!aside.getColumn("opening").getString().empty());
        const QByteArray actions(aside.getColumn("actions").getText());
        QCOMPARE(actions.split('\n').size(), 4);
        playHand(evening.match, evening.saved, 1);
    }

    void the_file_shows_no_card_of_a_hand_in_play()
    {
        MatchEvening evening;
        const HandRecord record = playPart(evening.match, evening.saved, 12);
        QByteArray bytes;
        for (const std::string& name : evening.desk.files())
            bytes += contentOf(evening.desk.folder() / name);
        QVERIFY(bytes.contains("Friday"));
        QVERIFY(!bytes.contains("dealer="));
        QVERIFY(!bytes.contains(" seed="));
        QVERIFY(!bytes.contains("hand 0"));
        for (const SeatAction& step : record.actions)
            QVERIFY(!bytes.contains(seatActionText(step).c_str()));
        SQLite::Database database(evening.desk.file().string(), SQLite::OPEN_READONLY);
        QVERIFY(database.execAndGet("SELECT seed FROM sheet").getInt64()
            != static_cast<std::int64_t>(evening.match.state().seed));
        QVERIFY(parseRecord(*evening.stored().handInPlay).value() == record);
    }

    void a_journal_of_an_older_version_is_read()
    {
        MatchEvening evening;
        const HandRecord record = playPart(evening.match, evening.saved, 2);
        SQLite::Database database(evening.desk.file().string(), SQLite::OPEN_READWRITE);
        HandRecord opening = record;
        opening.actions.clear();
        SQLite::Statement update(database, "UPDATE journal SET opening = ?");
        update.bind(1, recordText(opening));
        update.exec();
        for (int number = 1; number <= 2; ++number) {
            SQLite::Statement step(database, "UPDATE journal_step SET action = ? WHERE number = ?");
            step.bind(1, seatActionText(record.actions[static_cast<std::size_t>(number) - 1]));
            step.bind(2, number);
            step.exec();
        }
        QVERIFY(parseRecord(*evening.stored().handInPlay).value() == record);
    }

    void nothing_is_written_to_a_removed_sheet()
    {
        MatchEvening evening;
        QVERIFY(!evening.book.remove(evening.saved.sheet()));
        const auto problem = evening.saved.beginHand(recordOf(evening.match.dealHand()));
        QCOMPARE(faultOf(problem.value()), StorageFault::NoSuchSheet);
        QVERIFY(evening.book.sheets()->empty());
    }

    void the_pot_is_kept_until_it_is_shared_out()
    {
        MatchEvening evening;
        const HandRecord record = playPart(evening.match, evening.saved, 0);
        MatchState after = evening.match.state();
        after.pot = 7;
        QVERIFY(!evening.saved.finishHand(std::nullopt, record, after));
        QCOMPARE(evening.stored().state.pot, 7);

        Match match =
            Match::resumed(evening.match.variant(), evening.stored().state, ScoreSheet(5)).value();
        match.closePot();
        QVERIFY(!evening.saved.moveBetweenHands(match.sheet().rows().back(), match.state()));
        QVERIFY(evening.stored().state == match.state());
        QVERIFY(evening.stored().sheet == match.sheet());
        QCOMPARE(evening.stored().records, std::vector { std::string() });
    }
};

REGISTER_GUILESS_TEST(SavedMatchTest)
#include "saved_match_test.moc"
