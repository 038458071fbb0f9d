// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const CheckedVariant& calledAce()
{
    static const CheckedVariant variant = variantWith("blind-pick=on");
    return variant;
}

/// Seat 0 has a hand to pick on and a heart to call on, seat 2 the ace of hearts.
Deal strongDeal(std::string_view blind = "KD 7S")
{
    return dealWith(calledAce(), { { 0, "QC QS QH JC AD 9H" }, { 2, "AH JD 8D KC 9S 8S" } }, blind);
}

/// The same, but the ace of hearts lies in the blind.
Deal aceInTheBlind() { return dealWith(calledAce(), { { 0, "QC QS QH JC AD 9H" } }, "AH 7S"); }

} // namespace

class BlindPickTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void no_seat_picks_blind_unless_the_table_plays_it()
    {
        const HandState hand = handAfter({}, dealWith({}, { { 0, "QC QS QH JC AD 9H" } }));
        QCOMPARE(whyNot(hand, "pick blind"), Refusal::NoBlindPick);
        QCOMPARE(hand.legalActions().size(), std::size_t { 2 });
        QVERIFY(!whyNot(handAfter(calledAce(), strongDeal()), "pick blind"));
    }

    void looking_first_is_still_allowed()
    {
        HandState hand = handAfter(calledAce(), strongDeal());
        QCOMPARE(hand.legalActions().size(), std::size_t { 3 });
        act(hand, "pick");
        QCOMPARE(hand.phase(), Phase::Burying);
        QVERIFY(!hand.observation(seatAt(0)).blindPick);
    }

    void the_blind_goes_down_as_the_bury_and_the_hand_is_played_as_dealt()
    {
        const HandState hand = handAfter(calledAce(), strongDeal(), "pick blind");
        QCOMPARE(hand.phase(), Phase::Calling);
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(hand.data().buried[seatAt(0)], cards("KD 7S"));
        QCOMPARE(hand.observation(seatAt(0)).hand, cards("QC QS QH JC AD 9H"));
    }

    void not_even_the_picker_sees_the_blind()
    {
        HandState hand = handAfter(calledAce(), strongDeal());
        const auto events = act(hand, "pick blind");
        for (int seat = 0; seat < 5; ++seat) {
            const auto seen = std::get<Picked>(seenBy(seatAt(seat), events.front(), seatAt(0)));
            QCOMPARE(seen.blind, CardSet());
            QCOMPARE(seen.blindSize, 2);
            QVERIFY(seen.unseen);
            const Observation known = hand.observation(seatAt(seat));
            QCOMPARE(known.blind, CardSet());
            QCOMPARE(known.buried, CardSet());
            QVERIFY(known.blindPick);
        }
    }

    void the_blind_counts_for_the_makers_and_the_settlement_is_doubled()
    {
        HandState looked = handAfter(calledAce(), strongDeal("TD 7S"), "pick, bury TD 7S");
        HandState blind = handAfter(calledAce(), strongDeal("TD 7S"), "pick blind");
        for (HandState* const hand : { &looked, &blind }) {
            act(*hand, "call AH");
            while (!hand->over())
                hand->apply(hand->legalActions().front());
        }
        const auto& once = std::get<PickedOutcome>(looked.scored()->outcome);
        const auto& twice = std::get<PickedOutcome>(blind.scored()->outcome);
        QCOMPARE(twice.makersPoints.value, once.makersPoints.value);
        QVERIFY(twice.blindPick && !once.blindPick);
        QCOMPARE(blind.scored()->scores.stake, 2 * looked.scored()->scores.stake);
        for (const Seat seat : SeatSet::firstSeats(5))
            QCOMPARE(blind.scored()->scores.scores[seat].value,
                2 * looked.scored()->scores.scores[seat].value);
        QCOMPARE(blind.scored()->buried, cards("TD 7S"));
    }

    /// CALL-ACE: the picker is held to what they know.
    void an_ace_that_lies_unseen_may_be_called_and_leaves_the_picker_alone_in_secret()
    {
        HandState hand = handAfter(calledAce(), aceInTheBlind(), "pick blind");
        QVERIFY(!whyNot(hand, "call AH"));
        act(hand, "call AH");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0) }));
        const Sides known = hand.observation(seatAt(0)).sides;
        QVERIFY((known.makers == SeatSet { seatAt(0) }));
        QVERIFY(known.defenders.empty());
        while (!hand.over())
            hand.apply(hand.legalActions().front());
        const auto& outcome = std::get<PickedOutcome>(hand.scored()->outcome);
        QVERIFY(outcome.partners.empty());
        QCOMPARE(hand.scored()->buried, cards("AH 7S"));
    }

    void he_observes_the_same_wherever_the_called_ace_lies()
    {
        HandState held = handAfter(calledAce(), strongDeal(), "pick blind, call AH");
        HandState unseen = handAfter(calledAce(), aceInTheBlind(), "pick blind, call AH");
        QVERIFY(held.observation(seatAt(0)) == unseen.observation(seatAt(0)));
    }

    /// CALL-TEN, CALL-UNDER: by the cards in hand alone.
    void an_under_is_judged_on_the_hand_as_dealt()
    {
        const Deal deal = dealWith(calledAce(), { { 0, "QC QS QH JC AD TD" } }, "9H 7S");
        HandState hand = handAfter(calledAce(), deal, "pick blind");
        QCOMPARE(whyNot(hand, "call AH"), Refusal::NeedsUnder);
        QVERIFY(!whyNot(hand, "call AH under TD"));
    }

    /// JACK-SELF, without knowing it.
    void a_partner_jack_that_lies_unseen_leaves_the_picker_alone_in_secret()
    {
        const auto variant =
            variantWith("layout=5H-J blind-pick=on bury-partner-jack-alone=off call-up=next-jack");
        const Deal deal = dealWith(variant, { { 0, "QC QS QH JC AD 9H" } }, "JD 7S");
        HandState hand = handAfter(variant, deal, "pick blind");
        QVERIFY(!whyNot(hand, "call JD"));
        QCOMPARE(whyNot(hand, "call JH"), Refusal::NotThePartnerJack);
        act(hand, "call JD");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0) }));
        QVERIFY(hand.observation(seatAt(0)).sides.defenders.empty());
    }

    /// JACK-UP-WHEN: named with the pick, blind or not.
    void a_jack_may_be_called_up_with_a_blind_pick()
    {
        const auto variant =
            variantWith("layout=5H-J blind-pick=on call-up=next-jack call-up-when=before-blind");
        const Deal deal = dealWith(variant, { { 0, "QC QS QH JD AD 9H" }, { 3, "JH" } });
        const HandState hand = handAfter(variant, deal, "pick JH blind");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0), seatAt(3) }));
    }

    void who_has_to_pick_may_do_it_blind()
    {
        const auto variant = variantWith("no-pick=forced-pick blind-pick=on");
        const Deal deal = dealWith(variant, { { 0, "QC 9C 8S 7H KS KH" }, { 1, "QS JC" } });
        const HandState hand = handAfter(variant, deal, "pass, pass, pass, pass, pick blind");
        QVERIFY(hand.data().forcedPick && hand.data().blindPick);
    }

    /// 7H-2, 7H-3: the neighbour takes a part of the blind.
    void it_means_nothing_where_the_blind_is_shared()
    {
        const Rule& rule = *ruleNamed("blind-pick");
        QVERIFY(!rule.applies(*variantWith("layout=7H-2")));
        QVERIFY(!rule.applies(*variantWith("layout=7H-3")));
        QVERIFY(!rule.applies(*variantWith("layout=8H-1")));
        QVERIFY(rule.applies(*variantWith("layout=7H-1")));
    }
};

REGISTER_TEST(BlindPickTest)
#include "blind_pick_test.moc"
