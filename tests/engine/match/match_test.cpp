// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

enum class Way { Picked, AllPass };

/// Plays the next hand that is no redeal hand. The first seat picks, or all pass.
void playHand(Match& match, Way way)
{
    HandState hand = match.dealHand();
    while (hand.over()) {
        match.finish(hand);
        hand = match.dealHand();
    }
    if (way == Way::Picked)
        act(hand, "pick");
    else
        for (int i = 0; i < hand.seats().size(); ++i)
            act(hand, "pass");
    RandomPlayer player(1);
    playOut(hand, player);
    match.finish(hand);
}

} // namespace

class MatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// A hand in which decisions were taken back is on the sheet, and moves nothing but the deals.
    void a_practice_hand_counts_for_nothing()
    {
        Match match(variantWith("length=hands length-number=1"), 1, seatAt(3));
        HandState hand = match.dealHand();
        RandomPlayer player(1);
        playOut(hand, player);
        MatchState expected = match.state();
        QVERIFY(match.finishPractice(hand));
        ++expected.handsDealt;
        QVERIFY(match.state() == expected);
        QVERIFY(!match.finished());
        const SheetRow& row = match.sheet().rows().front();
        QVERIFY(row.outcome == RowOutcome(Practised {}));
        QVERIFY(row.wasDealt() && !row.counts());
        QVERIFY(row.scores == HandScores {});
        QVERIFY(row.derivation.empty());
        QVERIFY(match.dealHand().deal() != hand.deal());
    }

    /// DEAL-1
    void the_deal_passes_to_the_left_after_every_hand()
    {
        Match match({}, 1, seatAt(3));
        QCOMPARE(match.dealHand().deal().dealer, seatAt(3));
        playHand(match, Way::Picked);
        QCOMPARE(match.dealHand().deal().dealer, seatAt(4));
        playHand(match, Way::AllPass); // a leaster moves the deal too
        QCOMPARE(match.dealHand().deal().dealer, seatAt(0));
    }

    void the_same_seed_deals_the_same_match()
    {
        Match one({}, 42, seatAt(0));
        Match other({}, 42, seatAt(0));
        for (int i = 0; i < 5; ++i) {
            QVERIFY(one.dealHand().deal() == other.dealHand().deal());
            playHand(one, Way::Picked);
            playHand(other, Way::Picked);
        }
        QVERIFY(one.sheet() == other.sheet());
    }

    /// SIT-OUT
    void each_of_six_sits_out_once_a_round()
    {
        Match match(variantWith("dealer-sits-out=on"), 1, seatAt(0));
        SeatSet satOut;
        for (int i = 0; i < 6; ++i) {
            const HandState hand = match.dealHand();
            QCOMPARE(hand.seats().size(), 5);
            satOut.add(hand.deal().dealer);
            QVERIFY(!hand.seats().contains(hand.deal().dealer));
            playHand(match, Way::Picked);
        }
        QCOMPARE(satOut.size(), 6);
    }

    void totals_are_the_sums_of_the_rows()
    {
        Match match({}, 7, seatAt(0));
        for (int i = 0; i < 10; ++i)
            playHand(match, i % 3 == 0 ? Way::AllPass : Way::Picked);
        const ScoreSheet& sheet = match.sheet();
        QCOMPARE(sheet.rows().size(), std::size_t { 10 });
        int all = 0;
        for (const Seat seat : SeatSet::firstSeats(5)) {
            int sum = 0;
            for (const SheetRow& row : sheet.rows())
                sum += row.scores.scores[seat].value;
            QCOMPARE(sheet.total(seat), Score { sum });
            all += sum;
        }
        QCOMPARE(all, 0);
        QCOMPARE(sheet.totalAfter(0, seatAt(0)), Score { 0 });
    }

    void doublers_stack_as_the_table_says_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<QByteArray>(
            "factors"); ///< of the hands after one, two … all-passes, then picked hands
        const auto row = [](const char* name, const char* rules, const char* factors) {
            QTest::newRow(name) << QByteArray(rules) << QByteArray(factors);
        };
        row("queue", "no-pick=doubler", "2 2 2 / 2 2 1");
        row("multiply", "no-pick=doubler doubler-stack=multiply doubler-cap=8", "2 4 8 / 1 1 1");
        row("multiply up to the cap", "no-pick=doubler doubler-stack=multiply doubler-cap=4",
            "2 4 4 / 1 1 1");
        row("flat", "no-pick=doubler doubler-stack=flat", "2 2 2 / 1 1 1");
    }

    /// DOUBLER-STACK: three all-passes, then three picked hands.
    void doublers_stack_as_the_table_says()
    {
        QFETCH(QByteArray, rules);
        QFETCH(QByteArray, factors);
        Match match(variantWith(rules.toStdString()), 5, seatAt(2));
        QByteArrayList seen;
        for (int i = 0; i < 3; ++i) {
            playHand(match, Way::AllPass);
            seen.append(QByteArray::number(match.doubler()));
        }
        seen.append("/");
        QCOMPARE(match.dealHand().deal().dealer, seatAt(2)); // DOUBLER-1: the same dealer
        for (int i = 0; i < 3; ++i) {
            playHand(match, Way::Picked);
            seen.append(QByteArray::number(match.doubler()));
        }
        QCOMPARE(seen.join(' '), factors);
    }

    /// DOUBLER-1, where the deal passes after three throw-ins.
    void a_dealer_gives_up_after_three_throw_ins_where_the_table_says_so()
    {
        Match match(variantWith("no-pick=doubler doubler-deal-passes=on"), 5, seatAt(2));
        for (const int dealer : { 2, 2, 2, 3, 3, 3, 4 }) {
            QCOMPARE(match.state().dealer, seatAt(dealer));
            playHand(match, Way::AllPass);
        }
    }

    void a_picked_hand_begins_the_count_of_throw_ins_anew()
    {
        Match match(variantWith("no-pick=doubler doubler-deal-passes=on"), 5, seatAt(2));
        playHand(match, Way::AllPass);
        playHand(match, Way::AllPass);
        playHand(match, Way::Picked);
        QCOMPARE(match.state().dealer, seatAt(3));
        playHand(match, Way::AllPass);
        QCOMPARE(match.state().dealer, seatAt(3));
    }

    void a_doubled_hand_settles_at_twice_the_stake()
    {
        Match match(variantWith("no-pick=doubler double-on-the-bump=off"), 5, seatAt(2));
        playHand(match, Way::AllPass);
        playHand(match, Way::Picked);
        const SheetRow& row = match.sheet().rows().back();
        QCOMPARE(std::get<PickedOutcome>(row.outcome).doubler, 2);
        QVERIFY(row.scores.stake == 2 || row.scores.stake == 4 || row.scores.stake == 6);
    }

    /// GAME-1: length, length-number
    void a_game_is_over_after_the_agreed_hands_rounds_or_points_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<int>("hands");
        QTest::newRow("open") << QByteArray("length=open") << -1;
        QTest::newRow("hands") << QByteArray("length=hands length-number=3") << 3;
        QTest::newRow("rounds") << QByteArray("length=rounds length-number=2") << 10;
        QTest::newRow("rounds of six chairs")
            << QByteArray("dealer-sits-out=on length=rounds length-number=1") << 6;
    }

    void a_game_is_over_after_the_agreed_hands_rounds_or_points()
    {
        QFETCH(QByteArray, rules);
        QFETCH(int, hands);
        Match match(variantWith(rules.toStdString()), 1, seatAt(0));
        int played = 0;
        for (; played < 20 && !match.finished(); ++played)
            playHand(match, Way::Picked);
        QCOMPARE(played, hands < 0 ? 20 : hands);
    }

    void a_game_to_a_target_is_over_when_a_player_reaches_it()
    {
        Match match(variantWith("length=points length-number=12"), 1, seatAt(0));
        const auto best = [&] {
            int highest = 0;
            for (const Seat seat : SeatSet::firstSeats(5))
                highest = std::max(highest, match.sheet().total(seat).value);
            return highest;
        };
        for (int i = 0; i < 100 && !match.finished(); ++i) {
            QVERIFY(best() < 12);
            playHand(match, Way::Picked);
        }
        QVERIFY(best() >= 12);
    }

    /// Two of the five deal a hand that is thrown in, and have dealt all the same.
    void a_round_is_over_when_everybody_has_dealt()
    {
        Match match(variantWith("no-pick=redeal length=rounds length-number=1"), 1, seatAt(0));
        playHand(match, Way::AllPass);
        playHand(match, Way::Picked);
        playHand(match, Way::AllPass);
        playHand(match, Way::Picked);
        QVERIFY(!match.finished());
        playHand(match, Way::Picked);
        QVERIFY(match.finished());
    }

    void a_throw_in_that_keeps_the_dealer_ends_no_deal()
    {
        Match match(variantWith("no-pick=doubler length=rounds length-number=1"), 1, seatAt(0));
        playHand(match, Way::AllPass);
        for (int i = 0; i < 4; ++i)
            playHand(match, Way::Picked);
        QVERIFY(!match.finished());
        playHand(match, Way::Picked);
        QVERIFY(match.finished());
    }

    void throw_ins_are_no_hands_of_the_agreed_number()
    {
        Match match(variantWith("no-pick=doubler length=hands length-number=1"), 1, seatAt(0));
        playHand(match, Way::AllPass);
        QVERIFY(!match.finished());
        playHand(match, Way::Picked);
        QVERIFY(match.finished());
    }

    /// DOUBLER-STACK: a leaster never uses up a pending doubler.
    void a_leaster_leaves_the_doublers_waiting()
    {
        Match match(variantWith("no-pick=doubler"), 5, seatAt(2));
        playHand(match, Way::AllPass);
        QCOMPARE(match.doubler(), 2);
        match.changeVariant(variantWith(""));
        playHand(match, Way::AllPass);
        QCOMPARE(match.doubler(), 2);
        playHand(match, Way::Picked);
        QCOMPARE(match.doubler(), 1);
    }

    /// NOPICK redeal
    void a_redeal_moves_the_deal_and_doubles_nothing()
    {
        Match match(variantWith("no-pick=redeal"), 5, seatAt(2));
        playHand(match, Way::AllPass);
        QCOMPARE(match.state().dealer, seatAt(3));
        QCOMPARE(match.doubler(), 1);
        QVERIFY(std::get<ThrowIn>(match.sheet().rows().back().outcome) == ThrowIn::Redeal);
    }

    /// REDEAL-HAND
    void a_redeal_hand_is_dealt_again_by_the_same_dealer_and_not_written_down()
    {
        Match match({}, 5, seatAt(2));
        const HandState hand = handAfter({}, dealWith({}, { { 3, "TC 9C 8S 7S TH 7H" } }));
        const Deal before = match.dealHand().deal();
        QVERIFY(!match.finish(hand));
        QVERIFY(match.sheet().rows().empty());
        QCOMPARE(match.state().dealer, seatAt(2));
        QVERIFY(match.dealHand().deal() != before);
    }

    void a_match_goes_on_from_its_state()
    {
        Match match(variantWith("no-pick=doubler"), 5, seatAt(2));
        playHand(match, Way::Picked);
        playHand(match, Way::AllPass);
        const auto resumed = Match::resumed(match.variant(), match.state(), match.sheet());
        QVERIFY(resumed.ok());
        QVERIFY(resumed->dealHand().deal() == match.dealHand().deal());
        QCOMPARE(resumed->doubler(), 2);
    }

    void a_state_that_cannot_be_is_a_problem()
    {
        QVERIFY(!Match::resumed({}, { .dealer = seatAt(5) }, ScoreSheet(5)).ok());
        QVERIFY(!Match::resumed({}, {}, ScoreSheet(6)).ok());
        QVERIFY(!Match::resumed({}, { .doublersWaiting = -1 }, ScoreSheet(5)).ok());
    }

    void rules_may_change_between_hands_while_the_chairs_stay()
    {
        Match match({}, 5, seatAt(2));
        QVERIFY(match.canChangeTo(variantWith("layout=5H-J no-pick=doubler")));
        QVERIFY(!match.canChangeTo(variantWith("dealer-sits-out=on")));
        match.changeVariant(variantWith("layout=5H-J"));
        QVERIFY(match.dealHand().variant()->layout == LayoutId::FiveJack);
    }

    /// A leaster with a pot, changed to a game without one while it is played.
    void a_hand_keeps_the_rules_it_was_dealt_by()
    {
        Match match(variantWith("no-pick=leaster pot=losers"), 5, seatAt(2));
        HandState hand = match.dealHand();
        for (int i = 0; i < 5; ++i)
            act(hand, "pass");
        match.changeVariant(variantWith("no-pick=doubler"));
        RandomPlayer player(1);
        playOut(hand, player);
        match.finish(hand);
        QCOMPARE(match.state().pot, 4);
    }

    void a_match_deals_from_another_number_once_it_has_one()
    {
        Match match({}, 42, seatAt(0));
        const std::uint64_t first = *match.dealHand().deal().seed;
        QVERIFY(!match.hasDealt(first));
        playHand(match, Way::Picked);
        QVERIFY(match.hasDealt(first));
        const Deal second = match.dealHand().deal();
        match.reseed(43);
        QVERIFY(!match.hasDealt(first));
        QVERIFY(match.dealHand().deal() != second);
        QCOMPARE(match.dealHand().deal().dealer, second.dealer);
    }

    /// GAME-1, POT-END
    void players_may_stop_a_game_of_open_length()
    {
        Match match(variantWith("no-pick=leaster pot=losers"), 5, seatAt(2));
        playHand(match, Way::AllPass);
        QVERIFY(!match.finished());
        match.stop();
        match.closePot();
        QVERIFY(match.finished());
        QCOMPARE(match.state().pot, 0);
    }
};

REGISTER_TEST(MatchTest)
#include "match_test.moc"
