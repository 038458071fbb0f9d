// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/study_worker.h"

#include "ui/study/study_figures.h"

#include <utility>

namespace sheepshead {

StudyWorker::StudyWorker(StudyQuestion question, QObject* parent)
    : QObject(parent)
    , question_(std::move(question))
    , seen_(question_.seen())
{
}

void StudyWorker::goOn()
{
    if (working_)
        return;
    thread_ = {};
    const StudyAnswer& answer = question_.answer();
    if (answer.complete || answer.rounds >= StudyFigures::mostRounds)
        return;
    working_ = true;
    const int run = ++run_;
    thread_ = std::jthread([this, run](const std::stop_token& stop) { work(stop, run); });
}

void StudyWorker::stop()
{
    if (!working_)
        return;
    ++run_;
    thread_ = {}; // asks it to stop, and waits
    working_ = false;
    Q_EMIT rested();
}

/// On the thread.
void StudyWorker::work(const std::stop_token& stop, int run)
{
    while (question_.answer().rounds < StudyFigures::mostRounds && question_.goOn(stop)) {
        tell(run, [this, answer = question_.answer()] { Q_EMIT answered(answer); });
        explain(stop, run);
    }
    tell(run, [this] {
        working_ = false;
        Q_EMIT rested();
    });
}

/// What was stopped is thought up again.
void StudyWorker::explain(const std::stop_token& stop, int run)
{
    const auto& recommended = question_.answer().recommended;
    if (!recommended || explained_ == recommended || stop.stop_requested())
        return;
    const auto advice = question_.advice(stop);
    if (!advice || stop.stop_requested())
        return;
    explained_ = recommended;
    tell(run, [this, advice = *advice] { Q_EMIT explained(advice); });
}

void StudyWorker::tell(int run, const std::function<void()>& what)
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
