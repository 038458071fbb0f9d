// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/hand/phases/calls.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const CheckedVariant jackGame = variantWith("layout=5H-J");

} // namespace

/// The holder of a jack is the partner, and the picker may call another jack.
class PartnerJackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
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

    /// 4H-2: the black sevens are out.
    void four_with_the_jack_play_two_against_two_from_thirty_cards()
    {
        const auto variant = variantWith("layout=4H-2");
        QCOMPARE(deckOf(*variant), CardSet::deck() - cards("7C 7S"));
        HandState hand = pickedHand(variant, "QC QS JC TD 9C 9D 8D", "KC KS", { { 2, "JD" } });
        act(hand, "call JD");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0), seatAt(2) }));
    }
};

REGISTER_TEST(PartnerJackTest)
#include "partner_jack_test.moc"
