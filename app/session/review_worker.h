// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"

#include <QObject>

#include <thread>
#include <vector>

namespace sheepshead {

/// Looks back at a finished hand on a thread of its own, one decision after the other, and tells of
/// each as soon as it is found. Stops at once when it goes.
class ReviewWorker : public QObject {
    Q_OBJECT

public:
    ReviewWorker(std::vector<HandStep> steps, std::uint64_t seed, const ReviewBudget& budget = {},
        QObject* parent = nullptr);

Q_SIGNALS:
    void found(std::size_t step, const sheepshead::ReviewedDecision& review);
    void finished();

private:
    void tell(std::size_t step, const ReviewedDecision& review);

    const std::vector<HandStep> steps_;
    std::jthread thread_; ///< last, so that it ends before the rest goes
};

} // namespace sheepshead
