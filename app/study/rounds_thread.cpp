// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/rounds_thread.h"

#include <utility>

namespace sheepshead {

void RoundsThread::start(Work work)
{
    if (working_)
        return;
    thread_ = {};
    working_ = true;
    const int run = ++run_;
    thread_ = std::jthread([this, run, work = std::move(work)](const std::stop_token& stop) {
        work(stop, [this, run](const std::function<void()>& what) { tell(run, what); });
        tell(run, [this] {
            working_ = false;
            Q_EMIT rested();
        });
    });
}

void RoundsThread::stop()
{
    if (!working_)
        return;
    ++run_;
    thread_ = {}; // asks it to stop, and waits
    working_ = false;
    Q_EMIT rested();
}

void RoundsThread::tell(int run, const std::function<void()>& what)
{
    QMetaObject::invokeMethod(
        this,
        [this, run, what] {
            if (run == run_)
                what();
        },
        Qt::QueuedConnection);
}

} // namespace sheepshead
