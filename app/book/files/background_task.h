// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/progress.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <deque>
#include <functional>
#include <thread>

class QProgressDialog;
class QTimer;
class QWidget;

namespace sheepshead {

/// One piece of work on files at a time, in a thread of its own, so that the table is never
/// blocked. If it takes a while, a window shows how far it is and can stop it. The destructor stops
/// it too, in the middle of a query: to quit never waits for the end of the work.
class BackgroundTask : public QObject {
    Q_OBJECT

public:
    /// What is to be done with the result, in the thread of the window.
    using Result = std::function<void()>;
    using Work = std::function<Result(const Progress&)>;
    /// What the person can do meanwhile: play on, or only wait.
    enum class Meanwhile { Play, Wait };

    explicit BackgroundTask(QWidget& window);
    ~BackgroundTask() override;

    bool isRunning() const { return running_; }
    /// Waits for what is running. The label says what is done: "Importing…". Without one there is
    /// no window.
    void start(const QString& label, Work work, Meanwhile meanwhile = Meanwhile::Play);

    /// Does it at once, or after all that runs and waits.
    void whenIdle(std::function<void()> then);

Q_SIGNALS:
    void started();
    void ended();

private:
    struct Waiting {
        QString label;
        Work work;
        Meanwhile meanwhile;
    };

    void openDialog(const QString& label, Meanwhile meanwhile);
    void showProgress();
    void end(const Result& result);

    QWidget& window_;
    QProgressDialog* dialog_ = nullptr;
    QTimer* timer_;
    bool running_ = false;
    std::deque<Waiting> waiting_;
    std::atomic<double> share_ = 0;
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
