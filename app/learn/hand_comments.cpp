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
    worker_.reset(new ReviewWorker(steps_, adviceSeed, budget, {}, { seat }));
    connect(worker_.get(), &ReviewWorker::found, this, &HandComments::take);
}

void HandComments::take(std::size_t step, const ReviewedDecision& review)
{
    if (!worker_ || missing_ == 0)
        return;
    reviews_[step] = review;
    if (--missing_ > 0)
        return;
    withdraw();
    Q_EMIT found(steps_, reviews_);
}

} // namespace sheepshead
