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

/// How likely everything was that these are asked about, for players of the library.
double likelihoodWith(const auto& asked, const Observation& seen, const World& world)
{
    PerSeat<Ways> ways = chancesOf(Opponents(), seen.seats);
    asked(world, ways);
    return likelihoodOf(ways, seen.seats, seen.viewer);
}

double likelihoodOfBids(const HandState& hand)
{
    const Observation seen = hand.observation(*hand.toAct());
    const Opponents opponents;
    SeenBids bids(seen, opponents);
    return likelihoodWith([&](const World& world, PerSeat<Ways>& ways) { bids.weigh(world, ways); },
        seen, dealt(hand));
}

double likelihoodOfPlan(const HandState& hand, Seat viewer)
{
    const Observation seen = hand.observation(viewer);
    const Opponents opponents;
    SeenPlan plan(seen, opponents);
    return likelihoodWith([&](const World& world, PerSeat<Ways>& ways) { plan.weigh(world, ways); },
        seen, truthOf(hand));
}

HandState calledWith(const char* kept, const char* buried, const char* call)
{
    HandState hand = pickedHand(variantWith(""), kept, buried);
    act(hand, call);
    return hand;
}

} // namespace

class ActionLikelihoodTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_pass_with_a_strong_hand_surprises()
    {
        QVERIFY(likelihoodOfBids(afterOnePass("9C 8C 9S 8S 9H 7D")) > 0.8);
        QVERIFY(likelihoodOfBids(afterOnePass("QC QS QH JC JS AD")) < 0.25);
    }

    void most_worlds_that_are_drawn_have_no_pass_with_a_strong_hand()
    {
        const HandState hand = afterOnePass("9C 8C 9S 8S 9H 7D");
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*hand.toAct());
        const DealSampler sampler(seen, legal);
        const Opponents opponents;
        SeenBids bids(seen, opponents);
        Rng rng(1);
        double drawn = 0;
        double any = 0;
        constexpr int worlds = 200;
        for (int i = 0; i < worlds; ++i) {
            const auto weighed = [&](const World& world) {
                return likelihoodWith(
                    [&](const World& one, PerSeat<Ways>& ways) { bids.weigh(one, ways); }, seen,
                    world);
            };
            drawn += weighed(bids.drawLikely(sampler, rng)->world);
            any += weighed(*sampler.draw(rng));
        }
        QVERIFY(drawn > any + 0.02 * worlds);
        QVERIFY(drawn > 0.85 * worlds);
    }

    void a_bury_that_hardly_anybody_would_choose_is_unlikely()
    {
        const HandState usual = calledWith("QC QS QH JC JD 7S", "TH KH", "call AS");
        const HandState odd = calledWith("QC QS QH 7S TH KH", "JC JD", "call AS");
        QVERIFY(likelihoodOfPlan(usual, seatAt(2)) > 10 * likelihoodOfPlan(odd, seatAt(2)));
        QCOMPARE(likelihoodOfPlan(odd, seatAt(0)) > 0.999, true); // the picker's own
    }

    void the_shortest_suit_is_the_likeliest_call()
    {
        const HandState one = calledWith("QC QS QH 7S KC 7C", "TH KH", "call AS");
        const HandState two = calledWith("QC QS QH 7S KC 7C", "TH KH", "call AC");
        QVERIFY(likelihoodOfPlan(one, seatAt(2)) > 3 * likelihoodOfPlan(two, seatAt(2)));
    }

    void in_a_jack_game_a_picker_goes_alone_with_the_best_hands_only()
    {
        const auto likelihood = [](const char* kept, const char* said) {
            HandState hand = pickedHand(variantWith("layout=5H-J"), kept, "TH KH");
            act(hand, said);
            return likelihoodOfPlan(hand, seatAt(2));
        };
        const char* const best = "QC QS QH QD JC AD";
        const char* const fair = "QC QH JS 9D 8D 7S";
        QVERIFY(likelihood(best, "alone") > 3 * likelihood(best, "call JD"));
        QVERIFY(likelihood(fair, "call JD") > 3 * likelihood(fair, "alone"));
    }
};

REGISTER_TEST(ActionLikelihoodTest)
#include "action_likelihood_test.moc"
