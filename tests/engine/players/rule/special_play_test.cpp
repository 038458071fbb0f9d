// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/special_play.h"
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Everyone passes; seats 0 to 3 play these cards, and seat 4 is to play last.
HandState lastToPlay(const std::string& game, std::string_view hand, std::string_view trick)
{
    const CheckedVariant variant = variantWith("layout=5H-A no-pick=" + game);
    return handAfter(variant,
        dealWith(variant,
            { { 0, "AC TC KC" }, { 1, "9C 8C" }, { 2, "7C" }, { 3, "9S 8S" }, { 4, hand } }),
        std::string("pass, pass, pass, pass, pass, ") + std::string(trick));
}

const CheckedVariant indiana = variantWith("layout=4H-5");

HandState dealtTo(std::string_view bidder, std::string_view decisions = "")
{
    return handAfter(indiana, dealWith(indiana, { { 0, bidder } }), decisions);
}

double chanceWith(std::string_view hand)
{
    return chanceOfNoTrick(dealtTo(hand).observation(seatAt(0)));
}

HandState pickedWith(std::string_view kept)
{
    return pickedHand(variantWith("call-sheepshead=on"), kept, "KC KS");
}

} // namespace

/// Games in which tricks or points are not what counts: relatives of the leaster, billy, and the
/// bet on every trick.
class SpecialPlayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_player_leaves_a_fat_trick_to_others_in_a_moster()
    {
        const HandState hand =
            lastToPlay("moster", "QC 7S AH TH 8H 7H", "play TC, play 9C, play 7C, play 9S");
        QVERIFY(chosenCard(hand) != card("QC"));
    }

    void a_player_takes_points_up_to_thirty_in_a_schneidster()
    {
        const HandState hand =
            lastToPlay("schneidster", "QC QS QH 7S 7H 8H", "play TC, play 9C, play 7C, play 9S");
        QCOMPARE(chosenCard(hand).rank(), Rank::Queen);
    }

    void a_player_takes_points_up_to_the_middle_score_in_a_mittler()
    {
        const HandState hand =
            lastToPlay("mittler", "QC QS QH 7S 7H 8H", "play TC, play 9C, play 7C, play 9S");
        QCOMPARE(chosenCard(hand).rank(), Rank::Queen);
    }

    void the_lowest_cards_are_a_billy_and_the_highest_are_none()
    {
        QVERIFY(chanceWith("7H 8H 7C 8C 7S 8S 7D 8D") > 0.6);
        QVERIFY(chanceWith("JC JS JH JD QC QS QH QD") < 0.1);
    }

    void a_gap_that_the_others_fill_first_is_no_danger()
    {
        QCOMPARE(chanceWith("7H 8H 7C 9C 7S 8S 7D 8D"), chanceWith("7H 8H 7C 8C 7S 8S 7D 8D"));
        QVERIFY(chanceWith("7H 8H 7C KC 7S 8S 7D 8D") < chanceWith("7H 8H 7C 8C 7S 8S 7D 8D"));
    }

    void the_bidder_bids_it_and_ducks()
    {
        HandState hand = dealtTo("7H 8H 7C 9C 7S 8S 7D 8D");
        QCOMPARE(chosen(hand), Action(Bid { BidKind::Solo }));
        act(hand, "bid solo");
        QCOMPARE(chosen(hand), Action(NameSolo { SoloKind::Billy }));
        act(hand, "solo billy");
        QVERIFY(chosenCard(hand).rank() == Rank::Seven || chosenCard(hand).rank() == Rank::Eight);
    }

    void a_picker_who_cannot_lose_a_trick_bets_on_all()
    {
        QCOMPARE(chosen(pickedWith("QC QS QH QD JC AH")), Action(CallSheepshead {}));
    }

    void no_picker_bets_with_a_loser()
    {
        QVERIFY(chosen(pickedWith("QC QS QH QD JC 9H")) != Action(CallSheepshead {}));
        QVERIFY(chosen(pickedWith("QS QH QD JC JS AH")) != Action(CallSheepshead {}));
    }

    void no_picker_bets_only_because_there_is_nothing_to_call()
    {
        HandState hand = handAfter(variantWith("layout=3H-1 call-sheepshead=on"),
            dealWith(
                variantWith("layout=3H-1"), { { 0, "QH QD JC JS AD TD 9D KC 9C 8S" } }, "7S 8C"),
            "pick, bury KC 8S");
        QCOMPARE(chosen(hand), Action(Decline {}));
    }

    void a_picker_who_has_bet_leads_from_the_top()
    {
        HandState hand = pickedWith("QC QS QH QD JC AH");
        act(hand, "sheepshead");
        QCOMPARE(chosenCard(hand), card("QC"));
    }
};

REGISTER_TEST(SpecialPlayTest)
#include "special_play_test.moc"
