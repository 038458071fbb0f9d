// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/game/practice.h"

#include <QObject>

#include <thread>

namespace sheepshead {

/// What an expert in the person's seat would have scored: plays a deal once, on a thread of its
/// own, with the same computer players as at the table, each without a time limit. So it is the
/// same on every computer.
class ExpertScore : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Is answered with found(), unless another hand is asked for first. The hand has no decisions
    /// yet. The budget is that of experts in the other seats.
    void ask(const HandRecord& hand, const PracticeTable& table, const SearchBudget& budget = {});

Q_SIGNALS:
    void found(int score);

private:
    int question_ = 0;    ///< answers to earlier questions are dropped
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
