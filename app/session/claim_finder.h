// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"

#include <QObject>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace sheepshead {

/// Looks on a thread of its own for what a seat can lay its cards down for, so that no window waits
/// for a proof. Asking never waits either: of several questions only the last one is thought about
/// to the end that anybody hears.
class ClaimFinder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Is answered with found(), once, unless it is withdrawn or another one is asked first. The
    /// observation is that of the seat to act, `legal` what it may do. With a witness, who has seen
    /// something else, a claim that no card matters is found only if he can tell that himself.
    void ask(const Observation& seen, const std::vector<Action>& legal,
        const std::optional<Observation>& witness = {});
    void withdraw();

Q_SIGNALS:
    /// The claim, or that there is none.
    void found(const std::optional<sheepshead::Claim>& claim);

private:
    struct Question {
        int number = 0;
        Observation seen;
        std::vector<Action> legal;
        std::optional<Observation> witness;

        std::optional<Claim> answer() const;
    };

    void think(const std::stop_token& stop);
    void answer(int number, const std::optional<Claim>& claim);

    int number_ = 0; ///< answers to earlier questions come too late
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::optional<Question> next_; ///< guarded by the mutex
    std::jthread thread_;          ///< last, so that it ends before the rest goes
};

} // namespace sheepshead
