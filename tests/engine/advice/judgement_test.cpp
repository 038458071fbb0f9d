// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/judgement.h"

#include "engine/advice/hand_review.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "tests/engine/advice/advised_hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

std::vector<Prospect> pickOrPass(double pick, double pass, double standardError = 0.01)
{
    return { { Pick {}, pick, standardError, 0.5 }, { Pass {}, pass, standardError, 0.5 } };
}

} // namespace

/// Hint, coach, drill and review judge a decision alike.
class JudgementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_decision_costs_what_the_recommended_one_promises_more()
    {
        QCOMPARE(*costOf(Pick {}, pickOrPass(0.4, -0.1)), 0.0);
        QVERIFY(std::abs(*costOf(Pass {}, pickOrPass(0.4, -0.1)) - 0.5) < 1e-9);
        QVERIFY(!costOf(GoAlone {}, pickOrPass(0.4, -0.1)));
    }

    void what_may_be_chance_costs_nothing()
    {
        QCOMPARE(*costOf(Pass {}, pickOrPass(0.4, 0.1, 0.35)), 0.0);
        QCOMPARE(*costOf(Pass {}, pickOrPass(0.4, 0.35)), 0.0);
    }

    /// The recommended one may promise less: a convention is kept, or a regular's choice is close.
    void the_recommended_decision_costs_nothing()
    {
        QCOMPARE(*costOf(Pick {}, pickOrPass(-0.4, 0.1)), 0.0);
        QCOMPARE(*costOf(Pass {}, pickOrPass(-0.4, 0.1)), 0.0);
    }

    void a_decision_is_the_best_or_close_or_costly()
    {
        const Observation seen =
            pickedHand(variantWith(""), "QC QS JC 9D KC 7C", "TS AS").observation(seatAt(0));
        const auto kindOf = [&](const Action& decision, const std::vector<Prospect>& all) {
            return verdictOn(decision, all, seen)->kind;
        };
        QCOMPARE(kindOf(Pick {}, pickOrPass(0.4, -0.1)), VerdictKind::Best);
        QCOMPARE(kindOf(Pass {}, pickOrPass(0.4, -0.1)), VerdictKind::Costly);
        QCOMPARE(kindOf(Pass {}, pickOrPass(0.4, 0.35)), VerdictKind::Close);
        // A regular's choice that is close: neither may be told that nothing promised more than it.
        QCOMPARE(kindOf(Pick {}, pickOrPass(0.35, 0.4)), VerdictKind::Close);
        QCOMPARE(verdictOn(Pick {}, pickOrPass(0.35, 0.4), seen)->other, Action(Pass {}));
        QCOMPARE(kindOf(Pass {}, pickOrPass(0.35, 0.4)), VerdictKind::Best);
        QVERIFY(!verdictOn(GoAlone {}, pickOrPass(0.4, 0.1), seen));
    }

    /// A defender's lead of a fail card, though trump promised more.
    void a_convention_outranks_the_score()
    {
        HandState hand = pickedHand(variantWith("first-lead=pickers-left"), "QC QS JC 9D KC 7C",
            "TS AS", { { 1, "QH JS KS 9S 7S 7H" } });
        act(hand, "call AC");
        const Observation seen = hand.observation(seatAt(1));
        const Action fail = Play { card("7H") };
        const Action trump = Play { card("QH") };
        const Action other = Play { card("KS") };
        const std::vector<Prospect> prospects { { fail, 1.7, 0.1, 0.8 }, { trump, 2.1, 0.1, 0.9 },
            { Play { card("JS") }, 1.2, 0.1, 0.7 }, { other, 1.1, 0.1, 0.7 } };
        const auto kept = verdictOn(fail, prospects, seen);
        QVERIFY(kept->kind == VerdictKind::KeepsConvention && kept->other == trump);
        const auto broken = verdictOn(trump, prospects, seen);
        QVERIFY(broken->kind == VerdictKind::BreaksConvention && broken->other == fail);
        QCOMPARE(verdictOn(Play { card("JS") }, prospects, seen)->kind, VerdictKind::Costly);
        QCOMPARE(verdictOn(other, prospects, seen)->kind, VerdictKind::Costly);
    }

    void what_a_hint_calls_close_costs_nothing_in_the_review_and_the_other_way_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 6; ++seed)
            QTest::addRow("%d", seed) << seed;
    }

    void what_a_hint_calls_close_costs_nothing_in_the_review_and_the_other_way()
    {
        QFETCH(int, seed);
        const SearchBudget few { .cardWorlds = 30, .planWorlds = 40, .bidWorlds = 30 };
        const CheckedVariant variant = variantWith("crack=one");
        HandState hand = Match(variant, static_cast<std::uint64_t>(seed), seatAt(0)).dealHand();
        RandomPlayer anySeat(2);
        HandReview review(7, { .search = few, .factWorlds = 10, .courseWorlds = 10 });
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Observation seen = hand.observation(*seat);
            const Advice advice = Adviser(7, { few, 10, 10 }).advise(seen, legal, {});
            if (advice.against) {
                const auto cost = review.review({ hand, { *seat, *advice.against } }).cost;
                const bool close = find<advice::NearlyEqual>(advice.facts)
                    || find<advice::AgainstConvention>(advice.facts);
                QCOMPARE(cost == 0.0, close);
                QCOMPARE(cost, costOf(*advice.against, advice.prospects));
            }
            hand.apply(anySeat.choose(seen, legal, {}));
        }
    }
};

REGISTER_TEST(JudgementTest)
#include "judgement_test.moc"
