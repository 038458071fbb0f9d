// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/stake_factors.h"

#include "engine/scoring/scoring.h"
#include "tests/support/cards.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::string told(const Outcome& outcome, const std::string& rules = {}, int players = 5)
{
    const HandScores scores = scoreHand(outcome, SeatSet::firstSeats(players), *variantWith(rules));
    const std::string text = factorsText(scores.factors);
    return scores.stake == scores.factors.stake() ? text : "another stake than " + text;
}

} // namespace

class StakeFactorsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_factor_of_a_picked_hand_is_named()
    {
        PickedOutcome outcome = pickedOutcome(Tier::LostSchneider, 2);
        outcome.blindPick = true;
        outcome.raises = 2;
        outcome.doubler = 4;
        QCOMPARE(told(outcome),
            std::string("schneider 2, double-on-the-bump 2, blind-pick 2, all-raises 4, "
                        "doubler 4"));
    }

    void the_base_says_what_it_is_for()
    {
        QCOMPARE(told(pickedOutcome(Tier::Won, 2)), std::string("single 1"));
        QCOMPARE(told(pickedOutcome(Tier::WonAllTricks, 2)), std::string("all-tricks 3"));
        PickedOutcome outcome = pickedOutcome(Tier::Won, 2);
        outcome.sheepshead = SheepsheadBet::Missed;
        QCOMPARE(told(outcome), std::string("sheepshead 6"));
        QCOMPARE(told(outcome, "all-tricks-stake=four"), std::string("sheepshead 8"));
        outcome.sheepshead = SheepsheadBet::None;
        outcome.reneged = outcome.picker;
        QCOMPARE(
            told(outcome, "all-tricks-stake=four double-on-the-bump=off"), std::string("renege 4"));
        QCOMPARE(told(outcome), std::string("renege 3, double-on-the-bump 2"));
    }

    void a_forced_pick_that_is_spared_is_named()
    {
        PickedOutcome outcome = pickedOutcome(Tier::Lost, 2);
        outcome.forcedPick = true;
        QCOMPARE(told(outcome, "no-pick=forced-pick forced-no-punish=on"),
            std::string("single 1, spared-bump 1"));
    }

    void tables_without_a_picker_have_factors_too()
    {
        TwoHandedOutcome two;
        two.points[seatAt(0)] = { 95 };
        two.points[seatAt(1)] = { 25 };
        two.tricks[seatAt(0)] = two.tricks[seatAt(1)] = 8;
        QCOMPARE(told(two, "layout=2H-1", 2), std::string("schneider 2"));
        const IndianaOutcome call {
            .bidder = seatAt(0), .partner = seatAt(2), .biddersPoints = { 95 }
        };
        QCOMPARE(told(call, "layout=4H-5", 4), std::string("bid 2, schneider 2"));
        QCOMPARE(told(leasterOutcome({ 10, 20, 30, 40, 20 })), std::string("single 1"));
    }

    void what_is_written_is_read_again()
    {
        for (const char* text : { "", "single 1", "schneider 2, double-on-the-bump 2, doubler 8",
                 "bid 18", "all-tricks 3, spared-bump 1, blind-pick 2, all-raises 64" }) {
            const auto factors = parseFactors(text);
            QVERIFY2(factors.ok(), text);
            QCOMPARE(factorsText(*factors), std::string(text));
        }
        QCOMPARE(parseFactors("schneider 2, double-on-the-bump 2, doubler 8")->stake(), 32);
    }

    void a_bad_factor_is_a_problem_at_its_own_place_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("unknown") << QByteArray("single 1, luck 2") << QByteArray("luck 2");
        QTest::newRow("no number") << QByteArray("single") << QByteArray("single");
        QTest::newRow("nothing") << QByteArray("single 0") << QByteArray("single 0");
        QTest::newRow("too high") << QByteArray("single 1000, doubler 1000001")
                                  << QByteArray("doubler 1000001");
        QTest::newRow("too many") << QByteArray("bid 1, bid 1, bid 1, bid 1, bid 1, bid 1, bid 1, "
                                                "bid 1, doubler 2")
                                  << QByteArray("doubler 2");
    }

    void a_bad_factor_is_a_problem_at_its_own_place()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const auto factors = parseFactors(text.toStdString());
        QVERIFY(!factors.ok());
        QCOMPARE(factors.problem().place, place.toStdString());
    }
};

REGISTER_TEST(StakeFactorsTest)
#include "stake_factors_test.moc"
