// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/statistics/long_run.h"

#include "engine/players/random_player.h"
#include "tests/support/cards.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"

#include <QtTest>

#include <functional>
#include <numeric>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

HandState played(const CheckedVariant& variant, const Deal& deal)
{
    HandState hand = HandState::fromDeal(variant, deal).value();
    RandomPlayer player(*deal.seed);
    playOut(hand, player);
    return hand;
}

/// Hands of these seeds that are kept, played at random, the deal going round.
LongRun runOf(
    const CheckedVariant& variant, int hands,
    const std::function<bool(const Deal&)>& kept = [](const Deal&) { return true; })
{
    LongRun run;
    for (std::uint64_t seed = 1; run.hands < hands; ++seed) {
        const Seat dealer = seatAt(static_cast<int>(seed % 5));
        const Deal deal = dealFromSeed(variant, seed, dealer);
        if (kept(deal))
            run.add(played(variant, deal), viewer);
    }
    return run;
}

int happened(const CardCount& count)
{
    return std::accumulate(count.byCount().begin(), count.byCount().end(), 0,
        [](int sum, const Frequency& frequency) { return sum + frequency.happened; });
}

double expected(const CardCount& count)
{
    return std::accumulate(count.byCount().begin(), count.byCount().end(), 0.0,
        [](double sum, const Frequency& frequency) { return sum + frequency.expected; });
}

bool isClose(double one, double other) { return std::abs(one - other) < 1e-9; }

const CheckedVariant& calledAce()
{
    static const CheckedVariant variant;
    return variant;
}

} // namespace

class LongRunTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_hand_is_counted_once_for_the_viewer_and_for_each_of_the_others()
    {
        const LongRun run = runOf(calledAce(), 40);
        QCOMPARE(run.hands, 40);
        QCOMPARE(run.dealsCounted, 40);
        for (const CardCount* const count : { &run.viewer.trump, &run.viewer.queens,
                 &run.viewer.queenOfClubs, &run.trumpInBlind }) {
            QCOMPARE(count->hands(), 40);
            QCOMPARE(happened(*count), 40);
            QVERIFY(isClose(expected(*count), 40));
        }
        QCOMPARE(run.others.trump.hands(), 160);
        QCOMPARE(happened(run.others.trump), 160);
        const int trump = run.viewer.trump.cards().happened + run.others.trump.cards().happened
            + run.trumpInBlind.cards().happened;
        QCOMPARE(trump, 40 * 14);
        const double expectedTrump = run.viewer.trump.cards().expected
            + run.others.trump.cards().expected + run.trumpInBlind.cards().expected;
        QVERIFY(isClose(expectedTrump, 40 * 14)); // redealt bad hands change who has them
        QVERIFY(run.viewer.trump.cards().expected > 40 * 6 * 14 / 32.0);
    }

    void an_honest_shuffle_gives_what_is_expected()
    {
        const LongRun run = runOf(variantWith("redeal-hand=off"), 600);
        QVERIFY(isClose(run.viewer.trump.cards().expected, 600 * 6 * 14 / 32.0));
        QVERIFY(isClose(run.others.queenOfClubs.cards().expected, 600 * 24 / 32.0));
        for (const LongRun::Side* const side : { &run.viewer, &run.others }) {
            QVERIFY(side->trump.chanceOfCards().value() > 0.01);
            QVERIFY(side->queens.chanceOfCards().value() > 0.01);
            QVERIFY(side->queenOfClubs.chanceOfCards().value() > 0.01);
        }
        QVERIFY(run.viewer.trump.chanceOfCounts().value() > 0.01);
        QVERIFY(run.trumpInBlind.chanceOfCounts().value() > 0.01);
        QVERIFY(run.others.calledSuitAllRound.times() > 30);
        QVERIFY(run.others.calledSuitAllRound.chance().value() > 0.01);
    }

    void a_stacked_deal_is_very_unusual()
    {
        const CardSet trump = calledAce().trumps().trump();
        const LongRun run = runOf(calledAce(), 150,
            [&](const Deal& deal) { return (deal.hands[viewer] & trump).size() <= 3; });
        QVERIFY(run.viewer.trump.chanceOfCards().value() < 0.001);
        QVERIFY(run.viewer.trump.chanceOfCounts().value() < 0.001);
    }

    void a_few_hands_are_too_few_to_judge()
    {
        const LongRun run = runOf(calledAce(), 3);
        QVERIFY(!run.viewer.trump.chanceOfCounts());
        QVERIFY(!run.viewer.trump.chanceOfCards());
        QVERIFY(!run.viewer.calledSuitAllRound.chance());
        QVERIFY(!LongRun().viewer.queenOfClubs.chanceOfCards());
    }

    void tables_with_redeals_of_bad_hands_do_not_count()
    {
        const LongRun run = runOf(variantWith("redeal-hand=on-request"), 20);
        QCOMPARE(run.hands, 20);
        QCOMPARE(run.dealsCounted, 0);
        QCOMPARE(run.viewer.trump.hands(), 0);
    }

    void cards_that_were_laid_out_do_not_count()
    {
        Deal deal = dealFromSeed(calledAce(), 24, seatAt(4));
        const HandState hand = played(calledAce(), deal);
        deal.seed.reset();
        HandState laidOut = HandState::fromDeal(calledAce(), deal).value();
        RandomPlayer player(1);
        playOut(laidOut, player);
        LongRun run;
        run.add(hand, viewer);
        run.add(laidOut, viewer);
        QCOMPARE(run.hands, 2);
        QCOMPARE(run.dealsCounted, 1);
    }

    void a_viewer_who_sits_out_was_dealt_nothing()
    {
        const auto variant = variantWith("dealer-sits-out=on");
        LongRun run;
        run.add(played(variant, dealFromSeed(variant, 1, viewer)), viewer);
        QCOMPARE(run.viewer.trump.hands(), 0);
        QCOMPARE(run.others.trump.hands(), 5);
    }

    void covered_cards_count_like_a_hand()
    {
        const auto variant = variantWith("layout=2H-2");
        LongRun run;
        run.add(played(variant, dealFromSeed(variant, 1, viewer)), viewer);
        QCOMPARE(run.viewer.trump.cards().happened + run.others.trump.cards().happened, 14);
        QVERIFY(isClose(run.viewer.trump.cards().expected, 7));
        QCOMPARE(run.trumpInBlind.hands(), 0);
    }

    void a_seat_that_was_asked_had_the_chance_to_pick()
    {
        LongRun run;
        HandState hand =
            handAfter(calledAce(), dealFromSeed(calledAce(), 24, seatAt(3)), "pass, pass, pick");
        RandomPlayer player(1);
        playOut(hand, player);
        run.add(hand, viewer); // the second to be asked
        QCOMPARE(run.viewer.picks[1].whole, 1);
        QCOMPARE(run.viewer.picks[1].part, 0);
        QCOMPARE(run.others.picks[0].whole, 1);
        QCOMPARE(run.others.picks[2].part, 1);
        QCOMPARE(run.others.picks[3].whole, 0);
    }

    void leasters_and_thrown_in_hands_have_no_picker()
    {
        LongRun run;
        for (const char* const rules : { "no-pick=leaster", "no-pick=doubler" }) {
            const auto variant = variantWith(rules);
            HandState hand = handAfter(
                variant, dealFromSeed(variant, 24, seatAt(4)), "pass, pass, pass, pass, pass");
            RandomPlayer player(1);
            playOut(hand, player);
            run.add(hand, viewer);
        }
        QCOMPARE(run.leasters.part, 1);
        QCOMPARE(run.thrownIn.part, 1);
        QCOMPARE(run.leasters.whole, 2);
    }

    void a_called_suit_walks_when_its_first_lead_is_not_trumped()
    {
        const CheckedVariant variant = variantWith("redeal-hand=off");
        const Deal deal = dealWith(variant,
            { { 0, "QC QS JS JC KC 9S" }, { 1, "AC 9C TS" }, { 2, "8C KS" }, { 3, "7C 8S" },
                { 4, "TC AS" } },
            "KH TH");
        LongRun walked;
        HandState hand = handAfter(variant, deal,
            "pick, bury KH TH, call AC, play KC, play AC, play 8C, play 7C, play TC");
        RandomPlayer player(1);
        playOut(hand, player);
        walked.add(hand, viewer);
        QCOMPARE(walked.calledSuitWalks.whole, 1);
        QCOMPARE(walked.calledSuitWalks.part, 1);

        Deal voidDeal = dealWith(variant,
            { { 0, "QC QS JS JC KC 9S" }, { 1, "AC 9C TS" }, { 2, "7D 8D 9D KD AD TD" },
                { 3, "7C 8S" }, { 4, "TC AS" } },
            "KH TH");
        LongRun trumped;
        HandState other = handAfter(variant, voidDeal,
            "pick, bury KH TH, call AC, play KC, play AC, play 7D, play 7C, play TC");
        playOut(other, player);
        trumped.add(other, viewer);
        QCOMPARE(trumped.calledSuitWalks.whole, 1);
        QCOMPARE(trumped.calledSuitWalks.part, 0);
    }
};

REGISTER_TEST(LongRunTest)
#include "long_run_test.moc"
