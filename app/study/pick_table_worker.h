// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/study/rounds_thread.h"
#include "engine/openings/pick_table.h"

#include <QObject>

namespace sheepshead {

/// Answers how good a hand is on a thread of its own, and tells the answer after each round. It can
/// be stopped and go on. The destructor stops it at once.
class PickTableWorker : public QObject {
    Q_OBJECT

public:
    explicit PickTableWorker(PickTable table, QObject* parent = nullptr);

    bool isWorking() const { return thread_.isWorking(); }
    /// Goes on from the last answer; ignored while it works, and once the answer is complete.
    void goOn();
    /// Returns once nothing works any more. The answer so far stays.
    void stop() { thread_.stop(); }

Q_SIGNALS:
    void answered(const sheepshead::PickTableAnswer& answer);
    /// It has stopped, or is done.
    void rested();

private:
    PickTable table_;     ///< of the thread while it works
    RoundsThread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
