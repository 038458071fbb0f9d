// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/scoring.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Piles piles(std::initializer_list<std::pair<const char*, const char*>> each)
{
    Piles result;
    std::size_t next = 0;
    for (const auto& [open, covered] : each)
        result[next++] = { card(open), card(covered) };
    return result;
}

/// 2H-1; seat 1 deals.
HandState rows()
{
    Deal deal;
    deal.dealer = seatAt(1);
    deal.hands[seatAt(0)] = cards("QS QH JC 9C KS 9S 8S 8H");
    deal.hands[seatAt(1)] = cards("QC JH AD 8C 7C AS AH 9H");
    deal.piles[seatAt(0)] =
        piles({ { "KC", "TC" }, { "JS", "KH" }, { "8D", "AC" }, { "9D", "JD" } });
    deal.piles[seatAt(1)] =
        piles({ { "TH", "7D" }, { "KD", "QD" }, { "7H", "7S" }, { "TS", "TD" } });
    return handAfter(variantWith("layout=2H-1"), deal);
}

/// 2H-2; seat 1 deals.
HandState square()
{
    Deal deal;
    deal.dealer = seatAt(1);
    deal.piles[seatAt(0)] = piles({ { "8H", "KC" }, { "AS", "TC" }, { "AD", "JC" }, { "TS", "JH" },
        { "TH", "8D" }, { "9H", "QC" }, { "8S", "9S" }, { "AC", "7D" } });
    deal.piles[seatAt(1)] = piles({ { "AH", "KH" }, { "KS", "JD" }, { "QH", "KD" }, { "QS", "7S" },
        { "8C", "JS" }, { "QD", "9C" }, { "9D", "7C" }, { "TD", "7H" } });
    return handAfter(variantWith("layout=2H-2"), deal);
}

TwoHandedOutcome outcomeOf(int points, int tricks)
{
    TwoHandedOutcome outcome;
    outcome.points[seatAt(0)] = { points };
    outcome.points[seatAt(1)] = { 120 - points };
    outcome.tricks[seatAt(0)] = tricks;
    outcome.tricks[seatAt(1)] = 16 - tricks;
    return outcome;
}

} // namespace

class TwoHandedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 2H-1
    void the_non_dealer_leads_from_hand_or_open_cards()
    {
        const HandState hand = rows();
        QCOMPARE(hand.phase(), Phase::Playing);
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(playable(hand), cards("QS QH JC 9C KS 9S 8S 8H KC JS 8D 9D"));
    }

    void suit_is_followed_over_hand_and_open_cards_together()
    {
        HandState hand = rows();
        act(hand, "play 8H");
        QCOMPARE(playable(hand), cards("AH TH 9H 7H"));
    }

    void both_see_open_cards_and_neither_sees_covered_ones()
    {
        const HandState hand = rows();
        for (const int viewer : { 0, 1 }) {
            const Observation seen = hand.observation(seatAt(viewer));
            QCOMPARE(seen.open[seatAt(0)], cards("KC JS 8D 9D"));
            QCOMPARE(seen.open[seatAt(1)], cards("TH KD 7H TS"));
            QCOMPARE(seen.covering, cards("KC JS 8D 9D TH KD 7H TS"));
            QCOMPARE(seen.cardsHeld[seatAt(0)], 16);
            QVERIFY(!seen.hand.meets(cards("TC KH AC JD 7D QD 7S TD")));
        }
    }

    void an_uncovered_card_is_turned_after_the_trick_and_may_then_be_played()
    {
        HandState hand = rows();
        act(hand, "play 8H, play AH, play TH");
        QVERIFY(!playable(hand).contains(card("7D")));
        for (const int viewer : { 0, 1 }) { // neither sees it before it is turned
            const Observation seen = hand.observation(seatAt(viewer));
            QVERIFY(!(seen.open[seatAt(1)] | seen.hand).contains(card("7D")));
            QCOMPARE(seen.cardsHeld[seatAt(1)], 14);
        }
        const auto events = act(hand, "play 8D");
        QVERIFY(std::ranges::find(events, Event(Turned { seatAt(1), card("7D") })) != events.end());
        QVERIFY(std::ranges::find(events, Event(Turned { seatAt(0), card("AC") })) != events.end());
        QCOMPARE(hand.toAct(), seatAt(0));
        QVERIFY(playable(hand).contains(card("AC")));
        QVERIFY(hand.observation(seatAt(0)).open[seatAt(1)].contains(card("7D")));
    }

    /// 2H-2
    void in_the_square_only_open_cards_are_played()
    {
        HandState hand = square();
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(playable(hand), cards("8H AS AD TS TH 9H 8S AC"));
        QCOMPARE(hand.observation(seatAt(0)).open[seatAt(1)], cards("AH KS QH QS 8C QD 9D TD"));
        act(hand, "play AS, play KS");
        QCOMPARE(playable(hand), cards("8H TC AD TS TH 9H 8S AC"));
    }

    /// 2H-SCORE
    void the_winner_is_paid_by_what_the_loser_has_data()
    {
        QTest::addColumn<int>("points");
        QTest::addColumn<int>("tricks");
        QTest::addColumn<int>("score");
        const auto row = [](int points, int tricks, int score) {
            QTest::addRow("%d points, %d tricks", points, tricks) << points << tricks << score;
        };
        row(61, 8, 1);
        row(60, 8, 0);
        row(59, 8, -1);
        row(90, 10, 1); // thirty save the loser
        row(30, 6, -1);
        row(91, 10, 2);
        row(29, 6, -2);
        row(120, 15, 2); // the only trick was worth nothing
        row(0, 1, -2);
        row(120, 16, 3);
        row(0, 0, -3);
    }

    void the_winner_is_paid_by_what_the_loser_has()
    {
        QFETCH(int, points);
        QFETCH(int, tricks);
        QFETCH(int, score);
        const auto result = scoreHand(
            outcomeOf(points, tricks), SeatSet::firstSeats(2), *variantWith("layout=2H-1"));
        QCOMPARE(result.scores[seatAt(0)].value, score);
        QCOMPARE(result.scores[seatAt(1)].value, -score);
    }
};

REGISTER_TEST(TwoHandedTest)
#include "two_handed_test.moc"
