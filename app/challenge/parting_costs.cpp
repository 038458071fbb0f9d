// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/challenge/parting_costs.h"

#include "app/session/advisor.h"

namespace sheepshead {

void PartingCosts::ask(const std::vector<Parting>& partings)
{
    withdraw();
    std::vector<HandStep> steps;
    for (const Parting& parting : partings) {
        steps.push_back(parting.yours);
        steps.push_back(parting.theirs);
    }
    costs_.assign(steps.size(), {});
    if (steps.empty())
        return;
    worker_ = std::make_unique<ReviewWorker>(std::move(steps), adviceSeed);
    connect(worker_.get(), &ReviewWorker::found, this, &PartingCosts::take);
}

/// They come in their order: theirs after yours.
void PartingCosts::take(std::size_t step, const ReviewedDecision& review)
{
    costs_[step] = review.cost;
    if (step % 2 == 1)
        Q_EMIT found(step / 2, costs_[step - 1], costs_[step]);
}

} // namespace sheepshead
