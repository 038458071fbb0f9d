// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seat 0 picks; the blind's last cards are for seat 1, the neighbour.
HandState sharedBlind(const std::string& rules)
{
    const auto variant = variantWith(rules);
    Deal deal = dealWith(variant, { { 0, "QC QS AD AC" }, { 1, "QH JD AS TS" } }, "TC KC KS 9S");
    deal.neighboursBlind = variant.layout().neighbourTakes == 2 ? cards("KS 9S") : cards("9S");
    return handAfter(variant, deal, "pick");
}

} // namespace

class BuryingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// BURY-1
    void as_many_go_down_as_were_taken_at_every_layout_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<int>("count");
        for (const auto& [rules, count] : { std::pair { "layout=3H-1", 2 }, { "layout=3H-2", 3 },
                 { "layout=3H-3", 2 }, { "layout=4H-1", 4 }, { "layout=4H-2", 2 },
                 { "layout=5H-A", 2 }, { "layout=6H-1", 2 }, { "layout=7H-1", 4 },
                 { "layout=7H-2", 2 }, { "layout=7H-3", 3 } })
            QTest::newRow(rules) << QByteArray(rules) << count;
    }

    void as_many_go_down_as_were_taken_at_every_layout()
    {
        QFETCH(QByteArray, rules);
        QFETCH(int, count);
        const auto variant = variantWith(rules.toStdString());
        const HandState hand = handAfter(variant, dealWith(variant, {}), "pick");
        for (const Action& action : hand.legalActions())
            QCOMPARE(std::get<Bury>(action).cards.size(), count);
    }

    /// 7H-2
    void the_neighbour_takes_two_of_the_blind_and_buries_two_of_six()
    {
        HandState hand = sharedBlind("layout=7H-2");
        QCOMPARE(hand.observation(seatAt(0)).blind, cards("TC KC"));
        QCOMPARE(hand.observation(seatAt(1)).blind, cards("KS 9S"));
        act(hand, "bury TC KC");
        QCOMPARE(hand.toAct(), seatAt(1));
        QCOMPARE(hand.observation(seatAt(1)).hand, cards("QH JD AS TS KS 9S"));
        QCOMPARE(hand.legalActions().size(), std::size_t { 15 });
        act(hand, "bury TS KS");
        QCOMPARE(hand.phase(), Phase::Playing);
    }

    void neither_sees_what_the_other_buries()
    {
        HandState hand = sharedBlind("layout=7H-2");
        const auto events = act(hand, "bury TC KC, bury TS KS");
        QCOMPARE(hand.observation(seatAt(0)).buried, cards("TC KC"));
        QCOMPARE(hand.observation(seatAt(1)).buried, cards("TS KS"));
        QCOMPARE(std::get<Buried>(seenBy(seatAt(0), events.front())).cards, CardSet());
    }

    void where_they_bury_together_openly_only_those_two_see_both_buries()
    {
        HandState hand = sharedBlind("layout=7H-2 bury-together-open=on");
        const auto events = act(hand, "bury TC KC, bury TS KS");
        for (const int maker : { 0, 1 })
            QCOMPARE(hand.observation(seatAt(maker)).buried, cards("TC KC TS KS"));
        QCOMPARE(hand.observation(seatAt(2)).buried, CardSet());
        QCOMPARE(std::get<Buried>(seenBy(seatAt(0), events.front())).cards, cards("TS KS"));
        QCOMPARE(std::get<Buried>(seenBy(seatAt(2), events.front())).cards, CardSet());
    }

    /// 7H-3
    void the_neighbour_who_took_one_card_does_not_bury_the_partner()
    {
        HandState hand = sharedBlind("layout=7H-3");
        act(hand, "bury TC KC KS");
        QCOMPARE(hand.toAct(), seatAt(1));
        QCOMPARE(whyNot(hand, "bury JD"), Refusal::PartnerJackStays);
        QVERIFY(!whyNot(hand, "bury QH"));
        QCOMPARE(hand.legalActions().size(), std::size_t { 4 });
    }

    void what_a_neighbour_buries_counts_for_their_own_side_data()
    {
        QTest::addColumn<QByteArray>("jackWith");
        QTest::addColumn<bool>("partner");
        QTest::newRow("a defender") << QByteArray("JC") << false;
        QTest::newRow("the partner") << QByteArray("JD") << true;
    }

    /// Points from tricks and what each buried; a maker with only 60 has lost.
    void what_a_neighbour_buries_counts_for_their_own_side()
    {
        QFETCH(QByteArray, jackWith);
        QFETCH(bool, partner);
        const auto variant = variantWith("layout=7H-3");
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const std::string neighbours = "QH AS TS " + jackWith.toStdString();
            Deal deal =
                dealWith(variant, { { 0, "QC QS AD AC" }, { 1, neighbours } }, "TC KC KS 9S");
            deal.neighboursBlind = cards("9S");
            HandState hand = handAfter(variant, deal, "pick, bury TC KC KS, bury AS, call JD");
            RandomPlayer player(seed);
            playOut(hand, player);
            const auto& outcome = std::get<PickedOutcome>(hand.scored()->outcome);
            QCOMPARE(outcome.partners.contains(seatAt(1)), partner);
            Points makers = cards("TC KC KS").points();
            for (const Seat seat : hand.data().makers)
                makers += hand.data().play.points(seat);
            if (partner)
                makers += cards("AS").points();
            QCOMPARE(outcome.makersPoints, makers);
        }
    }

    void makers_with_sixty_lose_to_sixty_with_the_neighbours_ace()
    {
        PickedOutcome outcome { .picker = seatAt(0), .partners = { seatAt(3) } };
        outcome.makersPoints = { 60 };
        QCOMPARE(tierOf(outcome, *variantWith("layout=7H-3")), Tier::Lost);
    }

    /// JACK-BURY
    void a_picker_without_a_partner_keeps_the_jack_where_the_table_says_so()
    {
        const auto kept = variantWith("layout=5H-J bury-partner-jack-alone=off");
        const Deal deal = dealWith(kept, { { 0, "QC QS JD TD 9C 9D" } }, "KC KS");
        const HandState hand = handAfter(kept, deal, "pick");
        QCOMPARE(whyNot(hand, "bury JD KC"), Refusal::PartnerJackStays);
        QVERIFY(!whyNot(hand, "bury KC KS"));
        const auto usual = variantWith("layout=5H-J");
        QVERIFY(!whyNot(handAfter(usual, deal, "pick"), "bury JD KC"));
    }

    /// JACK-BURY, CALL-SHEEPS
    void a_bet_on_every_trick_alone_does_not_free_the_jack()
    {
        const auto kept = variantWith("layout=5H-J bury-partner-jack-alone=off call-sheepshead=on");
        const Deal deal = dealWith(kept, { { 0, "QC QS JD TD 9C 9D" } }, "KC KS");
        QCOMPARE(whyNot(handAfter(kept, deal, "pick"), "bury JD KC"), Refusal::PartnerJackStays);
        const auto callsUp =
            variantWith("layout=5H-J bury-partner-jack-alone=off call-up=next-jack "
                        "call-sheepshead=on sheepshead-alone=off");
        const HandState hand = handAfter(callsUp, deal, "pick, bury JD KC");
        QCOMPARE(whyNot(hand, "sheepshead"), Refusal::PartnerJackStays);
        QVERIFY(!whyNot(hand, "sheepshead JH"));
    }
};

REGISTER_TEST(BuryingTest)
#include "burying_test.moc"
