// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What seat 0 buries of this hand with this blind.
CardSet buried(const CheckedVariant& variant, std::string_view hand, std::string_view blind)
{
    const HandState state = handAfter(variant, dealWith(variant, { { 0, hand } }, blind), "pick");
    return std::get<Bury>(chosen(state)).cards;
}

Action called(
    const CheckedVariant& variant, std::string_view kept, std::string_view buried = "KC 8C")
{
    return chosen(pickedHand(variant, kept, buried));
}

Action call(std::string_view text) { return *parseAction("call " + std::string(text)); }

} // namespace

class BuryAndCallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_picker_buries_points()
    {
        QCOMPARE(buried({}, "QC QS JC JD TC 9H", "TS 8D"), cards("TC TS"));
    }

    void a_picker_buries_a_whole_suit()
    {
        QCOMPARE(buried({}, "QC QS JC JD KC 9S", "8S 9C"), cards("KC 9C"));
    }

    void a_picker_keeps_trump()
    {
        QVERIFY(!buried({}, "QC JC AD TD 9C 8S", "KH 7D").meets(CheckedVariant().trumps().trump()));
    }

    void a_picker_does_not_bury_the_last_card_that_allows_a_call_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("with an under to fall back on") << QByteArray("call-under=on");
        QTest::newRow("without") << QByteArray("call-under=off");
    }

    void a_picker_does_not_bury_the_last_card_that_allows_a_call()
    {
        QFETCH(QByteArray, rules); // the picker has both aces and can only call hearts
        const CheckedVariant variant = variantWith(rules.toStdString());
        QVERIFY(!buried(variant, "QC QS JC JD AC AS", "TH 8D").contains(card("TH")));
    }

    void a_picker_with_all_aces_keeps_one_whose_ten_can_be_called()
    {
        // Only the ten of hearts is in another hand.
        const CardSet cardsBuried = buried({}, "QC QS JC AC AS AH", "TC TS");
        QVERIFY(!cardsBuried.contains(card("AH")));
    }

    void a_picker_buries_both_tens_and_lays_an_under()
    {
        QCOMPARE(buried({}, "QC QS JC JD AD TH", "TS 8D"), cards("TH TS"));
    }

    void clubs_may_be_trump()
    {
        const CheckedVariant variant = variantWith("trump-suit=clubs");
        QCOMPARE(buried(variant, "QC QS JC JD AC TD", "TS 8C"), cards("TD TS"));
    }

    void a_picker_calls_the_shortest_suit()
    {
        QCOMPARE(called({}, "QC JC 9D 9S 8S 9H"), call("AH"));
        QCOMPARE(called({}, "QC JC 9D 9S 8H 9H"), call("AS"));
    }

    void a_picker_without_fail_lays_the_lowest_trump_under()
    {
        const Action action = called({}, "QC QH JC 9D 8D 7D");
        QCOMPARE(std::get<Call>(action).under, std::optional(card("7D")));
    }

    void a_picker_with_all_aces_calls_a_ten()
    {
        QCOMPARE(called({}, "QC JC 9D AS AH 8D", "AC TC").index(), call("TS").index());
        QCOMPARE(std::get<Call>(called({}, "QC JC 9D AS AH 8D", "AC TC")).card.rank(), Rank::Ten);
    }

    void a_picker_with_all_the_power_goes_alone()
    {
        QCOMPARE(called({}, "QC QS QH QD JC JS"), Action(GoAlone {}));
        QCOMPARE(called(variantWith("layout=5H-J"), "QC QS QH QD JC JS"), Action(GoAlone {}));
    }

    void a_decent_hand_wants_a_partner()
    {
        QCOMPARE(called({}, "QC QS JC 9D 8D 9H"), call("AH"));
        QCOMPARE(called(variantWith("layout=5H-J"), "QC QS JC 9D 8D 9H"), call("JD"));
    }

    void alone_with_the_partner_jack_a_picker_says_nothing()
    {
        QCOMPARE(called(variantWith("layout=5H-J"), "QC QS JC JD 8D 9H"), call("JD"));
    }

    void with_the_partner_jack_a_picker_calls_up_if_allowed()
    {
        QCOMPARE(
            called(variantWith("layout=5H-J call-up=next-jack"), "QC QS JC JD 8D 9H"), call("JH"));
    }
};

REGISTER_TEST(BuryAndCallTest)
#include "bury_and_call_test.moc"
