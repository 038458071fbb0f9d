// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seat 4 deals; the first hands are good for nothing in particular.
Deal plainDeal(const CheckedVariant& variant)
{
    return dealWith(variant,
        { { 0, "QC JS 9C 8S 7H AH" }, { 1, "QS JC TC 9S 8H 7D" }, { 2, "QH JH AC TS 9H 8D" },
            { 3, "QD JD KC AS TH 9D" } },
        "AD KD");
}

} // namespace

class PickingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// PICK-1
    void the_seat_left_of_the_dealer_is_asked_first_and_the_dealer_last()
    {
        HandState hand = handAfter({}, plainDeal({}));
        for (int seat = 0; seat < 5; ++seat) {
            QCOMPARE(hand.toAct(), seatAt(seat));
            if (seat < 4)
                act(hand, "pass");
        }
    }

    void the_first_to_pick_ends_the_asking()
    {
        HandState hand = handAfter({}, plainDeal({}), "pass, pick");
        QCOMPARE(hand.phase(), Phase::Burying);
        QCOMPARE(hand.toAct(), seatAt(1));
    }

    /// PICK-2
    void only_the_picker_sees_the_blind()
    {
        HandState hand = handAfter({}, plainDeal({}));
        const auto events = act(hand, "pick");
        QCOMPARE(hand.observation(seatAt(0)).blind, cards("AD KD"));
        QCOMPARE(hand.observation(seatAt(0)).hand.size(), 8);
        QCOMPARE(hand.observation(seatAt(1)).blind, CardSet());
        QCOMPARE(std::get<Picked>(seenBy(seatAt(1), events.front())).blind, CardSet());
        QCOMPARE(std::get<Picked>(seenBy(seatAt(0), events.front())).blind, cards("AD KD"));
    }

    /// BURY-1
    void the_picker_buries_as_many_as_were_taken()
    {
        const HandState hand = handAfter({}, plainDeal({}), "pick");
        QCOMPARE(hand.legalActions().size(), std::size_t { 28 });
        QCOMPARE(whyNot(hand, "bury AD"), Refusal::WrongNumberToBury);
        QCOMPARE(whyNot(hand, "bury AD QS"), Refusal::NotYourCard);
        QVERIFY(!whyNot(hand, "bury QC AD"));
        QCOMPARE(whyNot(hand, "pass"), Refusal::NotNow);
    }

    void no_other_seat_sees_the_bury_before_the_hand_is_scored()
    {
        HandState hand = handAfter({}, plainDeal({}), "pick");
        const auto events = act(hand, "bury AD KD");
        QCOMPARE(hand.observation(seatAt(0)).buried, cards("AD KD"));
        QCOMPARE(hand.observation(seatAt(1)).buried, CardSet());
        const auto seen = std::get<Buried>(seenBy(seatAt(1), events.front()));
        QCOMPARE(seen.cards, CardSet());
        QCOMPARE(seen.count, 2);
    }

    void when_everyone_passes_a_leaster_is_played()
    {
        const HandState hand = handAfter({}, plainDeal({}), "pass, pass, pass, pass, pass");
        QVERIFY(hand.observation(seatAt(0)).leaster());
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    void when_everyone_passes_the_hand_is_thrown_in_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<int>("why");
        QTest::newRow("for a doubler") << QByteArray("no-pick=doubler") << int(ThrowIn::Doubler);
        QTest::newRow("for a redeal") << QByteArray("no-pick=redeal") << int(ThrowIn::Redeal);
    }

    void when_everyone_passes_the_hand_is_thrown_in()
    {
        QFETCH(QByteArray, rules);
        QFETCH(int, why);
        const auto variant = variantWith(rules.toStdString());
        const HandState hand =
            handAfter(variant, plainDeal(variant), "pass, pass, pass, pass, pass");
        QVERIFY(hand.over());
        QVERIFY(!hand.scored());
        QCOMPARE(static_cast<int>(*hand.thrownIn()), why);
    }

    /// FORCED
    void a_dealer_who_is_forced_cannot_pass()
    {
        const auto variant = variantWith("no-pick=forced-pick");
        HandState hand = handAfter(variant, plainDeal(variant), "pass, pass, pass, pass");
        QCOMPARE(whyNot(hand, "pass"), Refusal::MustPick);
        QCOMPARE(hand.legalActions().size(), std::size_t { 1 });
        act(hand, "pick");
        QVERIFY(hand.observation(seatAt(0)).forcedPick);
    }

    /// The outside rule of the forced seat.
    void in_the_forced_seat_the_dealers_left_cannot_pass()
    {
        const auto variant = variantWith("forced-seat=on");
        HandState hand = handAfter(variant, plainDeal(variant));
        QCOMPARE(whyNot(hand, "pass"), Refusal::MustPick);
        act(hand, "pick");
        QVERIFY(hand.observation(seatAt(3)).forcedPick);
    }

    void a_dealer_who_picks_after_a_choice_was_not_forced()
    {
        QVERIFY(!handAfter({}, plainDeal({}), "pass, pass, pass, pass, pick")
                     .observation(seatAt(0))
                     .forcedPick);
    }

    /// JACK-UP-WHEN
    void a_jack_is_called_up_with_the_pick_only_from_the_jack_of_diamonds()
    {
        const auto variant = variantWith("layout=5H-J call-up=next-jack call-up-when=before-blind");
        HandState hand = handAfter(variant, plainDeal(variant));
        QCOMPARE(whyNot(hand, "pick JH"), Refusal::NoCallUp);
        act(hand, "pass, pass, pass");
        QVERIFY(!whyNot(hand, "pick JH"));
        QCOMPARE(whyNot(hand, "pick JS"), Refusal::NoCallUp);
        act(hand, "pick JH, bury QD KC");
        QVERIFY((hand.data().makers == SeatSet { seatAt(2), seatAt(3) }));
    }

    /// REDEAL-HAND
    void a_hand_without_ace_face_and_trump_ends_the_deal()
    {
        const Deal deal = dealWith({}, { { 3, "TC 9C 8S 7S TH 7H" } });
        const HandState hand = handAfter({}, deal);
        QVERIFY(hand.over());
        QCOMPARE(*hand.thrownIn() == ThrowIn::RedealHand, true);
        QCOMPARE(std::get<RedealHandShown>(hand.opening()[1]).seat, seatAt(3));
        const auto off = variantWith("redeal-hand=off");
        QVERIFY(!handAfter(off, deal).over());
    }
};

REGISTER_TEST(PickingTest)
#include "picking_test.moc"
