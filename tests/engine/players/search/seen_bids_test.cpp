// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/search/seen_bids.h"

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

} // namespace

class SeenBidsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_pass_with_a_hand_to_pick_on_surprises()
    {
        const HandState weak = afterOnePass("9C 8C 9S 8S 9H 7D");
        const Observation seen = weak.observation(*weak.toAct());
        QCOMPARE(SeenBids(seen).surprises(dealt(weak)), 0);
        const HandState strong = afterOnePass("QC QS QH JC JS AD");
        QCOMPARE(SeenBids(seen).surprises(dealt(strong)), 1);
    }

    void worlds_are_drawn_in_which_nobody_passed_on_a_hand_to_pick()
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
};

REGISTER_TEST(SeenBidsTest)
#include "seen_bids_test.moc"
