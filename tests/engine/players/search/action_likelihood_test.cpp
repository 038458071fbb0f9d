// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/action_likelihood.h"

#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seat 0 passed, and it is seat 1's turn.
HandState afterOnePass(const char* passersCards)
{
    const auto variant = variantWith("");
    return handAfter(variant, dealWith(variant, { { 0, passersCards } }, "7C 7S"), "pass");
}

World dealt(const HandState& hand)
{
    World world;
    world.deal = hand.data().deal;
    return world;
}

/// How the cards really lie.
World truthOf(const HandState& hand)
{
    World world;
    world.deal = hand.data().deal;
    for (const Seat seat : hand.seats()) {
        world.hands[seat] = hand.data().play.hand(seat);
        world.buried[seat] = hand.data().buried[seat];
    }
    return world;
}

} // namespace

class ActionLikelihoodTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_pass_with_a_strong_hand_surprises()
    {
        const HandState weak = afterOnePass("9C 8C 9S 8S 9H 7D");
        const Observation seen = weak.observation(*weak.toAct());
        QCOMPARE(SeenBids(seen).surprises(dealt(weak)), 0);
        const HandState strong = afterOnePass("QC QS QH JC JS AD");
        QCOMPARE(SeenBids(seen).surprises(dealt(strong)), 1);
    }

    void unsurprising_worlds_have_no_pass_with_a_strong_hand()
    {
        const HandState hand = afterOnePass("9C 8C 9S 8S 9H 7D");
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*hand.toAct());
        const DealSampler sampler(seen, legal);
        SeenBids bids(seen);
        Rng rng(1);
        for (int i = 0; i < 50; ++i)
            QCOMPARE(bids.surprises(*bids.drawUnsurprising(sampler, rng)), 0);
    }

    void only_a_bury_that_a_rule_player_would_not_choose_is_regretted_data()
    {
        QTest::addColumn<QByteArray>("kept");
        QTest::addColumn<QByteArray>("buried");
        QTest::addColumn<bool>("regretted");
        QTest::newRow("points of short suits")
            << QByteArray("QC QS QH JC JD 7S") << QByteArray("TH KH") << false;
        QTest::newRow("trump") << QByteArray("QC QS QH 7S TH KH") << QByteArray("JC JD") << true;
    }

    void only_a_bury_that_a_rule_player_would_not_choose_is_regretted()
    {
        QFETCH(QByteArray, kept);
        QFETCH(QByteArray, buried);
        QFETCH(bool, regretted);
        HandState hand = pickedHand(variantWith(""), kept.toStdString(), buried.toStdString());
        act(hand, "call AS");
        const Observation seen = hand.observation(seatAt(2));
        QCOMPARE(SeenPlan(seen).regretOfBury(truthOf(hand)) > 0.01, regretted);
        const Observation own = hand.observation(seatAt(0));
        QCOMPARE(SeenPlan(own).regretOfBury(truthOf(hand)), 0.0);
    }

    void the_shortest_suit_is_called_data()
    {
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<bool>("surprises");
        QTest::newRow("one spade") << QByteArray("call AS") << false;
        QTest::newRow("two clubs") << QByteArray("call AC") << true;
    }

    void the_shortest_suit_is_called()
    {
        QFETCH(QByteArray, call);
        QFETCH(bool, surprises);
        HandState hand = pickedHand(variantWith(""), "QC QS QH 7S KC 7C", "TH KH");
        act(hand, call.toStdString());
        const Observation seen = hand.observation(seatAt(2));
        QCOMPARE(SeenPlan(seen).wouldCallAnother(truthOf(hand)), surprises);
    }
};

REGISTER_TEST(ActionLikelihoodTest)
#include "action_likelihood_test.moc"
