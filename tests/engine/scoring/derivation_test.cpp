// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/derivation.h"
#include "tests/support/cards.h"
#include "tests/support/derivation_steps.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

const Seat picker = seatAt(1);
const Seat partner = seatAt(3);
const Seat cracker = seatAt(4);

PickedOutcome lostSchneider()
{
    return { .picker = picker, .partners = { partner }, .makersPoints = { 25 } };
}

Derivation derived(const Outcome& outcome, SeatSet seats, const Variant& variant,
    const std::vector<Raise>& raised = {})
{
    return derivationOf(outcome, scoreHand(outcome, seats, variant), seats, variant, raised);
}

std::vector<int> stakesOf(const Derivation& steps)
{
    std::vector<int> stakes { only<TierStep>(steps).stake };
    for (const FactorStep& step : all<FactorStep>(steps))
        stakes.push_back(step.stake);
    return stakes;
}

void verdictRow(const char* name, const char* rules, NoPickGame game,
    const std::vector<int>& points, const std::vector<int>& tricks, VerdictStep::Why why,
    SeatSet seats)
{
    QTest::newRow(name) << QByteArray(rules) << Outcome(leasterOutcome(points, tricks, game))
                        << static_cast<int>(why) << seats;
}

void verdictColumns()
{
    QTest::addColumn<QByteArray>("rules");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<int>("why");
    QTest::addColumn<SeatSet>("seats");
}

void checkVerdict()
{
    QFETCH(QByteArray, rules);
    QFETCH(Outcome, outcome);
    QFETCH(int, why);
    QFETCH(SeatSet, seats);
    const Derivation steps = derived(outcome, five, *variantWith(rules.toStdString()));
    QCOMPARE(static_cast<int>(only<VerdictStep>(steps).why), why);
    QVERIFY(only<VerdictStep>(steps).seats == seats);
    QCOMPARE(all<TakenStep>(steps).size(), std::size_t(5));
}

} // namespace

class DerivationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_factor_of_a_stake_is_a_step_of_its_own()
    {
        PickedOutcome outcome = lostSchneider();
        outcome.raises = 3;
        outcome.doubler = 2;
        const std::vector<Raise> raised { Cracked { cracker, RaiseKind::Crack, 2 },
            Cracked { picker, RaiseKind::Recrack, 4 },
            Blitzed { cracker, BlitzPair::BlackQueens, 8 } };
        const Derivation steps = derived(outcome, five, {}, raised);
        QCOMPARE(stakesOf(steps), (std::vector { 2, 4, 8, 16, 32, 64 }));
        const auto factors = all<FactorStep>(steps);
        QVERIFY(factors[0].kind == FactorKind::Bump);
        for (std::size_t i = 0; i < raised.size(); ++i)
            QVERIFY(factors[1 + i].raise == raised[i]);
        QVERIFY(factors[4].kind == FactorKind::Doubler);
        QCOMPARE(toldScore(steps, seatAt(0)), Score { 64 });
        QCOMPARE(toldScore(steps, picker), Score { -128 });
    }

    void raises_of_a_hand_typed_in_are_one_step()
    {
        PickedOutcome outcome = lostSchneider();
        outcome.raises = 3;
        const auto factors = all<FactorStep>(derived(outcome, five, {}));
        QCOMPARE(factors.size(), std::size_t(2));
        QVERIFY(factors[1].kind == FactorKind::Raises && !factors[1].raise);
        QCOMPARE(factors[1].factor, 8);
        QCOMPARE(factors[1].stake, 32);
    }

    void shares_are_told_in_stakes()
    {
        const auto shares = all<ShareStep>(derived(lostSchneider(), five, {}));
        const std::array times { 1, -2, 1, -1, 1 };
        QCOMPARE(shares.size(), times.size());
        for (std::size_t i = 0; i < times.size(); ++i) {
            QCOMPARE(shares[i].times, times[i]);
            QCOMPARE(shares[i].stake, 4);
        }
    }

    void the_seats_that_settle_with_each_other_are_told_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::addColumn<bool>("alone");
        QTest::addColumn<int>("how");
        const auto row = [](const char* name, const char* rules, bool alone,
                             SettlementStep::How how) {
            QTest::newRow(name) << QByteArray(rules) << alone << static_cast<int>(how);
        };
        row("a partner", "", false, SettlementStep::How::Unit);
        row("alone", "", true, SettlementStep::How::Alone);
        row("pairwise", "settlement=pairwise", false, SettlementStep::How::Pairwise);
        row("no trick", "no-trick=picker-if-side-trickless", false,
            SettlementStep::How::PickerPays);
    }

    void the_seats_that_settle_with_each_other_are_told()
    {
        QFETCH(QByteArray, rules);
        QFETCH(bool, alone);
        QFETCH(int, how);
        PickedOutcome outcome = lostSchneider();
        outcome.makersTookNoTrick = outcome.pickerTookNoTrick = true;
        if (alone)
            outcome.partners = {};
        const Derivation steps = derived(outcome, five, *variantWith(rules.toStdString()));
        QCOMPARE(static_cast<int>(only<SettlementStep>(steps).how), how);
    }

    void a_forced_pick_is_spared_where_the_rule_says_so()
    {
        PickedOutcome outcome = lostSchneider();
        outcome.forcedPick = true;
        const Variant spared = *variantWith("no-pick=forced-pick forced-no-punish=on");
        QVERIFY(has<SparedStep>(derived(outcome, five, spared)));
        QVERIFY(!has<SparedStep>(derived(outcome, five, *variantWith("no-pick=forced-pick"))));
        outcome.makersPoints = { 70 };
        QVERIFY(!has<SparedStep>(derived(outcome, five, spared)));
    }

    void a_bet_and_a_renege_tell_no_points()
    {
        PickedOutcome outcome = lostSchneider();
        outcome.sheepshead = SheepsheadBet::Missed;
        const Derivation bet = derived(outcome, five, {});
        QVERIFY(!only<SidesStep>(bet).makersPoints);
        QCOMPARE(only<BetStep>(bet), (BetStep { false, 6 }));
        QVERIFY(!has<FactorStep>(bet));
        outcome.sheepshead = SheepsheadBet::None;
        outcome.reneged = picker;
        const Derivation renege = derived(outcome, five, {});
        QVERIFY(!only<SidesStep>(renege).makersPoints);
        QCOMPARE(only<ForfeitStep>(renege), (ForfeitStep { picker, 3 }));
        QVERIFY(!has<TierStep>(renege));
        outcome.sheepshead = SheepsheadBet::Missed;
        outcome.reneged = cracker;
        const Derivation forfeited = derived(outcome, five, {});
        QCOMPARE(only<ForfeitStep>(forfeited), (ForfeitStep { cracker, 6 }));
        QVERIFY(!has<BetStep>(forfeited));
    }

    void a_leaster_tells_why_its_winner_won_data()
    {
        using Why = VerdictStep::Why;
        verdictColumns();
        verdictRow("fewest points", "", NoPickGame::Leaster, { 5, 20, 30, 30, 35 },
            { 1, 1, 1, 1, 2 }, Why::FewestPoints, { seatAt(0) });
        verdictRow("a tie is washed", "", NoPickGame::Leaster, { 20, 20, 20, 30, 30 },
            { 1, 1, 1, 1, 2 }, Why::Washed, { seatAt(0), seatAt(1), seatAt(2) });
        verdictRow("a tie is shared", "leaster-tie=pair", NoPickGame::Leaster,
            { 20, 20, 20, 30, 30 }, { 1, 1, 1, 1, 2 }, Why::Shared,
            { seatAt(0), seatAt(1), seatAt(2) });
        verdictRow("fewer tricks decide", "leaster-tie=fewer-tricks", NoPickGame::Leaster,
            { 20, 20, 20, 30, 30 }, { 2, 1, 2, 1, 0 }, Why::FewestTricks, { seatAt(1) });
        verdictRow("a seat without a trick ties with no seat", "leaster-tie=fewer-tricks",
            NoPickGame::Leaster, { 0, 0, 40, 40, 40 }, { 0, 1, 2, 2, 1 }, Why::FewestPoints,
            { seatAt(1) });
    }

    void a_leaster_tells_why_its_winner_won() { checkVerdict(); }

    void the_relatives_of_the_leaster_tell_why_data()
    {
        using Why = VerdictStep::Why;
        const std::vector tricks { 1, 1, 1, 1, 2 };
        verdictColumns();
        verdictRow("moster", "", NoPickGame::Moster, { 5, 20, 30, 30, 35 }, tricks, Why::MostPoints,
            { seatAt(4) });
        verdictRow("moster, every trick", "", NoPickGame::Moster, { 0, 0, 120, 0, 0 },
            { 0, 0, 6, 0, 0 }, Why::EveryTrick, { seatAt(2) });
        verdictRow("moster, a tie", "", NoPickGame::Moster, { 10, 20, 20, 35, 35 }, tricks,
            Why::Washed, {});
        verdictRow("mittler", "", NoPickGame::Mittler, { 5, 20, 25, 30, 40 }, tricks, Why::Middle,
            { seatAt(2) });
        verdictRow("schneidster", "", NoPickGame::Schneidster, { 5, 20, 29, 31, 35 }, tricks,
            Why::ClosestToThirty, { seatAt(2) });
        verdictRow("schneidster, a tie", "", NoPickGame::Schneidster, { 5, 25, 25, 31, 34 }, tricks,
            Why::Washed, { seatAt(1), seatAt(2) });
    }

    void the_relatives_of_the_leaster_tell_why() { checkVerdict(); }

    void a_schwanzer_tells_whether_the_highest_trump_decided()
    {
        SchwanzerOutcome outcome;
        for (int i = 0; i < 5; ++i) {
            outcome.count[seatAt(i)] = i;
            outcome.highestTrump[seatAt(i)] = i;
        }
        QVERIFY(only<VerdictStep>(derived(outcome, five, {})).why == VerdictStep::Why::Count);
        outcome.count[seatAt(3)] = 4;
        const Derivation tied = derived(outcome, five, {});
        QVERIFY(only<VerdictStep>(tied).why == VerdictStep::Why::CountAndTrump);
        QCOMPARE(all<CountStep>(tied).size(), std::size_t(5));
        QCOMPARE(toldScore(tied, seatAt(4)), Score { -4 });
        Variant together;
        together.schwanzerTie = SchwanzerTie::Together;
        const Derivation shared = derived(outcome, five, together);
        QVERIFY(only<VerdictStep>(shared).why == VerdictStep::Why::Count);
        QCOMPARE(toldScore(shared, seatAt(4)), Score { -3 });
        for (int i = 0; i < 5; ++i)
            outcome.count[seatAt(i)] = 3;
        QVERIFY(
            only<VerdictStep>(derived(outcome, five, together)).why == VerdictStep::Why::Washed);
    }

    void at_two_the_winner_and_the_stake_are_told()
    {
        TwoHandedOutcome outcome;
        outcome.points[seatAt(0)] = { 29 };
        outcome.points[seatAt(1)] = { 91 };
        outcome.tricks[seatAt(0)] = outcome.tricks[seatAt(1)] = 8;
        const SeatSet two = SeatSet::firstSeats(2);
        const Variant variant = defaultVariant(LayoutId::TwoRows);
        QCOMPARE(only<TwoHandedStep>(derived(outcome, two, variant)),
            (TwoHandedStep { seatAt(1), FactorKind::Schneider, 2 }));
        outcome.points[seatAt(0)] = outcome.points[seatAt(1)] = { 60 };
        const Derivation even = derived(outcome, two, variant);
        QVERIFY(!only<TwoHandedStep>(even).winner);
        QCOMPARE(toldScore(even, seatAt(0)), Score {});
    }

    void in_indiana_only_winners_add()
    {
        const IndianaOutcome outcome {
            .bidder = seatAt(0), .partner = seatAt(2), .biddersPoints = { 95 }
        };
        const Variant variant = defaultVariant(LayoutId::FourIndiana);
        const Derivation steps = derived(outcome, SeatSet::firstSeats(4), variant);
        QCOMPARE(only<AddedStep>(steps), (AddedStep { true, Tier::WonSchneider, false, 4 }));
        QCOMPARE(toldScore(steps, seatAt(2)), Score { 4 });
        QCOMPARE(toldScore(steps, seatAt(1)), Score {});
    }
};

REGISTER_TEST(DerivationTest)
#include "derivation_test.moc"
