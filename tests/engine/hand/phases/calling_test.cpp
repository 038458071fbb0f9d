// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The calls that the picker may make, as text, apart by commas; an under's suits only, once each.
QByteArray callsOf(const HandState& hand)
{
    QByteArrayList calls;
    for (const Action& action : hand.legalActions()) {
        QByteArray text = QByteArray::fromStdString(actionText(action));
        if (const int under = static_cast<int>(text.indexOf(" under ")); under > 0)
            text.truncate(under + 6);
        if (!calls.contains(text))
            calls.append(text);
    }
    return calls.join(", ");
}

CardSet undersOf(const HandState& hand)
{
    CardSet unders;
    for (const Action& action : hand.legalActions())
        if (const auto* call = std::get_if<Call>(&action); call && call->under)
            unders.add(*call->under);
    return unders;
}

const CheckedVariant jackGame = variantWith("layout=5H-J");

} // namespace

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

    /// JACK-D
    void the_holder_of_the_jack_of_diamonds_is_the_partner()
    {
        HandState hand = pickedHand(jackGame, "QC QS JC TD 9C 9D", "KC KS", { { 2, "JD" } });
        QCOMPARE(callsOf(hand), QByteArray("call JD, alone"));
        act(hand, "call JD");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0), seatAt(2) }));
        QVERIFY(hand.observation(seatAt(2)).isMaker(seatAt(2)));
        QVERIFY(hand.observation(seatAt(0)).partners().empty());
        QVERIFY(!hand.observation(seatAt(1)).isSideKnown());
    }

    /// JACK-SELF
    void a_picker_with_the_jack_may_play_alone_without_a_word()
    {
        HandState hand = pickedHand(jackGame, "QC QS JD TD 9C 9D", "KC KS");
        act(hand, "call JD");
        QVERIFY(hand.data().makers == SeatSet { seatAt(0) });
        QVERIFY(hand.observation(seatAt(0)).isSideKnown());
        QVERIFY(!hand.observation(seatAt(1)).isSideKnown());
        QVERIFY(!hand.observation(seatAt(1)).alone);
    }

    void where_it_is_announced_the_holder_of_the_jack_says_alone()
    {
        const auto variant = variantWith("layout=5H-J jack-alone-announced=on");
        HandState hand = pickedHand(variant, "QC QS JD TD 9C 9D", "KC KS");
        QVERIFY(hand.observation(seatAt(1)).alone);
    }

    void jacks_that_may_be_called_up_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<QByteArray>("buried");
        QTest::addColumn<QByteArray>("calls");
        const auto row = [](const char* name, const char* rules, const char* kept,
                             const char* buried, const char* calls) {
            QTest::newRow(name) << QByteArray(rules) << QByteArray(kept) << QByteArray(buried)
                                << QByteArray(calls);
        };
        row("the next jack", "call-up=next-jack", "QC QS JD TD 9C 9D", "KC KS",
            "call JD, call JH, alone");
        row("the next one not held", "call-up=next-jack", "QC JH JD TD 9C 9D", "KC KS",
            "call JD, call JS, alone");
        row("not a buried one", "call-up=next-jack", "QC QS JD TD 9C 9D", "JH KS",
            "call JD, call JS, alone");
        row("the jack of clubs last", "call-up=next-jack", "QC JS JD TD JH 9D", "KC KS",
            "call JD, call JC, alone");
        row("with all four no jack is left", "call-up=next-jack", "JC JS JD TD JH 9D", "KC KS",
            "call JD, alone");
        row("to the jack of hearts only", "call-up=jack-of-hearts", "QC JH JD TD 9C 9D", "KC KS",
            "call JD, alone");
        row("not without the jack of diamonds", "call-up=next-jack", "QC QS JC TD 9C 9D", "KC KS",
            "call JD, alone");
        row("from a buried jack of diamonds", "call-up=next-jack", "QC QS JC TD 9C 9D", "JD KS",
            "call JD, call JH, alone");
        row("but a lone jack stays in play", "call-up=next-jack bury-partner-jack-alone=off",
            "QC QS JC TD 9C 9D", "JD KS", "");
        row("down from the jack of clubs", "partner=jack-of-clubs call-down=on",
            "QC QS JC TD 9C 9D", "KC KS", "call JS, call JC, alone");
        row("not down where the table does not", "partner=jack-of-clubs", "QC QS JC TD 9C 9D",
            "KC KS", "call JC, alone");
    }

    /// JACK-UP, JACK-BURY, JACK-C
    void jacks_that_may_be_called_up()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, kept);
        QFETCH(QByteArray, buried);
        QFETCH(QByteArray, calls);
        const auto variant = variantWith("layout=5H-J " + rules.toStdString());
        const HandState hand = pickedHand(variant, kept.toStdString(), buried.toStdString());
        if (calls.isEmpty()) // one way to go on, and it is taken: call up
            QCOMPARE(hand.observation(seatAt(1)).called, card("JH"));
        else
            QCOMPARE(callsOf(hand), calls);
    }

    /// JACK-UP-WHEN
    void a_jack_called_before_the_blind_that_comes_in_the_blind_leaves_the_picker_alone()
    {
        const auto variant = variantWith("layout=5H-J call-up=next-jack call-up-when=before-blind");
        const Deal deal = dealWith(variant, { { 0, "QC QS JD TD 9C 9D" } }, "JH KS");
        HandState hand = handAfter(variant, deal, "pick JH, bury KS 9C");
        QCOMPARE(hand.phase(), Phase::Playing);
        QCOMPARE(hand.observation(seatAt(1)).called, card("JH"));
        QVERIFY(hand.data().makers == SeatSet { seatAt(0) });
    }

    void any_picker_is_asked_where_asking_would_tell_who_has_the_jack_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>("without"); ///< what is asked of a picker without the jack
        QTest::addColumn<QByteArray>("with");
        const auto row = [](const char* rules, const char* without, const char* with) {
            QTest::newRow(rules) << QByteArray(rules) << QByteArray(without) << QByteArray(with);
        };
        row("call-up=next-jack", "call JD", "call JD, call JH");
        row("call-up=jack-of-hearts", "call JD", "call JD, call JH");
        row("call-up=next-jack call-up-source=blind-only", "call JD", "call JD");
        row("partner=jack-of-clubs call-down=on", "call JC", "call JS, call JC");
        row("call-sheepshead=on sheepshead-needs-jack=on", "call JD", "call JD, sheepshead");
        row("partner=jack-of-clubs call-sheepshead=on sheepshead-needs-jack=on", "call JC",
            "call JC, sheepshead");
    }

    /// Else the question alone would say that the picker has the partner jack.
    void any_picker_is_asked_where_asking_would_tell_who_has_the_jack()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, without);
        QFETCH(QByteArray, with);
        const auto variant = variantWith("layout=5H-J alone=off " + rules.toStdString());
        const HandState lacking = pickedHand(variant, "QC QS QH TD 9C 9D", "KC KS");
        QCOMPARE(lacking.phase(), Phase::Calling);
        QCOMPARE(callsOf(lacking), without);
        const HandState holding = pickedHand(variant, "QC JC JD TD 9C 9D", "KC KS");
        QCOMPARE(holding.phase(), Phase::Calling);
        QCOMPARE(callsOf(holding), with);
        QVERIFY(lacking.observation(seatAt(1)).turn == holding.observation(seatAt(1)).turn);
    }

    void no_picker_is_asked_where_none_could_have_a_choice()
    {
        const auto variant = variantWith("layout=5H-J alone=off");
        for (const char* const kept : { "QC QS JC TD 9C 9D", "QC QS JD TD 9C 9D" })
            QCOMPARE(pickedHand(variant, kept, "KC KS").phase(), Phase::Playing);
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

    /// 6H-1: "if the picker gets the jack of diamonds in the blind".
    void only_a_jack_from_the_blind_is_called_up_from_where_the_table_says_so()
    {
        const auto variant = variantWith("layout=6H-1");
        const Deal dealt = dealWith(variant, { { 0, "QC QS JD TD 9C" } }, "KC KS");
        QCOMPARE(
            callsOf(handAfter(variant, dealt, "pick, bury KC KS")), QByteArray("call JD, alone"));
        const Deal inBlind = dealWith(variant, { { 0, "QC QS KC TD 9C" } }, "JD KS");
        QCOMPARE(callsOf(handAfter(variant, inBlind, "pick, bury KC KS")),
            QByteArray("call JD, call JH, alone"));
        const auto either = variantWith("layout=6H-1 call-up-source=any");
        QCOMPARE(callsOf(handAfter(either, dealt, "pick, bury KC KS")),
            QByteArray("call JD, call JH, alone"));
    }

    /// 7H-1
    void seven_may_call_up_from_any_jack_of_diamonds()
    {
        const auto variant = variantWith("layout=7H-1");
        const Deal deal = dealWith(variant, { { 0, "QC QS JD TD" } }, "KC KS TC TS");
        QCOMPARE(callsOf(handAfter(variant, deal, "pick, bury KC KS TC TS")),
            QByteArray("call JD, call JH, alone"));
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

    /// 4H-2: the black sevens are out.
    void four_with_the_jack_play_two_against_two_from_thirty_cards()
    {
        const auto variant = variantWith("layout=4H-2");
        QCOMPARE(deckOf(*variant), CardSet::deck() - cards("7C 7S"));
        HandState hand = pickedHand(variant, "QC QS JC TD 9C 9D 8D", "KC KS", { { 2, "JD" } });
        act(hand, "call JD");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0), seatAt(2) }));
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
