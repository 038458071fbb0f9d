// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seats 1 and 3 hold neither ace, face card nor trump.
HandState withRedealHands(const std::string& rules)
{
    const auto variant = variantWith(rules);
    return handAfter(
        variant, dealWith(variant, { { 1, "9S 8S 7S 9H 8H 7H" }, { 3, "TC 9C 8C 7C TS TH" } }));
}

} // namespace

/// REDEAL-HAND
class RedealingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void where_it_is_mandatory_the_first_such_hand_is_shown_and_dealt_again()
    {
        const HandState hand = withRedealHands("redeal-hand=mandatory");
        QVERIFY(*hand.thrownIn() == ThrowIn::RedealHand);
        QCOMPARE(std::get<RedealHandShown>(hand.opening()[1]).seat, seatAt(1));
    }

    void on_request_its_holder_is_asked_in_secret()
    {
        const HandState hand = withRedealHands("redeal-hand=on-request");
        QCOMPARE(hand.phase(), Phase::Redealing);
        QCOMPARE(hand.toAct(), seatAt(1));
        QCOMPARE(hand.observation(seatAt(1)).turn, seatAt(1));
        QVERIFY(!hand.observation(seatAt(0)).turn);
        QCOMPARE(whyNot(hand, "pass"), Refusal::NotNow);
    }

    void new_cards_are_dealt_when_the_holder_asks_for_them()
    {
        HandState hand = withRedealHands("redeal-hand=on-request");
        const auto events = act(hand, "redeal");
        QVERIFY(events.front() == Event(RedealHandShown { seatAt(1), cards("9S 8S 7S 9H 8H 7H") }));
        QVERIFY(*hand.thrownIn() == ThrowIn::RedealHand);
    }

    void when_it_is_kept_the_next_holder_is_asked_and_then_the_picking_begins()
    {
        HandState hand = withRedealHands("redeal-hand=on-request");
        act(hand, "decline");
        QCOMPARE(hand.toAct(), seatAt(3));
        act(hand, "decline");
        QCOMPARE(hand.phase(), Phase::Picking);
        QCOMPARE(hand.toAct(), seatAt(0));
    }

    void where_it_is_off_no_seat_is_asked()
    {
        QCOMPARE(withRedealHands("redeal-hand=off").phase(), Phase::Picking);
    }
};

REGISTER_TEST(RedealingTest)
#include "redealing_test.moc"
