// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState eightHands(Hands hands)
{
    const auto variant = variantWith("layout=8H-2");
    return handAfter(variant, dealWith(variant, hands));
}

} // namespace

/// 8H-2
class PartnerCallingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void three_holders_of_the_three_cards_play_against_five()
    {
        const HandState hand = eightHands({ { 1, "QC" }, { 4, "JD" }, { 6, "7D" } });
        QCOMPARE(hand.phase(), Phase::Playing);
        QVERIFY(hand.data().makers == seats({ 1, 4, 6 }));
    }

    void who_holds_two_of_them_is_asked_in_secret()
    {
        const HandState hand = eightHands({ { 1, "QC 7D" }, { 4, "JD" }, { 6, "8D" } });
        QCOMPARE(hand.phase(), Phase::Calling);
        QCOMPARE(hand.observation(seatAt(1)).turn, seatAt(1));
        QVERIFY(!hand.observation(seatAt(0)).turn);
    }

    void what_is_called_for_two_cards_in_one_hand_data()
    {
        QTest::addColumn<QByteArray>("held");
        QTest::addColumn<QByteArray>("calls");
        const auto row = [](const char* held, const char* calls) {
            QTest::newRow(held) << QByteArray(held) << QByteArray(calls);
        };
        row("QC 7D", "call 8D, decline");
        row("QC 7D 8D", "call 9D, decline");
        row("QC 7D 8D 9D", "call KD, decline");
        row("JD 7D", "call 8D, decline");
        row("QC JD", "call JH, decline");
        row("QC JD JH", "call JS, decline");
        row("QC JD JH JS", "call JC, decline");
        row("QC JD 7D", "call 8D, decline");
    }

    void what_is_called_for_two_cards_in_one_hand()
    {
        QFETCH(QByteArray, held);
        QFETCH(QByteArray, calls);
        QCOMPARE(choicesOf(eightHands({ { 2, held.constData() } })), calls);
    }

    void the_holder_of_the_called_card_is_the_third_maker()
    {
        HandState hand = eightHands({ { 1, "QC 7D" }, { 4, "JD" }, { 6, "8D" } });
        act(hand, "call 8D");
        QCOMPARE(hand.phase(), Phase::Playing);
        QVERIFY(hand.data().makers == seats({ 1, 4, 6 }));
    }

    void a_card_of_one_who_is_a_partner_already_is_called_in_vain()
    {
        HandState hand = eightHands({ { 1, "QC 7D" }, { 4, "JD 8D" }, { 6, "9D" } });
        act(hand, "call 8D");
        QCOMPARE(choicesOf(hand), QByteArray("call 9D, decline"));
        act(hand, "call 9D");
        QVERIFY(hand.data().makers == seats({ 1, 4, 6 }));
    }

    void with_all_three_cards_a_seat_calls_twice()
    {
        HandState hand = eightHands({ { 1, "QC JD 7D" }, { 4, "8D" }, { 6, "JH" } });
        act(hand, "call 8D");
        QCOMPARE(choicesOf(hand), QByteArray("call JH, decline"));
        act(hand, "call JH");
        QCOMPARE(hand.phase(), Phase::Playing);
        QVERIFY(hand.data().makers == seats({ 1, 4, 6 }));
    }

    void with_all_three_cards_declining_the_diamonds_leaves_the_jacks()
    {
        HandState hand = eightHands({ { 1, "QC JD 7D" }, { 4, "8D" }, { 6, "JH" } });
        act(hand, "decline");
        QCOMPARE(choicesOf(hand), QByteArray("call JH, decline"));
        act(hand, "call JH");
        QCOMPARE(hand.phase(), Phase::Playing);
        QVERIFY(hand.data().makers == seats({ 1, 6 }));
    }

    void with_all_three_cards_the_jacks_may_be_declined_alone()
    {
        HandState hand = eightHands({ { 1, "QC JD 7D" }, { 4, "8D" }, { 6, "JH" } });
        act(hand, "call 8D, decline");
        QCOMPARE(hand.phase(), Phase::Playing);
        QVERIFY(hand.data().makers == seats({ 1, 4 }));
    }

    void jacks_of_one_who_is_a_partner_by_a_diamond_are_called_in_vain()
    {
        HandState hand = eightHands({ { 1, "QC JD 7D" }, { 4, "8D JH JS JC" } });
        act(hand, "call 8D, call JH, call JS, call JC");
        QCOMPARE(hand.phase(), Phase::Playing);
        QVERIFY(hand.data().makers == seats({ 1, 4 }));
    }

    void all_know_every_card_that_was_called()
    {
        HandState hand = eightHands({ { 1, "QC JD 7D" }, { 4, "8D" }, { 6, "JH" } });
        act(hand, "call 8D, call JH");
        QCOMPARE(hand.observation(seatAt(0)).called, Card(Rank::Jack, Suit::Hearts));
        QCOMPARE(hand.observation(seatAt(0)).calledCards, cards("8D JH"));
    }

    void who_declines_plays_with_the_holder_of_the_other_card_or_alone()
    {
        HandState two = eightHands({ { 1, "QC 7D" }, { 4, "JD" } });
        act(two, "decline");
        QVERIFY(two.data().makers == seats({ 1, 4 }));
        HandState one = eightHands({ { 1, "QC JD 7D" } });
        act(one, "decline, decline");
        QCOMPARE(one.phase(), Phase::Playing);
        QVERIFY(one.data().makers == seats({ 1 }));
    }

    void the_three_cards_stay_the_partner_cards_under_another_trump_suit()
    {
        const auto variant = variantWith("layout=8H-2 trump-suit=spades");
        const HandState hand =
            handAfter(variant, dealWith(variant, { { 1, "QC" }, { 4, "JD" }, { 6, "7D" } }));
        QVERIFY(hand.data().makers == seats({ 1, 4, 6 }));
        QVERIFY(!hand.data().trumps().isTrump({ Rank::Seven, Suit::Diamonds }));
    }

    void a_called_diamond_binds_no_seat_where_diamonds_are_a_fail_suit()
    {
        const auto variant = variantWith("layout=8H-2 trump-suit=clubs");
        HandState hand = handAfter(variant,
            dealWith(
                variant, { { 0, "8C 8S" }, { 1, "7C" }, { 2, "8D AS AH 8H" }, { 6, "JD 7D" } }));
        act(hand, "call 8D, play 8C, play 7C");
        QCOMPARE(playable(hand), cards("8D AS AH 8H"));
    }

    void the_caller_is_known_by_the_call_and_the_called_seat_by_its_card()
    {
        HandState hand = eightHands({ { 0, "QC 7D" }, { 4, "JD" }, { 6, "8D" } });
        act(hand, "call 8D");
        QVERIFY(hand.observation(seatAt(3)).sides.makers == seats({ 0 }));
        QVERIFY(hand.observation(seatAt(6)).sides.makers == seats({ 0, 6 }));
        const auto events = act(hand, "play QC");
        QCOMPARE(events.size(), std::size_t { 1 }); // no seat is surprised
    }
};

REGISTER_TEST(PartnerCallingTest)
#include "partner_calling_test.moc"
