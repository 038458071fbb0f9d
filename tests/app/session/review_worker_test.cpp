// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/review_worker.h"
#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <functional>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr ReviewBudget tiny { .search = { .cardWorlds = 4, .planWorlds = 8, .bidWorlds = 2 },
    .openTricks = 1 };

std::vector<HandStep> finishedHand()
{
    HandState hand = Match({}, 4, seatAt(0)).dealHand();
    HandRecord record { hand.variant(), hand.deal(), hand.doubler(), {}, {} };
    RulePlayer player;
    record.actions = playOut(hand, player);
    return stepsOf(record).value();
}

} // namespace

class ReviewWorkerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_decision_is_told_in_order_on_this_thread()
    {
        const auto steps = finishedHand();
        ReviewWorker worker(steps, 1, tiny);
        std::vector<std::size_t> told;
        connect(&worker, &ReviewWorker::found, this,
            [&](std::size_t step, const ReviewedDecision& review) {
                QCOMPARE(QThread::currentThread(), thread());
                QVERIFY(review.cost.value_or(0) >= 0);
                told.push_back(step);
            });
        QSignalSpy finished(&worker, &ReviewWorker::finished);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(told.size(), steps.size());
        QVERIFY(std::ranges::is_sorted(told));
    }

    void the_decisions_of_a_seat_can_come_first()
    {
        const auto steps = finishedHand();
        ReviewWorker worker(steps, 1, tiny, {}, SeatSet { seatAt(0) });
        std::vector<bool> own;
        connect(&worker, &ReviewWorker::found, this,
            [&](std::size_t step) { own.push_back(steps[step].decision.seat == seatAt(0)); });
        QSignalSpy finished(&worker, &ReviewWorker::finished);
        QTRY_COMPARE(finished.count(), 1);
        QCOMPARE(own.size(), steps.size());
        QVERIFY(own.front() && !own.back());
        QVERIFY(std::ranges::is_partitioned(own, std::identity()));
    }

    void who_is_no_longer_wanted_stops_in_the_middle()
    {
        ReviewBudget endless;
        endless.search = {
            .cardWorlds = 1'000'000'000, .planWorlds = 1'000'000'000, .bidWorlds = 1'000'000'000
        };
        auto worker = std::make_unique<ReviewWorker>(finishedHand(), 1, endless);
        worker.reset(); // comes back
    }
};

REGISTER_GUILESS_TEST(ReviewWorkerTest)
#include "review_worker_test.moc"
