// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/hand_comments.h"

#include "tests/support/registered_test.h"
#include "tests/ui/review/looked_at_hand.h"

#include <QElapsedTimer>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr Seat pupil = seatAt(0);
constexpr int patience = 180'000;

/// What was found, by the number of decisions of the hand, and which of them were reviewed.
struct Heard {
    explicit Heard(HandComments& comments)
    {
        QObject::connect(&comments, &HandComments::found, &comments,
            [this](const std::vector<HandStep>& found, const std::vector<ReviewedDecision>& all) {
                ++times;
                steps = found;
                reviews = all;
            });
    }

    int times = 0;
    std::vector<HandStep> steps;
    std::vector<ReviewedDecision> reviews;
};

/// All decisions of the pupil in this hand, and no other's.
bool isWhole(const Heard& heard, const LookedAtHand& hand)
{
    if (heard.steps.size() != hand.steps.size() || heard.reviews.size() != hand.steps.size()
        || heard.steps.front().before.deal() != hand.record.deal)
        return false;
    for (std::size_t i = 0; i < hand.steps.size(); ++i)
        if (!hand.steps[i].forced()
            && heard.reviews[i].cost.has_value() != (hand.steps[i].decision.seat == pupil))
            return false;
    return true;
}

} // namespace

class HandCommentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_decision_of_the_seat_is_reviewed()
    {
        const LookedAtHand hand;
        HandComments comments;
        const Heard heard(comments);
        comments.ask(hand.record, pupil);
        QTRY_COMPARE_WITH_TIMEOUT(heard.times, 1, patience);
        QVERIFY(isWhole(heard, hand));
    }

    /// Also where the first hand had more decisions, and some of them were found already.
    void only_the_hand_that_was_asked_last_is_commented_on()
    {
        const LookedAtHand first(4);
        const LookedAtHand last(9);
        HandComments comments;
        const Heard heard(comments);
        QElapsedTimer working;
        working.start();
        comments.ask(first.record, pupil);
        QTRY_COMPARE_WITH_TIMEOUT(heard.times, 1, patience);
        const auto whole = static_cast<int>(working.elapsed());
        comments.ask(first.record, pupil);
        QTest::qSleep(whole); // as long as that takes here: results are on their way now
        comments.ask(last.record, pupil);
        QTRY_COMPARE_WITH_TIMEOUT(heard.times, 2, patience);
        QVERIFY(isWhole(heard, last));
    }

    void what_is_withdrawn_is_not_told()
    {
        const LookedAtHand hand;
        HandComments comments;
        const Heard heard(comments);
        comments.ask(hand.record, pupil);
        comments.withdraw();
        QCoreApplication::processEvents();
        QCOMPARE(heard.times, 0);
    }

    void a_hand_that_cannot_be_replayed_is_not_commented_on()
    {
        LookedAtHand hand;
        hand.record.actions.front() = { pupil, GoAlone {} };
        HandComments comments;
        const Heard heard(comments);
        comments.ask(hand.record, pupil);
        QCoreApplication::processEvents();
        QCOMPARE(heard.times, 0);
    }
};

REGISTER_WIDGET_TEST(HandCommentsTest)
#include "hand_comments_test.moc"
