// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractAnimation>
#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>

namespace sheepshead {

/// Something to be shown, step by step or at once.
struct Clip {
    /// Called when the clip's turn comes; what it returns is run to its end and deleted. Null:
    /// nothing moves.
    std::function<QAbstractAnimation*()> begin;
    std::function<void()> end = {};
    bool waits = false; ///< after its animation it stays until skip()
};

/// Shows one clip after the other: the only queue of the table. The person may act when it is idle.
class EventPlayer : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Never begins before the caller has returned to the event loop.
    void enqueue(Clip clip);
    bool idle() const { return clips_.empty() && !running_; }
    /// True while a clip waits for skip() to go on.
    bool waiting() const { return waiting_; }

    /// Brings the running clip to its end at once.
    void skip();
    /// Brings everything to its end at once, waiting clips included. Says drained() later, as ever.
    void finish();
    /// Forgets what is not yet shown; the running clip is stopped where it is.
    void clear();

Q_SIGNALS:
    /// A clip has come to its end and waits for skip().
    void waits();
    /// The last clip has ended.
    void drained();

private:
    void post();
    void next();
    void clipStopped();
    void endClip();

    std::deque<Clip> clips_;
    Clip current_;
    QPointer<QAbstractAnimation> animation_;
    bool running_ = false;
    bool waiting_ = false;
    bool posted_ = false;
    bool owesDrained_ = false;
};

} // namespace sheepshead
