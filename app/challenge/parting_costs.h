// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/review_worker.h"
#include "engine/challenge/parting.h"

#include <QObject>

#include <memory>

namespace sheepshead {

/// Works out in the background what two people's decisions cost where they parted ways.
class PartingCosts : public QObject {
    Q_OBJECT

public:
    /// In place of what was asked before.
    void ask(const std::vector<Parting>& partings);
    void withdraw() { worker_.reset(); }

Q_SIGNALS:
    /// What the decisions of a parting cost, as the review tells it; nothing where it cannot.
    void found(std::size_t parting, std::optional<double> yours, std::optional<double> theirs);

private:
    void take(std::size_t step, const ReviewedDecision& review);

    std::vector<std::optional<double>> costs_; ///< yours and theirs of one parting after another
    std::unique_ptr<ReviewWorker> worker_;
};

} // namespace sheepshead
