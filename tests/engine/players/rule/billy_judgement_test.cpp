// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/rule/billy_judgement.h"
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const CheckedVariant indiana = variantWith("layout=4H-5");

HandState dealtTo(std::string_view bidder, std::string_view decisions = "")
{
    return handAfter(indiana, dealWith(indiana, { { 0, bidder } }), decisions);
}

double chanceWith(std::string_view hand)
{
    return chanceOfNoTrick(dealtTo(hand).observation(seatAt(0)));
}

} // namespace

/// 4H-5: the solo in which the bidder must not take a trick.
class BillyJudgementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_lowest_cards_are_a_billy_and_the_highest_are_none()
    {
        QVERIFY(chanceWith("7H 8H 7C 8C 7S 8S 7D 8D") > 0.6);
        QVERIFY(chanceWith("JC JS JH JD QC QS QH QD") < 0.1);
    }

    void a_gap_that_the_others_have_to_fill_first_is_no_danger()
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
};

REGISTER_TEST(BillyJudgementTest)
#include "billy_judgement_test.moc"
