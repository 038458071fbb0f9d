// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/card_play.h"
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const CheckedVariant calledAce;

CardSet trump() { return calledAce.trumps().trump(); }

/// Seat 1 picks, keeps QC QS JC AD TD 9H and calls hearts; seat 0 leads.
HandState defenderLeads(std::string_view leader, std::string_view partner)
{
    const Deal deal =
        dealWith(calledAce, { { 0, leader }, { 1, "QC QS JC AD TD 9H" }, { 2, partner } }, "KC 8C");
    return handAfter(calledAce, deal, "pass, pick, bury KC 8C, call AH");
}

/// Seat 0 picks, keeps these cards and calls hearts; seat 0 leads.
HandState pickerLeads(
    std::string_view kept, std::initializer_list<std::pair<int, std::string_view>> others)
{
    HandState hand = pickedHand(calledAce, kept, "KC 8C", others);
    act(hand, "call AH");
    return hand;
}

const CheckedVariant firstQueens = variantWith("layout=4H-4");

HandState dealtTo(std::string_view leader, std::string_view next, std::string_view decisions = "")
{
    return handAfter(firstQueens, dealWith(firstQueens, { { 0, leader }, { 1, next } }), decisions);
}

/// To the first to lead, of showing the queen of diamonds.
double worthOfQueen(std::string_view hand)
{
    const Observation seen = dealtTo(hand, "JD").observation(seatAt(0));
    return worthOfShowing(card("QD"), seen, Habits());
}

} // namespace

class CardPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_defender_leads_fail_not_trump()
    {
        const HandState hand = defenderLeads("QH QD JS JH 8D 7S", "AH");
        QCOMPARE(chosenCard(hand), card("7S"));
    }

    void a_defender_leads_the_called_suit()
    {
        const HandState hand = defenderLeads("QH JS 8D 9C 7S 8H", "AH");
        QCOMPARE(chosenCard(hand), card("8H"));
    }

    void a_partner_leads_trump()
    {
        const HandState hand = defenderLeads("AH QH JD 9S 8S 7S", "KH");
        QVERIFY(trump().contains(chosenCard(hand)));
    }

    void a_picker_leads_high_trump()
    {
        const HandState hand = pickerLeads("QC QS JC JS 9D 9H", { { 1, "AH" } });
        QVERIFY(cards("QC QS").contains(chosenCard(hand)));
    }

    void a_picker_leads_an_ace_once_trump_is_drawn()
    {
        HandState hand = pickerLeads("QC QS QH JC AS 9H",
            { { 1, "AH KH TH 8H 7H KS" }, { 2, "QD JS JH TC 9C 7C" }, { 3, "JD AD KD TS 9S AC" },
                { 4, "TD 9D 8D 7D 8S 7S" } });
        act(hand, "play QC, play KS, play JH, play JD, play 7D");
        act(hand, "play QS, play 7H, play JS, play KD, play 8D");
        act(hand, "play QH, play 8H, play QD, play AD, play 9D");
        act(hand, "play JC, play TH, play 7C, play AC, play TD");
        QCOMPARE(chosenCard(hand), card("AS"));
    }

    void a_partner_schmears_when_the_picker_has_the_trick_for_sure()
    {
        HandState hand = pickerLeads("QC QS JC JS 9D 9H", { { 1, "AH TS KS 8S TC 9C" } });
        act(hand, "play QC");
        QCOMPARE(chosenCard(hand).points(), Points { 10 });
    }

    void a_defender_gives_nothing_to_a_trick_that_is_the_pickers()
    {
        HandState hand =
            pickerLeads("QC QS JC JS 9D 9H", { { 1, "AS TS KS 8S TC 9C" }, { 2, "AH" } });
        act(hand, "play QC");
        QCOMPARE(chosenCard(hand).points(), Points { 0 });
    }

    void a_defender_schmears_when_another_takes_the_trick_from_the_picker()
    {
        HandState hand = pickerLeads(
            "QS JC JS KD 9D 9H", { { 1, "QC 8S 7S" }, { 2, "AD 7D TS 9S TC 9C" }, { 3, "AH" } });
        act(hand, "play JC, play QC");
        QCOMPARE(chosenCard(hand), card("AD"));
    }

    void the_last_player_takes_a_rich_trick_as_cheaply_as_possible()
    {
        const Deal deal = dealWith(calledAce,
            { { 0, "AS KH TH 8H 9C 8C" }, { 1, "TS KS QH JS TC AC" }, { 2, "AH 9S QS KD 7C 8S" },
                { 3, "QD JC AD TD 9D 9H" }, { 4, "QC JH JD 7D 7H KC" } },
            "7S 8D");
        HandState hand = handAfter(calledAce, deal,
            "pass, pass, pass, pick, bury 7S 8D, call AH, play AS, play TS, play 9S, play 9D");
        QCOMPARE(chosenCard(hand), card("JD"));
    }

    void a_partner_trumps_in_where_the_picker_has_to_follow()
    {
        const Deal deal = dealWith(calledAce,
            { { 0, "AS KH TH 8H 9C 8C" }, { 1, "QC QH JC KD 9S 9H" }, { 2, "TS KS QS 7H TC AC" },
                { 3, "AH JS JD 8D 7C KC" } },
            "7S 8S");
        HandState hand = handAfter(
            calledAce, deal, "pass, pick, bury 7S 8S, call AH, play AS, play 9S, play TS");
        QVERIFY(trump().contains(chosenCard(hand)));
    }

    void no_player_overtrumps_a_companion()
    {
        HandState hand = pickerLeads("QC QS JC JS 9D 9H", { { 1, "AH QH 8D TS 9S TC" } });
        act(hand, "play QC");
        QCOMPARE(chosenCard(hand), card("8D"));
    }

    void a_defender_trumps_the_called_ace()
    {
        const Deal deal = dealWith(calledAce,
            { { 0, "8H 7H 9C 8C KS TS" }, { 1, "QC QS JC AD TD 9H" }, { 2, "AH QD 7C 7S 8S 9S" },
                { 3, "JS 7D AC TC KC AS" } },
            "KD 9D");
        HandState hand = handAfter(
            calledAce, deal, "pass, pick, bury KD 9D, call AH, play 8H, play 9H, play AH");
        QVERIFY(trump().contains(chosenCard(hand)));
    }

    void an_ace_is_kept_until_it_can_walk()
    {
        HandState hand =
            pickerLeads("QC QS JC JS 9D 9H", { { 1, "AS 9S 8S AC 9C 7C" }, { 2, "AH" } });
        act(hand, "play QC");
        QVERIFY(!cards("AS AC").contains(chosenCard(hand)));
    }

    void in_a_leaster_points_are_thrown_on_another_players_trick()
    {
        const Deal deal = dealWith(calledAce,
            { { 0, "QC QS 9H 8H 7H KD" }, { 1, "QH 9C 8C AC KH KC" }, { 2, "QD JS 7C JC JD 8S" },
                { 3, "AS TS KS AH TH TC" }, { 4, "JH AD TD 7D 8D 9D" } },
            "9S 7S");
        HandState hand =
            handAfter(calledAce, deal, "pass, pass, pass, pass, pass, play QC, play QH, play QD");
        QCOMPARE(chosenCard(hand).rank(), Rank::Ace);
    }

    void in_a_leaster_the_last_player_takes_a_cheap_first_trick()
    {
        const Deal deal = dealWith(calledAce,
            { { 0, "9H QS QH TC KD TD" }, { 1, "8H 9C 8C AC KC 8D" }, { 2, "7H JS 7C JC JH 7S" },
                { 3, "KH TS KS AH TH 7D" }, { 4, "QC JD 9D AS 8S QD" } },
            "AD 9S");
        const HandState hand = handAfter(
            calledAce, deal, "pass, pass, pass, pass, pass, play 9H, play 8H, play 7H, play KH");
        QVERIFY(trump().contains(chosenCard(hand)));
    }

    void in_a_leaster_a_player_with_a_trick_leads_low()
    {
        const Deal deal = dealWith(calledAce,
            { { 0, "9H QS QH TC KD TD" }, { 1, "8H 9C 8C AC KC 8D" }, { 2, "7H JS 7C JC JH 7S" },
                { 3, "KH TS KS AH TH 7D" }, { 4, "QC JD 9D AS 8S QD" } },
            "AD 9S");
        const HandState hand = handAfter(calledAce, deal,
            "pass, pass, pass, pass, pass, play 9H, play 8H, play 7H, play KH, play JD");
        QVERIFY(cards("9D 8S").contains(chosenCard(hand)));
    }

    void a_weak_hand_keeps_its_only_queen()
    {
        const HandState hand = dealtTo("AD TD", "QD 8D 7D 9S 8S 7S 9H 8H", "play TD");
        QVERIFY(chosenCard(hand) != card("QD"));
    }

    void after_one_queen_a_player_keeps_the_other_until_another_player_shows_one()
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

REGISTER_TEST(CardPlayTest)
#include "card_play_test.moc"
