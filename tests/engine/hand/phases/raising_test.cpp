// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/texts.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The jack game; seat 1 picks after seat 0 passed, and seat 3 has the jack of diamonds. Seat 0
/// holds the black queens, the picker the red ones.
HandState calledHand(const std::string& rules, int doubler = 1)
{
    const auto variant = variantWith("layout=5H-J " + rules);
    const Deal deal = dealWith(variant,
        { { 0, "QC QS 9C 8C 7C 9S" }, { 1, "QH QD JC TD 9D KC" }, { 2, "JS JH 8D TC AS 8S" },
            { 3, "JD AD KD 7D AC TS" }, { 4, "KS 7S AH 9H 8H 7H" } },
        "KH TH");
    HandState hand = HandState::fromDeal(variant, deal, doubler).value();
    act(hand, "pass, pick, bury KH TH, call JD");
    return hand;
}

/// The same with all four queens in the picker's hand.
HandState fourQueensHand(const std::string& rules)
{
    const auto variant = variantWith("layout=5H-J " + rules);
    const Deal deal = dealWith(variant,
        { { 0, "JC TD 9C 8C 7C 9S" }, { 1, "QC QS QH QD 9D KC" }, { 2, "JS JH 8D TC AS 8S" },
            { 3, "JD AD KD 7D AC TS" }, { 4, "KS 7S AH 9H 8H 7H" } },
        "KH TH");
    return handAfter(variant, deal, "pass, pick, bury KH TH, call JD");
}

template <class Wanted> Wanted firstOf(const std::vector<Event>& events)
{
    for (const Event& event : events)
        if (const auto* found = std::get_if<Wanted>(&event))
            return *found;
    qFatal("no such event");
}

} // namespace

class RaisingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// MULTIPLIER: a raise tells what the hand counts with all that doubled it.
    void the_doubler_and_a_blind_pick_count_in_what_a_raise_tells()
    {
        HandState doubled = calledHand("no-pick=doubler crack=one recrack=on", 2);
        QCOMPARE(firstOf<Cracked>(act(doubled, "decline, crack")).factor, 4);
        QCOMPARE(firstOf<Cracked>(act(doubled, "crack")).factor, 8);
        HandState plain = calledHand("no-pick=doubler crack=one");
        QCOMPARE(firstOf<Cracked>(act(plain, "decline, crack")).factor, 2);
        HandState blind = handAfter(variantWith("layout=5H-J crack=one blind-pick=on"),
            dealWith(variantWith("layout=5H-J"), { { 0, "JD 9C 8C 7C 9S 8S" } }),
            "pass, pick blind");
        while (blind.phase() != Phase::Raising)
            blind.apply(blind.legalActions().front());
        QCOMPARE(firstOf<Cracked>(act(blind, "crack")).factor, 4);
    }

    /// crack-after-pass: from the picker's left around the table; never the partner.
    void who_passed_may_crack_where_the_table_plays_so()
    {
        HandState hand = calledHand("crack=one crack-after-pass=on");
        QCOMPARE(hand.toAct(), seatAt(2));
        act(hand, "decline, decline");
        QCOMPARE(hand.toAct(), seatAt(0));
        act(hand, "crack");
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    /// blitz-all-jacks: the four count once, and none of them in another pair.
    void all_four_jacks_raise_once()
    {
        const auto variant =
            variantWith("blitz-black-jacks=on blitz-all-jacks=on blitz-when=before-lead");
        const Deal deal = dealWith(variant,
            { { 0, "JC JS JH JD 9C AC" }, { 1, "QC QS QH QD 9D KC" }, { 2, "8D TC AS 8S 7C 8C" },
                { 3, "TD AD KD 7D KS TS" }, { 4, "9S 7S AH 9H 8H 7H" } },
            "KH TH");
        HandState hand = handAfter(variant, deal, "pass, pick, bury KH TH, call AC");
        QCOMPARE(hand.toAct(), seatAt(0));
        const auto legal = hand.legalActions();
        QVERIFY(std::ranges::find(legal, Action(Blitz { BlitzPair::BlackJacks })) != legal.end());
        act(hand, "blitz all-jacks");
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    /// CRACK-WHO
    void only_defenders_who_had_no_chance_to_pick_are_asked_for_a_crack()
    {
        HandState hand = calledHand("crack=one");
        QCOMPARE(hand.phase(), Phase::Raising);
        QCOMPARE(hand.toAct(), seatAt(2));
        act(hand, "decline"); // seat 3 is the partner
        QCOMPARE(hand.toAct(), seatAt(4));
        act(hand, "decline"); // seat 0 passed
        QCOMPARE(hand.phase(), Phase::Playing);
        QCOMPARE(hand.toAct(), seatAt(0));
    }

    void only_the_asked_seat_knows_that_it_may_crack()
    {
        const HandState hand = calledHand("crack=one");
        QCOMPARE(hand.observation(seatAt(2)).turn, seatAt(2));
        for (const int other : { 0, 1, 3, 4 })
            QVERIFY(!hand.observation(seatAt(other)).turn);
    }

    void a_picker_on_the_end_is_not_cracked()
    {
        const auto variant = variantWith("layout=5H-J crack=several");
        const Deal deal = dealWith(variant, { { 0, "JD" } }, "KH TH");
        const HandState hand =
            handAfter(variant, deal, "pass, pass, pass, pass, pick, bury KH TH, call JD");
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    /// CRACK-1
    void one_crack_doubles_the_stake_and_ends_the_asking()
    {
        HandState hand = calledHand("crack=one");
        const auto cracked = firstOf<Cracked>(act(hand, "crack"));
        QVERIFY((cracked == Cracked { seatAt(2), RaiseKind::Crack, 2 }));
        QCOMPARE(hand.phase(), Phase::Playing);
        QCOMPARE(hand.observation(seatAt(0)).raises(), 1);
        QVERIFY(hand.observation(seatAt(0)).crackers == SeatSet { seatAt(2) });
    }

    void several_may_crack_where_the_table_says_so_each_once()
    {
        HandState hand = calledHand("crack=several");
        act(hand, "crack");
        QCOMPARE(hand.toAct(), seatAt(4));
        QCOMPARE(firstOf<Cracked>(act(hand, "crack")).factor, 4);
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    void no_seat_is_asked_where_the_table_does_not_crack()
    {
        QCOMPARE(calledHand("").phase(), Phase::Playing);
    }

    /// RECRACK
    void the_picker_may_answer_a_crack()
    {
        HandState hand = calledHand("crack=one recrack=on");
        act(hand, "crack");
        QCOMPARE(hand.toAct(), seatAt(1));
        const auto answer = firstOf<Cracked>(act(hand, "crack"));
        QVERIFY((answer == Cracked { seatAt(1), RaiseKind::Recrack, 4 }));
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    void without_a_crack_there_is_nothing_to_answer()
    {
        HandState hand = calledHand("crack=one recrack=on crack-around-the-corner=on");
        act(hand, "decline, decline");
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    /// CORNER
    void the_partner_who_cracks_around_the_corner_is_known_to_all()
    {
        HandState hand = calledHand("crack=one crack-around-the-corner=on");
        act(hand, "crack");
        QCOMPARE(hand.toAct(), seatAt(3));
        const auto events = act(hand, "crack");
        QVERIFY((firstOf<Cracked>(events) == Cracked { seatAt(3), RaiseKind::AroundTheCorner, 4 }));
        QCOMPARE(firstOf<PartnerRevealed>(events).seat, seatAt(3));
        for (const Seat viewer : hand.seats()) {
            QVERIFY(hand.observation(viewer).isMaker(seatAt(3)));
            QVERIFY(hand.observation(viewer).isSideKnown());
        }
    }

    void there_is_one_answer_a_hand_and_the_picker_is_asked_first()
    {
        HandState answered = calledHand("crack=one recrack=on crack-around-the-corner=on");
        HandState declined = answered;
        act(answered, "crack, crack");
        QCOMPARE(answered.phase(), Phase::Playing);
        act(declined, "crack, decline");
        QCOMPARE(declined.toAct(), seatAt(3));
    }

    /// BLITZ-WHEN "after a crack"
    void pairs_are_shown_after_a_crack_only()
    {
        const std::string rules = "crack=one blitz-black-queens=on blitz-red-queens=on";
        HandState quiet = calledHand(rules);
        act(quiet, "decline, decline");
        QCOMPARE(quiet.phase(), Phase::Playing);
        HandState cracked = calledHand(rules);
        act(cracked, "crack");
        QCOMPARE(cracked.toAct(), seatAt(1));
        QCOMPARE(choicesOf(cracked), QByteArray("decline, blitz red-queens"));
    }

    /// BLITZ-WHAT
    void any_player_may_show_a_pair_in_hand_even_one_who_passed()
    {
        HandState hand = calledHand("crack=one blitz-black-queens=on blitz-red-queens=on");
        act(hand, "crack");
        QCOMPARE(firstOf<Blitzed>(act(hand, "blitz red-queens")).factor, 4);
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(choicesOf(hand), QByteArray("decline, blitz black-queens"));
        QCOMPARE(firstOf<Blitzed>(act(hand, "blitz black-queens")).factor, 8);
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    void black_jacks_are_a_pair_where_the_table_says_so()
    {
        const auto variant = variantWith("layout=5H-J blitz-black-jacks=on blitz-when=before-lead");
        const Deal deal = dealWith(variant, { { 0, "JC JS" }, { 1, "JD" } }, "KH TH");
        HandState hand = handAfter(variant, deal, "pick, bury KH TH, call JD");
        QCOMPARE(choicesOf(hand), QByteArray("decline, blitz black-jacks"));
    }

    void all_see_a_pair_that_was_shown()
    {
        HandState hand = calledHand("blitz-black-queens=on blitz-when=before-lead");
        act(hand, "blitz black-queens");
        for (const Seat viewer : hand.seats())
            QCOMPARE(hand.observation(viewer).open[seatAt(0)], cards("QC QS"));
    }

    void with_all_four_queens_both_pairs_may_be_shown()
    {
        HandState hand =
            fourQueensHand("blitz-black-queens=on blitz-red-queens=on blitz-when=before-lead");
        QCOMPARE(choicesOf(hand), QByteArray("decline, blitz black-queens, blitz red-queens"));
        act(hand, "blitz red-queens");
        QCOMPARE(choicesOf(hand), QByteArray("decline, blitz black-queens"));
        QCOMPARE(firstOf<Blitzed>(act(hand, "blitz black-queens")).factor, 4);
    }

    /// CAP
    void a_raise_that_would_pass_the_cap_is_refused()
    {
        HandState hand = fourQueensHand("crack=one recrack=on blitz-black-queens=on "
                                        "blitz-red-queens=on raise-cap=8");
        act(hand, "crack, crack");
        QCOMPARE(firstOf<Blitzed>(act(hand, "blitz black-queens")).factor, 8);
        QCOMPARE(hand.phase(), Phase::Playing);
        QCOMPARE(whyNot(hand, "blitz red-queens"), Refusal::RaiseCapReached);
    }

    void the_cap_ends_the_cracking_of_several()
    {
        HandState hand = calledHand("crack=several recrack=on raise-cap=4");
        act(hand, "crack, crack");
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    /// BLITZ-WHEN "before the pick"
    void a_pair_may_be_shown_on_the_turn_to_pick_or_pass()
    {
        const auto variant =
            variantWith("layout=5H-J blitz-black-queens=on blitz-when=before-pick");
        const Deal deal = dealWith(variant, { { 0, "QC QS 9C 8C 7C 9S" } }, "KH TH");
        HandState hand = handAfter(variant, deal);
        QCOMPARE(choicesOf(hand), QByteArray("pass, pick, blitz black-queens"));
        act(hand, "blitz black-queens");
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(choicesOf(hand), QByteArray("pass, pick"));
        QCOMPARE(hand.observation(seatAt(3)).raises(), 1);
    }

    /// BLITZ-WHEN "before the pick": non-pickers at the pick.
    void a_seat_behind_the_picker_may_show_a_pair_at_the_pick()
    {
        const auto variant =
            variantWith("layout=5H-J blitz-black-queens=on blitz-when=before-pick");
        HandState hand = handAfter(variant, dealWith(variant, { { 2, "QC QS" } }), "pick");
        QCOMPARE(hand.phase(), Phase::Raising);
        QCOMPARE(hand.toAct(), seatAt(2));
        QCOMPARE(choicesOf(hand), QByteArray("decline, blitz black-queens"));
        QVERIFY(!hand.observation(seatAt(1)).turn);
        QVERIFY(hand.observation(seatAt(2)).sides.defenders.empty());
        act(hand, "blitz black-queens");
        QCOMPARE(hand.phase(), Phase::Burying);
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(hand.observation(seatAt(4)).raises(), 1);
    }

    void a_seat_that_passed_may_show_its_pair_at_the_pick()
    {
        const auto variant = variantWith("layout=5H-J blitz-red-queens=on blitz-when=before-pick");
        HandState hand = handAfter(variant, dealWith(variant, { { 0, "QH QD" } }), "pass, pick");
        QCOMPARE(hand.toAct(), seatAt(0));
        act(hand, "decline");
        QCOMPARE(hand.phase(), Phase::Burying);
        QCOMPARE(hand.data().raises(), 0);
    }

    void a_pair_that_was_shown_before_is_not_asked_for_at_the_pick()
    {
        const auto variant = variantWith("layout=5H-J blitz-red-queens=on blitz-when=before-pick");
        const HandState hand = handAfter(
            variant, dealWith(variant, { { 0, "QH QD" } }), "blitz red-queens, pass, pick");
        QCOMPARE(hand.phase(), Phase::Burying);
    }

    void the_picker_is_not_asked_at_the_pick()
    {
        const auto variant =
            variantWith("layout=5H-J blitz-black-queens=on blitz-when=before-pick");
        const HandState hand = handAfter(variant, dealWith(variant, { { 0, "QC QS" } }), "pick");
        QCOMPARE(hand.phase(), Phase::Burying);
    }

    void after_a_blind_pick_the_call_follows_the_pairs()
    {
        const auto variant =
            variantWith("layout=5H-J blind-pick=on blitz-black-queens=on blitz-when=before-pick");
        HandState hand = handAfter(variant, dealWith(variant, { { 2, "QC QS" } }), "pick blind");
        QCOMPARE(hand.toAct(), seatAt(2));
        act(hand, "decline");
        QCOMPARE(hand.phase(), Phase::Calling);
        QCOMPARE(hand.toAct(), seatAt(0));
    }

    void the_neighbour_shows_only_a_pair_that_was_dealt()
    {
        const auto variant =
            variantWith("layout=7H-2 blitz-black-queens=on blitz-when=before-pick");
        Deal deal = dealWith(variant, { { 1, "QC" } }, "QS 9D 8D 7D");
        deal.neighboursBlind = cards("QS 9D");
        QCOMPARE(handAfter(variant, deal, "pick").phase(), Phase::Burying);
    }

    void who_does_not_hold_the_pair_cannot_show_it()
    {
        const auto variant = variantWith("layout=5H-J blitz-red-queens=on blitz-when=before-pick");
        const Deal deal = dealWith(variant, { { 0, "QC QS QH 8C 7C 9S" } }, "KH TH");
        QCOMPARE(whyNot(handAfter(variant, deal), "blitz red-queens"), Refusal::CannotRaise);
    }

    /// BLITZ-WHEN "in play"
    void the_second_black_queen_may_be_played_with_a_blitz()
    {
        HandState hand = calledHand("blitz-black-queens=on blitz-when=in-play");
        QCOMPARE(whyNot(hand, "play QC blitz"), Refusal::CannotRaise);
        act(hand, "play QC, play 9D, play 8D, play 7D, play 7S");
        QCOMPARE(hand.toAct(), seatAt(0));
        QCOMPARE(whyNot(hand, "play 9C blitz"), Refusal::CannotRaise);
        const auto blitzed = firstOf<Blitzed>(act(hand, "play QS blitz"));
        QVERIFY((blitzed == Blitzed { seatAt(0), BlitzPair::BlackQueens, 2 }));
    }
};

REGISTER_TEST(RaisingTest)
#include "raising_test.moc"
