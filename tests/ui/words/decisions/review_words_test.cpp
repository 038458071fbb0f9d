// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/decisions/review_words.h"

#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/ui/review/looked_at_hand.h"
#include "ui/words/terms/card_words.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class ReviewWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_cost_is_a_figure_a_question_mark_or_nothing()
    {
        QCOMPARE(costText(0.75), QStringLiteral("0.75"));
        QCOMPARE(costText(0.0), QString());
        QCOMPARE(costText(std::nullopt), QStringLiteral("?"));
    }

    void an_end_with_open_cards_tells_who_wins_and_the_points()
    {
        QCOMPARE(
            openEndText({ true, Tier::Won, Points { 67 }, {} }), QStringLiteral("makers win, 67"));
        QCOMPARE(openEndText({ true, {}, Points { 70 }, {} }), pointsText({ 70 }));
        QCOMPARE(openEndText({ true, {}, {}, 1.5 }), QStringLiteral("+1.5"));
        QCOMPARE(openEndText({ true, Tier::WonAllTricks, {}, {} }),
            QStringLiteral("makers win all tricks"));
    }

    void a_verdict_names_what_would_have_been_better_and_that_the_hand_was_given_away()
    {
        const LookedAtHand hand;
        const HandStep& step = hand.steps[hand.firstCard()];
        const ReviewedDecision review = costing(step, 0.75);
        const QString words = verdictText(step, review, hand.seating);
        const Card better = std::get<Play>(review.prospects.front().action).card;
        QVERIFY2(words.startsWith(QStringLiteral("Better: %1. On average that brings 0.75 more.")
                                      .arg(cardName(better))),
            qPrintable(words));
        QVERIFY2(words.endsWith(theCard(better) + QStringLiteral(" would have won it.")),
            qPrintable(words));
    }

    void what_promised_no_more_than_chance_makes_is_named_as_about_as_good()
    {
        const LookedAtHand hand;
        const HandStep& step = hand.steps[hand.firstCard()];
        ReviewedDecision review = costing(step, 0.05);
        const Card better = std::get<Play>(review.prospects.front().action).card;
        review.cost = 0;
        QVERIFY(verdictText(step, review, hand.seating)
                    .startsWith(cardName(better) + QStringLiteral(" was about as good.")));
    }

    void what_nothing_promised_more_than_is_well_played()
    {
        const LookedAtHand hand;
        const HandStep& step = hand.steps[hand.firstCard()];
        ReviewedDecision review = costing(step, -0.4);
        std::swap(review.prospects.front(), review.prospects.back());
        review.cost = 0;
        Seating you = hand.seating;
        you.viewer = step.decision.seat;
        for (SeatInfo& info : you.seats)
            info.person = true;
        QVERIFY(verdictText(step, review, you)
                    .startsWith(QStringLiteral("Well played: nothing else promised more.")));
        you.seats[static_cast<std::size_t>(indexOf(you.viewer))].person = false;
        QVERIFY(verdictText(step, review, you)
                    .startsWith(QStringLiteral("Nothing else promised more.")));
    }

    /// A hint advises against it, so the review does not praise it.
    void a_trump_lead_against_the_convention_is_not_praised()
    {
        HandState before = pickedHand(variantWith("first-lead=pickers-left"), "QC QS JC 9D KC 7C",
            "TS AS", { { 1, "QH JS KS 9S 7S 7H" } });
        act(before, "call AC");
        const Action fail = Play { card("7H") };
        const Action trump = Play { card("QH") };
        ReviewedDecision review;
        review.prospects = { { fail, 1.7, 0.1, 0.8 }, { trump, 2.1, 0.1, 0.9 } };
        review.cost = 0;
        const auto told = [&](const Action& decided) {
            return verdictText({ before, { seatAt(1), decided } }, review, LookedAtHand().seating);
        };
        QCOMPARE(told(trump),
            QStringLiteral("A defender does not lead trump this early: the other defenders would "
                           "not expect the queen of hearts. Try instead: Seven of hearts."));
        QCOMPARE(told(fail),
            QStringLiteral("Queen of hearts promised more, but a defender does not lead trump this "
                           "early."));
    }

    void a_passed_hand_has_its_chance_told()
    {
        const CheckedVariant variant;
        const HandState hand =
            handAfter(variant, dealWith(variant, { { 0, "QC QS QH JC AD AS" } }));
        const auto told = [&](double cost, bool ruleOfThumb) {
            ReviewedDecision review;
            review.cost = cost;
            review.passed = PassedHand { 0.82, ruleOfThumb };
            return verdictText({ hand, { seatAt(0), Pass() } }, review, LookedAtHand().seating);
        };
        QVERIFY(told(0.5, true).endsWith(QStringLiteral("82% of the time. By the rule of thumb it "
                                                        "is a pick: passing it makes a mauer.")));
        QVERIFY(told(0, false).endsWith(QStringLiteral("By the rule of thumb it is a pass, too.")));
    }

    void a_rule_of_thumb_does_not_blame_what_was_well_decided()
    {
        const HandState hand =
            handAfter(CheckedVariant(), dealWith(CheckedVariant(), { { 0, "QC QS QH JC AD AS" } }));
        const auto told = [&](double cost, bool ruleOfThumb) {
            ReviewedDecision review;
            review.cost = cost;
            review.passed = PassedHand { 0.82, ruleOfThumb };
            return verdictText({ hand, { seatAt(0), Pass() } }, review, LookedAtHand().seating);
        };
        QVERIFY(!told(0, true).contains(QStringLiteral("mauer")));
        QVERIFY(told(0, true).contains(QStringLiteral("here the pass costs nothing")));
        QVERIFY(!told(0.5, false).contains(QStringLiteral("too")));
    }

    void what_the_persons_decisions_cost_is_one_sentence()
    {
        const QString card = QStringLiteral("10♥");
        QCOMPARE(
            ownCostText(0, 0, {}), QStringLiteral("None of your decisions cost you anything."));
        QCOMPARE(ownCostText(0.8, 0.8, card),
            QStringLiteral("One decision cost you 0.80 points on average: 10♥."));
        QCOMPARE(ownCostText(1.2, 0.8, card),
            QStringLiteral("Your decisions cost you 1.20 points on average, 0.80 of them with "
                           "10♥."));
    }

    void a_screen_reader_hears_who_what_and_at_what_cost()
    {
        const LookedAtHand hand;
        const std::size_t first = hand.firstCard();
        const ReviewedDecision review = costing(hand.steps[first], 0.75);
        const QString words = spokenStep(hand.steps[first], &review, true, hand.seating);
        QVERIFY2(words.contains(decisionText(hand.steps[first])), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("cost 0.75")), qPrintable(words));
        QVERIFY2(words.contains(QStringLiteral("costliest")), qPrintable(words));
        QVERIFY(spokenStep(hand.steps[first], nullptr, false, hand.seating)
                    .contains(QStringLiteral("not reviewed yet")));
    }
};

REGISTER_WIDGET_TEST(ReviewWordsTest)
#include "review_words_test.moc"
