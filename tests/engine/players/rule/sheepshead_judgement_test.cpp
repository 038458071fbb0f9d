// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState pickedWith(std::string_view kept)
{
    return pickedHand(variantWith("call-sheepshead=on"), kept, "KC KS");
}

} // namespace

class SheepsheadJudgementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_picker_who_cannot_lose_a_trick_bets_on_all()
    {
        QCOMPARE(chosen(pickedWith("QC QS QH QD JC AH")), Action(CallSheepshead {}));
    }

    void nobody_bets_with_a_loser()
    {
        QVERIFY(chosen(pickedWith("QC QS QH QD JC 9H")) != Action(CallSheepshead {}));
        QVERIFY(chosen(pickedWith("QS QH QD JC JS AH")) != Action(CallSheepshead {}));
    }

    void nobody_bets_for_want_of_anything_else()
    {
        HandState hand = handAfter(variantWith("layout=3H-1 call-sheepshead=on"),
            dealWith(
                variantWith("layout=3H-1"), { { 0, "QH QD JC JS AD TD 9D KC 9C 8S" } }, "7S 8C"),
            "pick, bury KC 8S");
        QCOMPARE(chosen(hand), Action(Decline {}));
    }

    void once_he_has_bet_he_leads_from_the_top()
    {
        HandState hand = pickedWith("QC QS QH QD JC AH");
        act(hand, "sheepshead");
        QCOMPARE(chosenCard(hand), card("QC"));
    }
};

REGISTER_TEST(SheepsheadJudgementTest)
#include "sheepshead_judgement_test.moc"
