// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/files/background_task.h"

#include <QProgressDialog>
#include <QTimer>

#include <utility>

namespace sheepshead {

namespace {

constexpr int wholeProgress = 1000;
constexpr int progressInterval = 100;     ///< ms
constexpr int patienceBeforeWindow = 500; ///< ms
constexpr int shortPatience = 150;        ///< ms; where the person can only wait

} // namespace

BackgroundTask::BackgroundTask(QWidget& window)
    : window_(window)
    , timer_(new QTimer(this))
{
    timer_->setInterval(progressInterval);
    connect(timer_, &QTimer::timeout, this, &BackgroundTask::showProgress);
}

BackgroundTask::~BackgroundTask() = default; // its thread is asked to stop, and ends

void BackgroundTask::start(const QString& label, Work work, Meanwhile meanwhile)
{
    if (running_)
        return waiting_.push_back({ label, std::move(work), meanwhile });
    running_ = true;
    share_ = 0;
    if (!label.isEmpty())
        openDialog(label, meanwhile);
    Q_EMIT started();
    thread_ = std::jthread([this, work = std::move(work)](const std::stop_token& stop) {
        Result result = work(Progress(
            [this](double share) {
                share_ = share;
                return true;
            },
            stop));
        QMetaObject::invokeMethod(
            this, [this, result = std::move(result)] { end(result); }, Qt::QueuedConnection);
    });
}

void BackgroundTask::whenIdle(std::function<void()> then)
{
    if (!running_)
        return then();
    connect(
        this, &BackgroundTask::ended, this, [this, then = std::move(then)] { whenIdle(then); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

void BackgroundTask::openDialog(const QString& label, Meanwhile meanwhile)
{
    const bool wait = meanwhile == Meanwhile::Wait;
    dialog_ = new QProgressDialog(label, tr("Stop"), 0, wholeProgress, &window_);
    dialog_->setWindowTitle(tr("Score book"));
    dialog_->setWindowModality(wait ? Qt::WindowModal : Qt::NonModal);
    dialog_->setMinimumDuration(wait ? shortPatience : patienceBeforeWindow);
    dialog_->setAutoClose(false);
    dialog_->setAutoReset(false);
    connect(dialog_, &QProgressDialog::canceled, this, [this] { thread_.request_stop(); });
    dialog_->setValue(0);
    timer_->start();
}

void BackgroundTask::showProgress()
{
    if (dialog_)
        dialog_->setValue(static_cast<int>(share_ * wholeProgress));
}

void BackgroundTask::end(const Result& result)
{
    thread_.join();
    timer_->stop();
    if (auto* const dialog = std::exchange(dialog_, nullptr)) {
        dialog->disconnect(this);
        dialog->close();
        dialog->deleteLater();
    }
    running_ = false;
    Q_EMIT ended();
    if (result)
        result();
    if (running_ || waiting_.empty())
        return;
    Waiting next = std::move(waiting_.front());
    waiting_.pop_front();
    start(next.label, std::move(next.work), next.meanwhile);
}

} // namespace sheepshead
