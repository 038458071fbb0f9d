// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/review_worker.h"

#include "app/session/cores.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace sheepshead {

namespace {

std::vector<std::size_t> orderOf(const std::vector<HandStep>& steps, SeatSet first)
{
    std::vector<std::size_t> order(steps.size());
    std::iota(order.begin(), order.end(), std::size_t { 0 });
    std::stable_partition(order.begin(), order.end(),
        [&](std::size_t i) { return first.contains(steps[i].decision.seat); });
    return order;
}

} // namespace

ReviewWorker::ReviewWorker(std::vector<HandStep> steps, std::uint64_t seed,
    const ReviewBudget& budget, const Acquaintances& known, SeatSet first, QObject* parent)
    : QObject(parent)
    , steps_(std::move(steps))
    , thread_([this, seed, budget, known, first](const std::stop_token& stop) {
        HandReview review(seed, budget, onAllCores);
        review.meet(known);
        for (const std::size_t i : orderOf(steps_, first)) {
            const ReviewedDecision found = review.review(steps_[i], stop);
            if (stop.stop_requested())
                return;
            QMetaObject::invokeMethod(
                this, [this, i, found] { tell(i, found); }, Qt::QueuedConnection);
        }
    })
{
}

void ReviewWorker::tell(std::size_t step, const ReviewedDecision& review)
{
    Q_EMIT found(step, review);
    if (++told_ == steps_.size())
        Q_EMIT finished();
}

} // namespace sheepshead
