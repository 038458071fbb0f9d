// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/hand/phases/calls.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

CardSet undersOf(const HandState& hand)
{
    CardSet unders;
    for (const Action& action : hand.legalActions())
        if (const auto* call = std::get_if<Call>(&action); call && call->under)
            unders.add(*call->under);
    return unders;
}

} // namespace

/// Calling an ace, a ten or an under, and layouts without a call.
class CallingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_may_be_called_data()
    {
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<QByteArray>("buried");
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("calls");
        const auto row = [](const char* name, const char* kept, const char* buried,
                             const char* calls, const char* rules = "layout=5H-A") {
            QTest::newRow(name) << QByteArray(kept) << QByteArray(buried) << QByteArray(rules)
                                << QByteArray(calls);
        };
        row("any suit with a card kept and the ace missing", "QC JC JD 9C 8S 7H", "TC TS",
            "call AC, call AS, call AH, alone");
        row("a queen of clubs is no club", "QC QS JC JD TD 9H", "TC TS", "call AH, alone");
        row("the suit whose last card is buried is gone", "QC QS JC JD TD 9H", "TC 9C",
            "call AH, alone");
        row("not the suit of an ace held", "AC KC QC JC 8D 7H", "TS TH", "call AH, alone");
        row("not the suit of a buried ace", "QC JC JD 9C 9S 7D", "AC TC", "call AS, alone");
        row("no fail at all: an under in any suit", "QC JC AD TD KD 9D", "KC KS",
            "call AC under, call AS under, call AH under, alone");
        row("no fail, one ace buried: not that suit", "QC JC AD TD KD 9D", "AC KS",
            "call AS under, call AH under, alone");
        row("a suit held only with its ace cannot be called", "AC KC QC JC 8D 7D", "QD JD",
            "call AS under, call AH under, alone");
        row("two aces and a low card of the third suit", "AC AS 7H QC JC 8D", "KC KS",
            "call AH, alone");
        row("all three aces, two buried: the ten of the one kept", "AC KC QC JC 8D 7D", "AH AS",
            "call TC, alone");
        row("all three aces, ten held beside the only one kept", "AC TC QC JC 8D 7D", "AH AS",
            "alone");
        row("all three aces in hand: any ten not held", "AC AS AH QC JC TH", "KC KS",
            "call TC, call TS, alone");
        row("tens are not called where the table does not", "AC AS AH QC JC TH", "KC KS", "alone",
            "call-ten=off");
        row("all the aces and tens: alone, as usual", "AC AS AH TC TS QC", "TH JC", "alone");
        row("all the aces and tens: a king of an ace that is kept", "AC AS TC TS TH QC", "AH JC",
            "call KC, call KS, alone", "call-king=on");
        row("a ten is missing: no king", "AC AS AH TC QC JC", "TH 9D", "call TS, alone",
            "call-king=on");
        row("the kings are the picker's own", "AC TC KC AS TS TH", "AH KS", "alone",
            "call-king=on");
        row("no under where the table does not", "QC JC AD TD KD 9D", "KC KS", "alone",
            "call-under=off");
        row("under judged before the bury: the king of clubs would have done", "QC JC AD TD KD 9D",
            "KC JD", "alone", "under-judged-on=before-bury");
        row("under judged before the bury, and no fail there either", "QC JC AD TD KD 9D", "QD JD",
            "call AC under, call AS under, call AH under, alone", "under-judged-on=before-bury");
        row("without the hold any ace not held", "QC JC AD TD KD 9D", "AC KS",
            "call AS, call AH, alone", "call-hold=off");
        row("with clubs trump the ace of diamonds is a fail ace", "QC JC 9D 8S 7C AC", "TS TH",
            "call AS, call AD, alone", "trump-suit=clubs");
    }

    /// CALL-ACE, CALL-TEN, CALL-UNDER, CALL-OWN, CALL-DIAMONDS
    void what_may_be_called()
    {
        QFETCH(QByteArray, kept);
        QFETCH(QByteArray, buried);
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, calls);
        const auto variant = variantWith(rules.toStdString());
        const HandState hand = pickedHand(variant, kept.toStdString(), buried.toStdString());
        if (calls == "alone") { // the only way to go on is taken at once
            QCOMPARE(hand.phase(), Phase::Playing);
            QVERIFY(hand.observation(seatAt(1)).alone);
        } else
            QCOMPARE(callsOf(hand), calls);
    }

    void any_kept_card_may_be_the_under()
    {
        const HandState hand = pickedHand({}, "QC JC AC TD KD 9D", "QD JD");
        QCOMPARE(undersOf(hand), cards("QC JC AC TD KD 9D"));
    }

    void the_refusal_says_what_is_wrong_with_a_call()
    {
        const HandState hand = pickedHand({}, "QC JC AC TD 9S 8D", "QD AH");
        QCOMPARE(whyNot(hand, "call AC"), Refusal::CalledCardIsYours);
        QCOMPARE(whyNot(hand, "call AH"), Refusal::CalledCardIsYours);
        QCOMPARE(whyNot(hand, "call AD"), Refusal::NotACallableCard);
        QCOMPARE(whyNot(hand, "call KS"), Refusal::NotACallableCard);
        QCOMPARE(whyNot(hand, "call TS"), Refusal::TenNeedsAllAces);
        QCOMPARE(whyNot(hand, "call AS under 8D"), Refusal::OrdinaryCallPossible);
        QCOMPARE(whyNot(hand, "play QC"), Refusal::NotNow);
        QCOMPARE(
            whyNot(pickedHand({}, "QC JC AC TD KD 8D", "QD AH"), "call AS"), Refusal::NeedsUnder);
        QCOMPARE(whyNot(pickedHand({}, "QC JC AC TD KD 8D", "AS AH"), "call TS"),
            Refusal::TenNeedsItsAce);
        QCOMPARE(whyNot(pickedHand(variantWith("call-king=on"), "QC AS AC AH 9S 8D", "QD TH"),
                     "call KS"),
            Refusal::KingNeedsAllTens);
    }

    void the_under_stays_secret()
    {
        HandState hand = pickedHand({}, "QC JC AC TD KD 9D", "QD JD");
        const auto events = act(hand, "call AH under 9D");
        const auto& called = std::get<Called>(events.front());
        QCOMPARE(called.under, card("9D"));
        QVERIFY(!std::get<Called>(seenBy(seatAt(1), called)).under);
        QVERIFY(std::get<Called>(seenBy(seatAt(1), called)).withUnder);
        QCOMPARE(hand.observation(seatAt(0)).under, card("9D"));
        QCOMPARE(hand.observation(seatAt(0)).hand, cards("QC JC AC TD KD"));
        QCOMPARE(hand.observation(seatAt(0)).cardsHeld[seatAt(0)], 6);
    }

    void going_alone_leaves_the_called_card_without_a_duty()
    {
        HandState hand = pickedHand({}, "QC JC AD TD 9C 9D", "KC KS");
        act(hand, "alone");
        QVERIFY(hand.data().makers == SeatSet { seatAt(0) });
        QVERIFY(hand.data().play.duty().suit.empty());
    }

    /// ALONE-1 off
    void without_alone_a_bury_must_leave_a_call()
    {
        const auto variant = variantWith("alone=off call-under=off");
        const Deal deal = dealWith(variant, { { 0, "QC QS JC JD TD 9H" } }, "AC KC");
        const HandState hand = handAfter(variant, deal, "pick");
        QCOMPARE(whyNot(hand, "bury 9H AC"), Refusal::BuryLeavesNoCall);
        QVERIFY(!whyNot(hand, "bury KC AC"));
    }

    /// CALL-OWN
    void an_own_ace_may_be_called_where_the_table_says_so_and_leaves_the_picker_secretly_alone()
    {
        HandState usual = pickedHand({}, "QC QS JC TD AC 9H", "KC KS");
        QCOMPARE(whyNot(usual, "call AC"), Refusal::CalledCardIsYours);
        HandState hand = pickedHand(variantWith("call-own-ace=on"), "QC QS JC TD AC 9H", "KC KS");
        QCOMPARE(callsOf(hand), QByteArray("call AC, call AH, alone"));
        act(hand, "call AC");
        QVERIFY(hand.data().makers == SeatSet { seatAt(0) });
        QVERIFY(hand.observation(seatAt(0)).isSideKnown());
        QVERIFY(!hand.observation(seatAt(1)).isSideKnown());
        QVERIFY(!hand.observation(seatAt(1)).alone);
    }

    /// NO-PARTNER
    void cut_throat_layouts_have_no_call_data()
    {
        QTest::addColumn<QByteArray>("layout");
        for (const char* const layout : { "3H-1", "3H-2", "3H-3", "4H-1" })
            QTest::newRow(layout) << QByteArray(layout);
    }

    void cut_throat_layouts_have_no_call()
    {
        QFETCH(QByteArray, layout);
        const auto variant = variantWith("layout=" + layout.toStdString());
        const Deal deal = dealWith(variant, {});
        const HandState hand = handAfter(variant, deal, "pick, bury " + cardsText(deal.blind));
        QCOMPARE(hand.phase(), Phase::Playing);
        for (const Seat viewer : hand.seats())
            QVERIFY(hand.observation(viewer).isSideKnown());
    }

    void without_partners_the_play_begins_after_the_bury()
    {
        const HandState hand =
            pickedHand(variantWith("partner=none"), "QC QS JD TD 9C 9D", "KC KS");
        QCOMPARE(hand.phase(), Phase::Playing);
        QVERIFY(hand.data().makers == SeatSet { seatAt(0) });
    }

    /// C1
    void the_seat_left_of_the_picker_leads_where_the_table_says_so()
    {
        const auto variant = variantWith("partner=none first-lead=pickers-left");
        QCOMPARE(pickedHand(variant, "QC QS JD TD 9C 9D", "KC KS").toAct(), seatAt(1));
    }
};

REGISTER_TEST(CallingTest)
#include "calling_test.moc"
