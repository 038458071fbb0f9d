// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/queen_judgement.h"
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const CheckedVariant firstQueens = variantWith("layout=4H-4");

HandState dealtTo(std::string_view leader, std::string_view next, std::string_view decisions = "")
{
    return handAfter(firstQueens, dealWith(firstQueens, { { 0, leader }, { 1, next } }), decisions);
}

/// To the first to lead, of showing the queen of diamonds.
double worthOfQueen(std::string_view hand)
{
    const Observation seen = dealtTo(hand, "JD").observation(seatAt(0));
    return worthOfShowing(card("QD"), Memory(seen), Habits());
}

} // namespace

/// 4H-4: the players of the first two queens are the makers.
class QueenJudgementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_weak_hand_keeps_its_only_queen()
    {
        const HandState hand = dealtTo("AD TD", "QD 8D 7D 9S 8S 7S 9H 8H", "play TD");
        QVERIFY(chosenCard(hand) != card("QD"));
    }

    void who_has_shown_one_queen_does_not_play_the_other_before_somebody_else_shows_his()
    {
        HandState hand = dealtTo("QC QS JC AD TD 9D KC KS", "QH 8D 9C 8C 7C 9S 8S 7S", "play QC");
        while (hand.toAct() != seatAt(0))
            hand.apply(chosen(hand));
        QVERIFY(!hand.observation(seatAt(0)).isSideKnown());
        QVERIFY(chosenCard(hand) != card("QS"));
    }

    void a_queen_is_worth_showing_to_a_strong_hand_only()
    {
        QVERIFY(worthOfQueen("QD QH JC JS JH AD KC KS") > 0);
        QVERIFY(worthOfQueen("QD 8D 7D 9S 8S 7S 9H 8H") < 0);
    }
};

REGISTER_TEST(QueenJudgementTest)
#include "queen_judgement_test.moc"
