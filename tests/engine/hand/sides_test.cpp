// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState dealt(const std::string& rules, Hands hands)
{
    const auto variant = variantWith(rules);
    return handAfter(variant, dealWith(variant, hands));
}

SeatSet makersKnownTo(const HandState& hand, int viewer)
{
    return hand.observation(seatAt(viewer)).sides.makers;
}

bool knowsAllSides(const HandState& hand, int viewer)
{
    return hand.observation(seatAt(viewer)).isSideKnown();
}

/// Four hands of eight for 4H-4: seat 0 leads the queen of hearts.
HandState firstQueens(const std::string& rules, Hands hands)
{
    return dealt("layout=4H-4 " + rules, hands);
}

} // namespace

class SidesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// 4H-6: everyone knows from the first card, and the dealer's left leads.
    void who_sit_opposite_each_other_are_partners()
    {
        const auto variant = variantWith("layout=4H-6");
        Deal deal = dealWith(variant, { { 0, "QC QS" } });
        deal.dealer = seatAt(1);
        const HandState hand = handAfter(variant, deal);
        QCOMPARE(*hand.toAct(), seatAt(2));
        for (int viewer = 0; viewer < 4; ++viewer) {
            QVERIFY(makersKnownTo(hand, viewer) == seats({ 0, 2 }));
            QVERIFY(knowsAllSides(hand, viewer));
        }
    }

    /// JACK-AND-ACE: 3 v 3
    void jack_and_called_ace_make_two_partners_who_do_not_know_each_other()
    {
        HandState hand = pickedHand(
            variantWith("layout=6H-2"), "QC QS JC TD 9H", "KC KS", { { 2, "JD" }, { 3, "AH" } });
        act(hand, "call AH");
        QVERIFY(hand.data().makers == seats({ 0, 2, 3 }));
        QVERIFY(makersKnownTo(hand, 2) == seats({ 0, 2 }));
        QVERIFY(makersKnownTo(hand, 3) == seats({ 0, 3 }));
        QVERIFY(makersKnownTo(hand, 0) == seats({ 0 }));
        QVERIFY(!knowsAllSides(hand, 2));
    }

    void a_picker_who_buried_the_jack_has_only_the_ace_for_a_partner()
    {
        HandState hand =
            pickedHand(variantWith("layout=6H-2"), "QC QS JC TD 9H", "JD KS", { { 3, "AH" } });
        act(hand, "call AH");
        QVERIFY(hand.data().makers == seats({ 0, 3 }));
        QVERIFY(knowsAllSides(hand, 3) == false); // any seat may have the jack
    }

    void jack_and_ace_in_one_hand_are_one_partner()
    {
        HandState hand =
            pickedHand(variantWith("layout=6H-2"), "QC QS JC TD 9H", "KC KS", { { 2, "JD AH" } });
        act(hand, "call AH");
        QVERIFY(hand.data().makers == seats({ 0, 2 }));
        QVERIFY(knowsAllSides(hand, 2));
    }

    void alone_against_five_the_jack_makes_no_partner()
    {
        HandState hand =
            pickedHand(variantWith("layout=6H-2"), "QC QS JC TD 9H", "KC KS", { { 2, "JD" } });
        act(hand, "alone");
        QVERIFY(hand.data().makers == seats({ 0 }));
        for (int viewer = 0; viewer < 6; ++viewer)
            QVERIFY(knowsAllSides(hand, viewer));
    }

    void before_the_call_no_seat_counts_as_a_defender()
    {
        const auto variant = variantWith("");
        HandState hand = handAfter(variant, dealWith(variant, {}), "pick");
        for (int viewer = 0; viewer < 5; ++viewer) {
            QVERIFY(makersKnownTo(hand, viewer) == seats({ 0 }));
            QVERIFY(hand.observation(seatAt(viewer)).sides.defenders.empty());
        }
        const auto cutThroat = variantWith("partner=none");
        QVERIFY(knowsAllSides(handAfter(cutThroat, dealWith(cutThroat, {}), "pick"), 3));
    }

    /// 4H-3
    void the_black_queens_are_partners_and_know_themselves_only()
    {
        HandState hand =
            dealt("layout=4H-3", { { 0, "QH" }, { 1, "QC 7D" }, { 2, "QS 8D" }, { 3, "QD 9D" } });
        QVERIFY(hand.data().makers == seats({ 1, 2 }));
        QVERIFY(makersKnownTo(hand, 1) == seats({ 1 }));
        QVERIFY(makersKnownTo(hand, 0) == seats({}));
        QVERIFY(hand.observation(seatAt(0)).isDefender(seatAt(0)));
        act(hand, "play QH, play QC, play 8D, play 9D");
        QVERIFY(makersKnownTo(hand, 0) == seats({ 1 }));
        QVERIFY(!knowsAllSides(hand, 0));
        QVERIFY(knowsAllSides(hand, 2));
    }

    void both_black_queens_in_one_hand_play_alone_in_secret()
    {
        const HandState hand = dealt("layout=4H-3", { { 2, "QC QS" } });
        QVERIFY(hand.data().makers == seats({ 2 }));
        QVERIFY(knowsAllSides(hand, 2));
        QVERIFY(makersKnownTo(hand, 0) == seats({}));
    }

    void queen_of_clubs_and_seven_of_diamonds_are_partners_where_the_table_says_so()
    {
        const HandState hand =
            dealt("layout=4H-3 partner=queen-of-clubs-and-seven", { { 1, "QC" }, { 3, "7D QS" } });
        QVERIFY(hand.data().makers == seats({ 1, 3 }));
    }

    /// 8H-1
    void eight_play_two_black_queens_against_six()
    {
        const HandState hand = dealt("layout=8H-1", { { 5, "QS" }, { 6, "QC" } });
        QVERIFY(hand.data().makers == seats({ 5, 6 }));
    }

    /// SCORE-PAIR: "unit" takes the holder of the queen of clubs for the picker.
    void without_a_picker_the_queen_of_clubs_is_the_named_maker()
    {
        HandState hand = dealt("layout=8H-1 settlement=unit", { { 5, "QS" }, { 6, "QC" } });
        RandomPlayer player(3);
        playOut(hand, player);
        const auto& outcome = std::get<PickedOutcome>(hand.scored()->outcome);
        QCOMPARE(outcome.picker, seatAt(6));
        QVERIFY(outcome.partners == seats({ 5 }));
        const auto& scores = hand.scored()->scores.scores;
        QCOMPARE(scores[seatAt(6)].value, 5 * scores[seatAt(5)].value);
    }

    /// 4H-4
    void the_players_of_the_first_two_queens_are_partners_also_within_one_trick()
    {
        HandState hand =
            firstQueens("", { { 0, "QH AD" }, { 1, "QS TD" }, { 2, "JC KD" }, { 3, "QC JD" } });
        QVERIFY(makersKnownTo(hand, 0) == seats({}));
        const auto first = act(hand, "play QH");
        QVERIFY(first.back() == Event(PartnerRevealed { seatAt(0) }));
        QVERIFY(!knowsAllSides(hand, 0));
        act(hand, "play QS");
        for (int viewer = 0; viewer < 4; ++viewer) {
            QVERIFY(makersKnownTo(hand, viewer) == seats({ 0, 1 }));
            QVERIFY(knowsAllSides(hand, viewer));
        }
        act(hand, "play KD, play JD");
        QCOMPARE(hand.toAct(), seatAt(1)); // the queen of spades took the trick
        act(hand, "play TD, play JC, play QC");
        QVERIFY(makersKnownTo(hand, 2) == seats({ 0, 1 }));
    }

    void the_player_of_both_first_queens_is_alone()
    {
        HandState hand = firstQueens(
            "", { { 0, "QC QH AD" }, { 1, "JC TD" }, { 2, "JS KD QS" }, { 3, "JH JD QD" } });
        act(hand, "play QC, play TD, play KD, play JD, play QH");
        QVERIFY(makersKnownTo(hand, 3) == seats({ 0 }));
        QVERIFY(knowsAllSides(hand, 3));
    }

    void different_first_queens_wait_for_another_player()
    {
        HandState hand = firstQueens("different-first-queens=on",
            { { 0, "QC QH AD" }, { 1, "JC TD" }, { 2, "JS KD QS" }, { 3, "JH JD QD" } });
        act(hand, "play QC, play TD, play KD, play JD, play QH");
        QVERIFY(!knowsAllSides(hand, 3));
        act(hand, "play JC, play QS");
        QVERIFY(makersKnownTo(hand, 3) == seats({ 0, 2 }));
    }

    /// partner=first-trick
    void the_taker_of_the_first_trick_is_the_partner()
    {
        HandState hand = pickedHand(variantWith("layout=5H-J partner=first-trick"),
            "QH QS JC TD 9H 8H", "KC KS", { { 1, "7D" }, { 2, "QC" }, { 3, "8D" }, { 4, "9D" } });
        QVERIFY(makersKnownTo(hand, 2) == seats({ 0 }));
        QVERIFY(!knowsAllSides(hand, 2));
        const auto events = act(hand, "play QS, play 7D, play QC, play 8D, play 9D");
        QVERIFY(std::ranges::find(events, Event(PartnerRevealed { seatAt(2) })) != events.end());
        QVERIFY(makersKnownTo(hand, 4) == seats({ 0, 2 }));
        QVERIFY(knowsAllSides(hand, 4));
    }

    void a_picker_who_takes_the_first_trick_is_alone()
    {
        HandState hand = pickedHand(variantWith("layout=5H-J partner=first-trick"),
            "QC QS JC TD 9H 8H", "KC KS", { { 1, "7D" }, { 2, "QH" }, { 3, "8D" }, { 4, "9D" } });
        act(hand, "play QC, play 7D, play QH, play 8D, play 9D");
        QVERIFY(hand.data().makers == seats({ 0 }));
        QVERIFY(knowsAllSides(hand, 4));
    }

    /// 7H-2
    void the_neighbour_is_openly_the_partner()
    {
        const auto variant = variantWith("layout=7H-2");
        const HandState hand = handAfter(variant, dealWith(variant, {}), "pass, pick");
        for (int viewer = 0; viewer < 7; ++viewer) {
            QVERIFY(makersKnownTo(hand, viewer) == seats({ 1, 2 }));
            QVERIFY(knowsAllSides(hand, viewer));
        }
    }

    void the_neighbour_of_the_last_player_is_the_first()
    {
        const auto variant = variantWith("layout=7H-2");
        const HandState hand =
            handAfter(variant, dealWith(variant, {}), "pass, pass, pass, pass, pass, pass, pick");
        QVERIFY(makersKnownTo(hand, 3) == seats({ 0, 6 }));
    }
};

REGISTER_TEST(SidesTest)
#include "sides_test.moc"
