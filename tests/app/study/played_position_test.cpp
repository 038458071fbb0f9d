// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/played_position.h"

#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/study/position_check.h"
#include "engine/study/position_text.h"
#include "tests/app/storage/books.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QSet>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class PlayedPositionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Whatever the rules, every decision of a seat that knows its cards can be played on.
    void every_decision_of_a_hand_is_played_on_from_there_data()
    {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < presets().size(); ++i)
            QTest::newRow(presets()[i].key.data()) << int(i);
    }
    void every_decision_of_a_hand_is_played_on_from_there()
    {
        QFETCH(const int, number);
        const CheckedVariant variant =
            check(presets()[static_cast<std::size_t>(number)].variant).value();
        HandState hand = Match(variant, 5, seatAt(0)).dealHand();
        HandRecord record = recordOf(hand);
        RulePlayer player;
        record.actions = playOut(hand, player);
        for (std::size_t at = 0; at < record.actions.size(); at += 3) {
            const Seat seat = record.actions[at].seat;
            const auto position = positionOf(record, seat, at, StudySight::Seat);
            QVERIFY(position);
            const auto wanted = decisionIn(*position);
            if (!wanted || wanted->toAct() != seat)
                continue;
            const auto played = recordLike(turnedTo(*position, seatAt(0)), 1);
            QVERIFY2(played, qPrintable(QString::number(at)));
            const auto reached = replay(*played);
            QVERIFY(reached);
            QVERIFY(reached->toAct() == seatAt(0));
            QVERIFY(reached->observation(seatAt(0)).hand == wanted->observation(seat).hand);
        }
    }

    void what_is_not_known_is_dealt_anew_each_time()
    {
        StudyPosition position;
        position.variant = check(presets().front().variant).value();
        QSet<QString> hands;
        for (std::uint64_t seed = 1; seed <= 6; ++seed)
            hands << QString::number(
                recordLike(position, seed).value().deal.hands[seatAt(0)].bits());
        QVERIFY(hands.size() > 3);
    }

    void it_is_played_on_also_before_a_seat_whose_cards_are_not_known()
    {
        const StudyPosition position = parsePosition("rules: called-ace\ndealer: 4\nseat: 1\n"
                                                     "hand: QS QD AD KC 8C 9S\npick: 0\n"
                                                     "call: AS\ntrick: 0 TC, 1 KC\n")
                                           .value();
        const HandState hand = replay(recordLike(position, 3).value()).value();
        QVERIFY(hand.toAct() == seatAt(2));
        QVERIFY(hand.deal().hands[seatAt(1)] == cards("QS QD AD KC 8C 9S"));
    }

    void a_position_that_cannot_be_is_refused()
    {
        StudyPosition position;
        position.variant = check(presets().front().variant).value();
        position.hands[seatAt(0)] = position.hands[seatAt(1)] = cards("QC");
        QVERIFY(!recordLike(position, 1));
    }
};

REGISTER_TEST(PlayedPositionTest)

#include "played_position_test.moc"
