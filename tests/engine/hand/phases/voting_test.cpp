// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState votingHand(const std::string& rules = "no-pick=vote")
{
    const auto variant = variantWith(rules);
    HandState hand = handAfter(variant, dealWith(variant, {}));
    while (hand.phase() == Phase::Picking)
        act(hand, "pass");
    return hand;
}

} // namespace

/// NOPICK "vote"
class VotingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void when_all_passed_the_table_votes_from_the_dealers_left()
    {
        HandState hand = votingHand();
        for (int seat = 0; seat < 5; ++seat) {
            QCOMPARE(hand.phase(), Phase::Voting);
            QCOMPARE(hand.toAct(), seatAt(seat));
            QCOMPARE(whyNot(hand, "pass"), Refusal::NotNow);
            act(hand, "vote leaster");
        }
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    void votes_are_public()
    {
        HandState hand = votingHand();
        const auto events = act(hand, "vote doubler");
        QVERIFY(seenByAll(events.front()) == Event(Voted { seatAt(0), NoPick::Doubler }));
        QVERIFY(hand.observation(seatAt(3)).votes[seatAt(0)] == NoPick::Doubler);
    }

    void the_most_votes_decide()
    {
        HandState leaster = votingHand();
        act(leaster, "vote doubler, vote doubler, vote leaster, vote leaster, vote leaster");
        QVERIFY(leaster.observation(seatAt(0)).leaster());
        QCOMPARE(leaster.toAct(), seatAt(0));
        HandState doubler = votingHand();
        act(doubler, "vote doubler, vote doubler, vote leaster, vote leaster, vote doubler");
        QVERIFY(*doubler.thrownIn() == ThrowIn::Doubler);
    }

    void an_even_vote_is_a_leaster()
    {
        HandState hand = votingHand("layout=4H-1 no-pick=vote");
        act(hand, "vote doubler, vote doubler, vote leaster, vote leaster");
        QVERIFY(hand.observation(seatAt(0)).leaster());
    }
};

REGISTER_TEST(VotingTest)
#include "voting_test.moc"
