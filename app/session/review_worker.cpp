// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/review_worker.h"

#include "app/session/cores.h"

#include <utility>

namespace sheepshead {

ReviewWorker::ReviewWorker(std::vector<HandStep> steps, std::uint64_t seed,
    const ReviewBudget& budget, const Opponents& opponents, QObject* parent)
    : QObject(parent)
    , steps_(std::move(steps))
    , thread_([this, seed, budget, opponents](const std::stop_token& stop) {
        HandReview review(seed, budget, onAllCores);
        review.meet(opponents);
        for (std::size_t i = 0; i < steps_.size(); ++i) {
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
    if (step + 1 == steps_.size())
        Q_EMIT finished();
}

} // namespace sheepshead
