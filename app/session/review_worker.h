// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/advice/hand_review.h"

#include <QObject>

#include <thread>
#include <vector>

namespace sheepshead {

/// Reviews the decisions of a finished hand in order on its own thread, those of some seats before
/// all others, and emits each result as soon as it is found. What is known of the others is what a
/// player knew who met them before. The destructor stops it at once.
class ReviewWorker : public QObject {
    Q_OBJECT

public:
    ReviewWorker(std::vector<HandStep> steps, std::uint64_t seed, const ReviewBudget& budget = {},
        const Acquaintances& known = {}, SeatSet first = {}, QObject* parent = nullptr);

Q_SIGNALS:
    void found(std::size_t step, const sheepshead::ReviewedDecision& review);
    void finished();

private:
    void tell(std::size_t step, const ReviewedDecision& review);

    const std::vector<HandStep> steps_;
    std::size_t told_ = 0;
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
