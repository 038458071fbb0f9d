// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/learn/hand_comments.h"

#include "app/session/advisor.h"

#include <algorithm>

namespace sheepshead {

void HandComments::ask(const HandRecord& hand, Seat seat)
{
    withdraw();
    const auto steps = stepsOf(hand);
    if (!steps)
        return;
    steps_ = *steps;
    reviews_.assign(steps_.size(), {});
    missing_ = static_cast<std::size_t>(std::ranges::count_if(
        steps_, [seat](const HandStep& step) { return step.decision.seat == seat; }));
    ReviewBudget budget;
    budget.reasonsFor = { seat };
    worker_ = std::make_unique<ReviewWorker>(
        steps_, adviceSeed, budget, Acquaintances(), SeatSet { seat });
    connect(worker_.get(), &ReviewWorker::found, this, &HandComments::take);
}

/// The others' decisions, which come after those of the seat, are not waited for.
void HandComments::take(std::size_t step, const ReviewedDecision& review)
{
    reviews_[step] = review;
    if (--missing_ > 0)
        return;
    ReviewWorker* const done = worker_.release(); // it is telling us at this moment
    done->disconnect(this);
    done->setParent(this);
    done->deleteLater();
    Q_EMIT found(steps_, reviews_);
}

} // namespace sheepshead
