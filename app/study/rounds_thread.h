// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <thread>

namespace sheepshead {

/// Works on a question in rounds, on a thread of its own. The work can be stopped and go on. The
/// destructor stops it at once.
class RoundsThread : public QObject {
    Q_OBJECT

public:
    /// Has something done on the thread of this object, unless the work was stopped before.
    using Tell = std::function<void(const std::function<void()>& what)>;
    using Work = std::function<void(const std::stop_token& stop, const Tell& tell)>;

    using QObject::QObject;

    bool isWorking() const { return working_; }
    /// Ignored while it works. The work returns soon after it is to stop.
    void start(Work work);
    /// Returns once nothing works any more.
    void stop();

Q_SIGNALS:
    /// It has stopped, or is done.
    void rested();

private:
    void tell(int run, const std::function<void()>& what);

    bool working_ = false;
    int run_ = 0;         ///< what an earlier run tells is dropped
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
