// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/study/position_check.h"

#include "engine/study/position_text.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;

namespace {

/// The deal of docs/console-protocol.md: seat 1 has the hand "QS QD AD KC 8C 9S".
constexpr const char* head = "rules: called-ace\n"
                             "dealer: 4\n"
                             "seat: 1\n"
                             "hand: QS QD AD KC 8C 9S\n";

PositionReading readingOf(const QByteArray& text)
{
    const auto reading = readPosition(text.toStdString());
    if (!reading)
        qFatal("%s: %s", reading.problem().place.c_str(), reading.problem().reason.c_str());
    return *reading;
}

} // namespace

class PositionCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_cannot_be_is_refused_where_it_stands_with_the_rule_that_forbids_it_data()
    {
        QTest::addColumn<QByteArray>("lines"); ///< from line 5 on
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("reason");
        QTest::addColumn<QByteArray>("rule");
        const auto row = [](const char* name, const char* lines, const char* place,
                             const char* reason, const char* rule) {
            QTest::newRow(name) << QByteArray(lines) << QByteArray(place) << QByteArray(reason)
                                << QByteArray(rule);
        };
        // Cards
        row("a card twice", "hand 2: QS", "line 5, column 9", "card-twice", "DECK-1");
        row("a card of a hand in the blind", "blind: 9S JC", "line 5, column 8", "card-twice",
            "DECK-1");
        row("nine cards in a hand of six", "hand 2: JH TD 7D AC 9C 8S 7C 8H 9H", "line 5, column 1",
            "too-many-cards", "DEAL-SHAPES");
        row("three cards in a blind of two", "blind: QH JC 7C", "line 5, column 1",
            "too-many-cards", "DEAL-SHAPES");
        row("open cards without piles", "open 2: JH", "line 5, column 1", "wrong-piles", "2H-1");
        row("cards of a seat that is not there", "hand 6: JH", "line 5, column 1", "no-such-seat",
            "DEAL-SHAPES");
        // Picking
        row("a pick after a pick", "pick: 0\ndo: 1 pick", "line 6, column 5", "not-their-turn",
            "PICK-1");
        row("a pass after the pick", "pick: 0\npass: 1", "line 6, column 7", "not-their-turn",
            "PICK-1");
        row("a pass out of turn", "pass: 1", "line 5, column 7", "not-their-turn", "PICK-1");
        row("a blind pick where it is not played", "pick: 0 blind", "line 5, column 7", "refused",
            "PICK-2");
        // Burying and calling
        row("a bury without a pick", "bury 0: JC QH", "line 5, column 1", "none-taken", "BURY-1");
        row("a bury of three", "pick: 0\nbury: JC QH KH", "line 6, column 1", "too-many-cards",
            "BURY-1");
        row("a bury of a card of another seat", "pick: 0\nbury: JC QS", "line 6, column 10",
            "card-twice", "DECK-1");
        row("a bury of a card that the picker never had",
            "pass: 0\npick: 1\nblind: QH JC\nbury: QH 7C", "line 8, column 10", "not-seats-card",
            "BURY-1");
        row("a bury that leaves nothing to call", // without it AS can be called
            "pass: 0\npick: 1\nblind: QH JC\nbury: 9S KC\ncall: AS", "line 9, column 7", "refused",
            "CALL-ACE");
        row("a called suit that is trump", "pass: 0\npick: 1\nblind: QH JC\nbury: KC 8C\ncall: AD",
            "line 9, column 7", "refused", "CALL-DIAMONDS");
        row("an own ace called",
            "pick: 0\nblind: QH JC\nhand 0: JS 8D AS KH 9H TS\n"
            "bury: QH JC\ncall: spades",
            "line 9, column 7", "refused", "CALL-OWN");
        row("an ace called whose suit was not kept",
            "pass: 0\npick: 1\nblind: QH JC\nbury: QH JC\ncall: AH", "line 9, column 7", "refused",
            "CALL-ACE");
        row("an under without a call", "pick: 0\nunder: 7C", "line 6, column 8", "no-under",
            "CALL-UNDER");
        row("an under where an ace can be called",
            "pass: 0\npick: 1\nblind: QH JC\nbury: QH JC\ncall: AH under JS", "line 9, column 16",
            "not-seats-card", "CALL-UNDER");
        row("a call before the pick", "call: 0 AS", "line 5, column 9", "refused", "CALL-PUBLIC");
        row("no call before the first card", "pick: 0\ntrick: 0 KH", "line 6, column 10",
            "still-to-decide", "CALL-PUBLIC");
        // Raises
        row("a crack where none is played", "pick: 0\ncall: AS\ncrack: 1", "line 7, column 8",
            "not-their-turn", "CRACK-WHO");
        // Playing
        row("a lead out of turn", "pick: 0\ncall: AS\ntrick: 1 QS", "line 7, column 10",
            "not-their-turn", "PLAY-1");
        row("a card out of turn", "pick: 0\ncall: AS\ntrick: 0 KH, 2 AC", "line 7, column 16",
            "not-their-turn", "PLAY-1");
        row("a suit not followed by known cards",
            "hand 2: JH TD 7D AC 9C 8S\npick: 0\ncall: AS\n"
            "trick: 0 7S, 1 9S, 2 AC",
            "line 8, column 22", "refused", "PLAY-2");
        row("the person does not follow suit", "pick: 0\ncall: AS\ntrick: 0 7S, 1 KC",
            "line 7, column 16", "refused", "PLAY-2");
        row("a card of the person played by another seat", "pick: 0\ncall: AS\ntrick: 0 QS",
            "line 7, column 10", "not-seats-card", "DECK-1");
        row("a card that the person was not dealt", "pick: 0\ncall: AS\ntrick: 0 7S, 1 TS",
            "line 7, column 16", "not-seats-card", "DEAL-SHAPES");
        row("a card played twice", "pick: 0\ncall: AH\ntrick: 0 KH 9S 7H AH TH\ntrick: 3 TH",
            "line 8, column 10", "played-before", "DECK-1");
        row("the called card held back",
            "hand 3: QC JD 9D 7C AH 7H\npick: 0\ncall: AH\n"
            "trick: 0 KH, 1 9S, 2 TH, 3 7H",
            "line 8, column 28", "refused", "PART-FOLLOW");
        row("the called ace thrown away",
            "hand 3: QC JD 9D 8S AH 7H\npick: 0\ncall: AH\n"
            "trick: 0 AC, 1 8C, 2 TC, 3 AH",
            "line 8, column 28", "refused", "PART-HOLD");
        row("a buried card played",
            "pass: 0\npick: 1\nblind: QH JC\nbury: KC 8C\ncall: AS\n"
            "trick: 0 AC, 1 8C",
            "line 10, column 16", "not-seats-card", "DECK-1");
        row("a suit not followed, as a later card tells",
            "pick: 0\ncall: AS\ntrick: 0 TH 9S JH AH 8H\ntrick: 2 7H", "line 7, column 16",
            "refused", "PLAY-2");
        row("a phase in which the seat is not asked", "pick: 0\nphase: voting", "line 6, column 8",
            "not-asked-for", "PLAY-1");
    }

    void what_cannot_be_is_refused_where_it_stands_with_the_rule_that_forbids_it()
    {
        QFETCH(QByteArray, lines);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, reason);
        QFETCH(QByteArray, rule);
        const PositionReading reading = readingOf(QByteArray(head) + lines);
        const auto fault = checkPosition(reading.position).fault;
        QVERIFY(fault);
        const Problem problem = reading.located(*fault);
        const QByteArray told = QByteArray(problem.place.c_str()) + '|'
            + std::string(keyOf(fault->reason)).c_str() + '|' + std::string(fault->rule).c_str();
        QCOMPARE(told, place + '|' + reason + '|' + rule);
        QVERIFY(QByteArray(problem.reason.c_str()).contains('(' + rule + ')'));
    }

    void the_table_itself_is_checked_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::addColumn<QByteArray>("rule");
        QTest::newRow("dealer") << QByteArray("dealer: 5\nseat: 0")
                                << QByteArray("line 1, column 9") << QByteArray("DEAL-1");
        QTest::newRow("seat") << QByteArray("dealer: 4\nseat: 5") << QByteArray("line 2, column 7")
                              << QByteArray("DEAL-1");
        QTest::newRow("sits out") << QByteArray("rules: dealer-sits-out=on\ndealer: 4\nseat: 4")
                                  << QByteArray("line 3, column 7") << QByteArray("SIT-OUT");
        QTest::newRow("doubler") << QByteArray("dealer: 4\nseat: 0\ndoubler: 0")
                                 << QByteArray("line 3, column 10") << QByteArray("DOUBLER-1");
        QTest::newRow("deck") << QByteArray("rules: layout=3H-2\ndealer: 0\nseat: 0\nhand: 7C")
                              << QByteArray("line 4, column 7") << QByteArray("DECK-1");
        QTest::newRow("piles") << QByteArray("rules: layout=2H-1\ndealer: 0\nseat: 0")
                               << QByteArray("position") << QByteArray("2H-1");
    }

    void the_table_itself_is_checked()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        QFETCH(QByteArray, rule);
        const PositionReading reading = readingOf(text);
        const auto fault = checkPosition(reading.position).fault;
        QVERIFY(fault);
        QCOMPARE(QByteArray(reading.located(*fault).place.c_str()), place);
        QCOMPARE(QByteArray(std::string(fault->rule).c_str()), rule);
    }

    void a_position_without_any_card_is_possible()
    {
        const PositionCheck check = checkPosition(readingOf("dealer: 4\nseat: 1").position);
        QVERIFY(!check.fault);
        QCOMPARE(*check.example->toAct(), seatAt(0));
    }

    void unknown_hands_are_made_up_so_that_they_fit_what_was_played()
    {
        const auto reading = readingOf("dealer: 4\nseat: 1\nhand 2: 9C\npick: 0\ncall: AS\n"
                                       "trick: 0 KH 9S 7H AH TH");
        const PositionCheck check = checkPosition(reading.position);
        QVERIFY(!check.fault);
        QVERIFY(check.example->data().deal.hands[seatAt(2)].contains({ Rank::Nine, Suit::Clubs }));
        QCOMPARE(*check.example->toAct(), seatAt(3));
        QVERIFY(check.example->phase() == Phase::Playing);
    }

    void tables_at_which_every_seat_plays_need_no_known_hand_either()
    {
        const auto reading = readingOf("rules: layout=8H-1\ndealer: 7\nseat: 1\ntrick: 0 AH");
        const PositionCheck check = checkPosition(reading.position);
        QVERIFY(!check.fault);
        QCOMPARE(*check.example->toAct(), seatAt(1));
    }
};

REGISTER_TEST(PositionCheckTest)
#include "position_check_test.moc"
