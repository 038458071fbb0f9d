// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/saved_match.h"

#include "tests/app/storage/match_evening.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class SavedPracticeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hint_is_kept_with_its_hand()
    {
        MatchEvening evening;
        playHand(evening.match, evening.saved, 1);
        HandRecord record = playPart(evening.match, evening.saved, 9);
        QVERIFY(evening.stored().handInPlayHinted.empty());
        for (const int seat : { 0, 2, 2 }) // of three people at one computer
            QVERIFY(!evening.saved.noteHint(seatAt(seat)));
        OpenedMatch opened = evening.book.resume(1).value();
        const SeatSet hinted { seatAt(0), seatAt(2) };
        QVERIFY(opened.stored.handInPlayHinted == hinted);
        HandState hand = replay(record).value();
        while (const auto seat = hand.toAct())
            hand.apply(hand.legalActions().front());
        QVERIFY(evening.match.finish(hand));
        QVERIFY(!opened.saved.finishHand(
            evening.match.sheet().rows().back(), record, evening.match.state()));
        playHand(evening.match, opened.saved, 2);
        QVERIFY((evening.stored().hinted == std::vector<SeatSet> { {}, hinted, {} }));
        QVERIFY(evening.stored().handInPlayHinted.empty());
    }

    void a_hand_taken_back_comes_back_as_practice()
    {
        MatchEvening evening;
        HandRecord record = playPart(evening.match, evening.saved, 12);
        record.actions.resize(7);
        record.practice = true;
        QVERIFY(!evening.saved.rewindHand(record));
        QVERIFY(parseRecord(*evening.stored().handInPlay).value() == record);
        const HandState hand = replay(record).value();
        const SeatAction step { *hand.toAct(), hand.legalActions().back() };
        QVERIFY(!evening.saved.addStep(step));
        record.actions.push_back(step);
        record.practice = false; // as it was brought back
        QVERIFY(!evening.saved.rewindHand(record));
        QVERIFY(parseRecord(*evening.stored().handInPlay).value() == record);
    }

    void a_practice_hand_is_a_row_without_scores()
    {
        MatchEvening evening;
        playHand(evening.match, evening.saved, 1);
        const std::size_t counted = evening.book.records()->size();
        HandRecord record = playPart(evening.match, evening.saved, 5);
        record.practice = true;
        QVERIFY(!evening.saved.rewindHand(record));
        HandState hand = replay(record).value();
        while (const auto seat = hand.toAct()) {
            record.actions.push_back({ *seat, hand.legalActions().front() });
            hand.apply(record.actions.back().action);
            QVERIFY(!evening.saved.addStep(record.actions.back()));
        }
        QVERIFY(evening.match.finishPractice(hand));
        const SheetRow& row = evening.match.sheet().rows().back();
        QVERIFY(!evening.saved.finishHand(row, record, evening.match.state()));
        const StoredSheet stored = evening.stored();
        QVERIFY(stored.sheet == evening.match.sheet());
        QVERIFY(stored.sheet.rows().back().outcome == RowOutcome(Practised {}));
        QVERIFY(parseRecord(stored.records.back()).value() == record);
        QCOMPARE(evening.book.records()->size(), counted); // none of the statistics
    }
};

REGISTER_GUILESS_TEST(SavedPracticeTest)
#include "saved_practice_test.moc"
