// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState dealt(const std::string& rules = "", std::string_view first = "JC QC AH 9H AC TC 9S 8D")
{
    const auto variant = variantWith("layout=4H-5 " + rules);
    return handAfter(variant, dealWith(variant, { { 0, first } }));
}

/// Hearts are trump, jacks above queens; seat 0 lacks the aces of spades and diamonds.
HandState laidOut(const std::string& rules = "")
{
    const auto variant = variantWith("layout=4H-5 " + rules);
    return handAfter(variant,
        dealWith(variant,
            { { 0, "JC QC AH 9H AC TC 9S 8D" }, { 1, "JS QS TH 8H AS KC 9C 7D" },
                { 2, "JH QH KH 7H AD TS 8C 9D" }, { 3, "JD QD KS 8S 7S 7C TD KD" } }));
}

} // namespace

/// 4H-5
class BiddingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void bidding_begins_on_the_dealers_left_with_call_solo_or_pass()
    {
        HandState hand = dealt();
        QCOMPARE(hand.phase(), Phase::Bidding);
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(choicesOf(hand), QByteArray("pass, bid call, bid solo"));
    }

    void when_all_pass_the_hand_is_thrown_in()
    {
        HandState hand = dealt();
        act(hand, "pass, pass, pass, pass");
        QVERIFY(*hand.thrownIn() == ThrowIn::Redeal);
    }

    void the_first_to_bid_wins()
    {
        HandState hand = laidOut();
        act(hand, "pass, bid call");
        QCOMPARE(hand.phase(), Phase::Calling);
        QCOMPARE(hand.picker(), seatAt(1));
    }

    /// OVERCALL
    void a_solo_goes_over_a_call_where_the_table_says_so()
    {
        HandState hand = laidOut("overcall=solo-overcalls");
        act(hand, "bid call");
        QCOMPARE(hand.toAct(), seatAt(1));
        QCOMPARE(choicesOf(hand), QByteArray("pass, bid solo"));
        QCOMPARE(whyNot(hand, "bid call"), Refusal::CallWasBid);
        act(hand, "pass, bid solo");
        QCOMPARE(hand.phase(), Phase::Calling);
        QCOMPARE(hand.picker(), seatAt(2));
    }

    void a_call_stands_if_all_others_pass()
    {
        HandState hand = laidOut("overcall=solo-overcalls");
        act(hand, "bid call, pass, pass, pass");
        QCOMPARE(hand.phase(), Phase::Calling);
        QCOMPARE(hand.picker(), seatAt(0));
    }

    void the_caller_names_a_missing_fail_ace_of_a_suit_in_hand()
    {
        HandState hand = laidOut();
        act(hand, "bid call");
        QCOMPARE(choicesOf(hand), QByteArray("call AS, call AD"));
        QCOMPARE(whyNot(hand, "call AH"), Refusal::NotACallableCard); // hearts are trump
        QCOMPARE(whyNot(hand, "call AC"), Refusal::CalledCardIsYours);
        QCOMPARE(whyNot(hand, "alone"), Refusal::NotNow);
    }

    void with_all_three_aces_a_ten_is_called()
    {
        HandState hand = dealt("", "JC QC AC AS AD 9H 8H TD");
        act(hand, "bid call");
        QCOMPARE(choicesOf(hand), QByteArray("call TC, call TS"));
    }

    void without_a_card_to_call_there_is_no_under_but_pass_or_solo()
    {
        const HandState hand = dealt("", "JC JS JH JD QC QS QH QD");
        QCOMPARE(choicesOf(hand), QByteArray("pass, bid solo"));
        QCOMPARE(whyNot(hand, "bid call"), Refusal::NoCallPossible);
    }

    void the_callers_partner_is_known_when_the_ace_is_played()
    {
        HandState hand = laidOut();
        act(hand, "bid call, call AS");
        QVERIFY((hand.data().makers == SeatSet { seatAt(0), seatAt(1) }));
        QVERIFY(hand.observation(seatAt(1)).isMaker(seatAt(1)));
        QVERIFY(!hand.observation(seatAt(2)).isMaker(seatAt(1)));
        act(hand, "play 9S, play AS");
        QVERIFY(hand.observation(seatAt(2)).isMaker(seatAt(1)));
    }

    void the_kind_of_a_solo_is_named_after_the_bidding()
    {
        HandState hand = laidOut();
        act(hand, "bid solo");
        QCOMPARE(choicesOf(hand),
            QByteArray("solo best, solo side C, solo side S, solo side D, solo billy"));
        QCOMPARE(whyNot(hand, "solo side H"), Refusal::SideSoloNeedsOtherSuit);
        QCOMPARE(whyNot(hand, "call AS"), Refusal::NotNow);
    }

    void in_a_side_solo_another_suit_is_trump_and_hearts_are_fail()
    {
        HandState hand = laidOut();
        act(hand, "bid solo, solo side C");
        const TrumpOrder trumps = hand.observation(seatAt(2)).trumps;
        QVERIFY(trumps.trumpSuit() == Suit::Clubs);
        QVERIFY(trumps.isTrump(card("7C")));
        QVERIFY(!trumps.isTrump(card("AH")));
        act(hand, "play AH, play TH");
        QCOMPARE(playable(hand), cards("KH 7H"));
    }

    void the_table_may_play_another_trump()
    {
        const HandState hand = dealt("trump-suit=spades");
        QVERIFY(hand.observation(seatAt(0)).trumps.trumpSuit() == Suit::Spades);
    }

    void jacks_stand_above_queens()
    {
        HandState hand = laidOut();
        act(hand, "bid solo, solo best, play QC, play TH, play JH, play QD");
        QCOMPARE(hand.toAct(), seatAt(2));
    }

    void a_billy_ends_with_the_first_trick_that_its_player_takes()
    {
        HandState hand = laidOut();
        act(hand, "bid solo, solo billy, play JC, play QS, play QH, play QD");
        QVERIFY(hand.over());
        const auto& scores = hand.scored()->scores.scores;
        QCOMPARE(scores[seatAt(0)], Score { 0 });
        for (const int other : { 1, 2, 3 })
            QCOMPARE(scores[seatAt(other)], Score { 6 });
    }

    void a_solo_is_played_against_all_and_known_to_all()
    {
        HandState hand = laidOut();
        act(hand, "pass, bid solo, solo best");
        for (const Seat viewer : hand.seats()) {
            const Observation seen = hand.observation(viewer);
            QVERIFY(seen.isMaker(seatAt(1)));
            QVERIFY(seen.isSideKnown());
        }
    }
};

REGISTER_TEST(BiddingTest)
#include "bidding_test.moc"
