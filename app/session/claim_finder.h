// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/claims/claim.h"

#include <QObject>

#include <condition_variable>
#include <mutex>
#include <thread>

namespace sheepshead {

/// Searches on its own thread for what a seat can lay its cards down for, so that no window waits
/// for a proof. Asking does not wait either: only the last of several questions is answered.
class ClaimFinder : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Is answered with found(), once, unless it is withdrawn or another one is asked first. The
    /// observation is that of the seat to act, `legal` what it may do. With a witness, an
    /// observation of another seat, a claim that no card matters is found only if the witness can
    /// prove it as well.
    void ask(const Observation& seen, const std::vector<Action>& legal,
        const std::optional<Observation>& witness = {});
    void withdraw();

Q_SIGNALS:
    /// The claim; empty if there is none.
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

    int number_ = 0; ///< answers to earlier questions are dropped
    std::mutex mutex_;
    std::condition_variable_any asked_;
    std::optional<Question> next_; ///< guarded by the mutex
    std::jthread thread_;          ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
