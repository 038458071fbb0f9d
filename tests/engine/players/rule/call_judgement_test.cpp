// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

Action called(
    const CheckedVariant& variant, std::string_view kept, std::string_view buried = "KC 8C")
{
    return chosen(pickedHand(variant, kept, buried));
}

Action call(std::string_view text) { return *parseAction("call " + std::string(text)); }

} // namespace

class CallJudgementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_picker_calls_the_suit_he_is_shortest_in()
    {
        QCOMPARE(called({}, "QC JC 9D 9S 8S 9H"), call("AH"));
        QCOMPARE(called({}, "QC JC 9D 9S 8H 9H"), call("AS"));
    }

    void a_picker_without_fail_lays_his_lowest_trump_under()
    {
        const Action action = called({}, "QC QH JC 9D 8D 7D");
        QCOMPARE(std::get<Call>(action).under, std::optional(card("7D")));
    }

    void a_picker_with_all_aces_calls_a_ten()
    {
        QCOMPARE(called({}, "QC JC 9D AS AH 8D", "AC TC").index(), call("TS").index());
        QCOMPARE(std::get<Call>(called({}, "QC JC 9D AS AH 8D", "AC TC")).card.rank(), Rank::Ten);
    }

    void a_picker_with_all_the_power_needs_nobody()
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

    void with_the_partner_jack_a_picker_calls_up_where_he_may()
    {
        QCOMPARE(
            called(variantWith("layout=5H-J call-up=next-jack"), "QC QS JC JD 8D 9H"), call("JH"));
    }
};

REGISTER_TEST(CallJudgementTest)
#include "call_judgement_test.moc"
