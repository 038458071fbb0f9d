// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/review_worker.h"

#include <QObject>

#include <memory>
#include <vector>

namespace sheepshead {

/// Works out, on a thread of its own, what the decisions of one seat cost in a finished hand, and
/// why.
class HandComments : public QObject {
    Q_OBJECT

public:
    /// In place of what was asked before. Nothing is found of a hand that cannot be replayed.
    void ask(const HandRecord& hand, Seat seat);
    /// Nothing of what was asked is found any more.
    void withdraw() { worker_.reset(); }

Q_SIGNALS:
    /// All decisions of the seat; those of the others have no reviews.
    void found(const std::vector<sheepshead::HandStep>& steps,
        const std::vector<sheepshead::ReviewedDecision>& reviews);

private:
    void take(std::size_t step, const ReviewedDecision& review);

    std::vector<HandStep> steps_;
    std::vector<ReviewedDecision> reviews_;
    std::size_t missing_ = 0; ///< decisions of the seat that are not reviewed yet
    std::unique_ptr<ReviewWorker> worker_;
};

} // namespace sheepshead
