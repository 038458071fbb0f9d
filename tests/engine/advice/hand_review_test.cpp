// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/advice/hand_review.h"

#include "engine/advice/advice.h"
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr ReviewBudget tiny { .search = { .cardWorlds = 6, .planWorlds = 16, .bidWorlds = 3 },
    .openTricks = 2 };
constexpr ReviewBudget fair { .search = { .cardWorlds = 150, .planWorlds = 50, .bidWorlds = 40 },
    .openTricks = 3 };

/// Rule players, from time to time disturbed.
HandRecord playedHand(const CheckedVariant& variant, std::uint64_t seed)
{
    RulePlayer player;
    RandomPlayer accident(seed);
    Rng rng(seed);
    HandState hand = Match(variant, seed, seatAt(0)).dealHand();
    HandRecord record { hand.variant(), hand.deal(), hand.doubler(), {}, {} };
    while (const auto seat = hand.toAct()) {
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*seat);
        Player& who = rng.below(4) == 0 ? static_cast<Player&>(accident) : player;
        record.actions.push_back({ *seat, who.choose(seen, legal, {}) });
        hand.apply(record.actions.back().action);
    }
    return record;
}

/// Hearts are led, and the picker is void and last to play: the seven of trump takes 34 points.
HandStep greatTrick(const char* decision)
{
    const CheckedVariant variant;
    const Deal deal = dealWith(variant,
        { { 0, "AH" }, { 1, "TH" }, { 2, "KH" }, { 3, "9H" }, { 4, "QC QS JD 7D 7C 7S" } },
        "8H 8S");
    const HandState hand = handAfter(variant, deal,
        "pass, pass, pass, pass, pick, bury 8H 8S, call AC, play AH, play TH, play KH, play 9H");
    return { hand, { seatAt(4), parseAction(decision).value() } };
}

} // namespace

class HandReviewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void giving_away_a_rich_trick_costs()
    {
        HandReview review(1, fair);
        const ReviewedDecision thrown = review.review(greatTrick("play 7S"));
        QVERIFY(thrown.cost.value() > 0.5);
        QCOMPARE(thrown.prospects.size(), std::size_t { 5 }); // the seven of clubs is held
        QVERIFY(thrown.prospects.front().action != thrown.prospects.back().action);
    }

    void a_costly_decision_has_reasons_for_whom_they_were_asked()
    {
        const HandStep step = greatTrick("play 7S");
        ReviewBudget budget = fair;
        QVERIFY(!HandReview(1, budget).review(step).better);
        budget.factWorlds = 20;
        budget.courseWorlds = 6;
        budget.reasonsFor = { step.decision.seat };
        const auto better = HandReview(1, budget).review(step).better;
        QVERIFY(better && !better->facts.empty());
        QVERIFY(better->against == step.decision.action);
        budget.reasonsFor = { seatAt(0) }; // seat 4 decides
        QVERIFY(!HandReview(1, budget).review(step).better);
    }

    void the_best_choice_costs_nothing_and_taking_the_trick_at_most_little()
    {
        HandReview review(1, fair);
        const ReviewedDecision thrown = review.review(greatTrick("play 7S"));
        const std::string best = actionText(thrown.prospects.front().action);
        QCOMPARE(review.review(greatTrick(best.c_str())).cost.value(), 0.0);
        QVERIFY(review.review(greatTrick("play 7D")).cost.value() < thrown.cost.value() / 2);
    }

    void reviews_do_not_depend_on_their_order()
    {
        HandReview one(3, fair);
        HandReview other(3, fair);
        const double first = one.review(greatTrick("play 7S")).cost.value();
        other.review(greatTrick("play 7D"));
        QCOMPARE(other.review(greatTrick("play 7S")).cost.value(), first);
    }

    void the_choice_of_an_expert_or_a_hint_costs_nothing_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const char* rules : { "", "layout=5H-J", "no-pick=doubler crack=several" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void the_choice_of_an_expert_or_a_hint_costs_nothing()
    {
        QFETCH(QByteArray, rules);
        constexpr std::uint64_t seed = 3;
        HandReview review(seed, tiny);
        SearchPlayer expert(seed, tiny.search);
        Adviser adviser(seed, { tiny.search, 6, 3 });
        for (HandStep& step : stepsOf(playedHand(variantWith(rules.toStdString()), 8)).value()) {
            const auto legal = step.before.legalActions();
            const Observation seen = step.before.observation(step.decision.seat);
            step.decision.action = expert.choose(seen, legal, {});
            QCOMPARE(adviser.advise(seen, legal, {}).recommended, step.decision.action);
            const ReviewedDecision reviewed = review.review(step);
            QCOMPARE(reviewed.cost.value_or(0), 0.0);
            QVERIFY(reviewed.prospects.empty()
                || reviewed.prospects.front().action == step.decision.action);
        }
    }

    void a_forced_card_costs_nothing()
    {
        HandReview review(1, tiny);
        const auto steps = stepsOf(playedHand({}, 4)).value();
        QVERIFY(steps.back().forced());
        const ReviewedDecision last = review.review(steps.back());
        QCOMPARE(last.cost.value(), 0.0);
        QVERIFY(last.prospects.empty());
    }

    void a_strong_hand_that_was_passed_is_told()
    {
        const CheckedVariant variant;
        const Deal deal =
            dealWith(variant, { { 0, "QC QS QH JC AD AS" }, { 1, "7D 8C 9C 7S 8S 7H" } });
        HandReview review(1, tiny);
        const HandState first = handAfter(variant, deal);
        const auto strong = review.review({ first, { seatAt(0), Pass() } }).passed.value();
        QVERIFY(strong.ruleOfThumb);
        QVERIFY(strong.chance > 0.7);
        const HandState second = handAfter(variant, deal, "pass");
        const auto weak = review.review({ second, { seatAt(1), Pass() } }).passed.value();
        QVERIFY(!weak.ruleOfThumb);
        QVERIFY(weak.chance < 0.4);
        QVERIFY(!review.review({ first, { seatAt(0), Pick() } }).passed);
    }

    void the_costliest_decision_of_each_seat_is_marked()
    {
        const auto steps = stepsOf(playedHand({}, 4)).value();
        std::vector<ReviewedDecision> reviews(steps.size());
        for (ReviewedDecision& each : reviews)
            each.cost = 0;
        QVERIFY(costliest(steps, reviews).empty());
        const std::size_t last = steps.size() - 1;
        reviews[last].cost = 0.5;
        reviews[last - 5].cost = 0.75; // five seats: the same seat or another one
        reviews[last - 1].cost.reset();
        const bool same = steps[last].decision.seat == steps[last - 5].decision.seat;
        const auto marked = costliest(steps, reviews);
        QVERIFY(marked == (same ? std::vector { last - 5 } : std::vector { last - 5, last }));
    }

    void a_record_that_breaks_the_rules_is_a_problem()
    {
        HandRecord record = playedHand({}, 4);
        record.actions.front().action = Play { card("QC") };
        QVERIFY(!stepsOf(record));
    }

    void hands_of_every_table_can_be_reviewed_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
        for (const char* rules : { "no-pick=moster", "no-pick=doubler", "renege=forfeits",
                 "call-sheepshead=on", "redeal-hand=on-request" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void hands_of_every_table_can_be_reviewed()
    {
        QFETCH(QByteArray, rules);
        HandReview review(1, tiny);
        const auto steps = stepsOf(playedHand(variantWith(rules.toStdString()), 7)).value();
        for (const HandStep& step : steps) {
            const ReviewedDecision reviewed = review.review(step);
            QVERIFY(reviewed.cost.value_or(0) >= 0);
            QVERIFY(!step.forced() || reviewed.cost == 0);
        }
    }
};

REGISTER_TEST(HandReviewTest)
#include "hand_review_test.moc"
