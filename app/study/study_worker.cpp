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
    connect(&thread_, &RoundsThread::rested, this, &StudyWorker::rested);
}

void StudyWorker::goOn()
{
    if (isWorking())
        return;
    const StudyAnswer& answer = question_.answer();
    if (answer.complete || answer.rounds >= StudyFigures::mostRounds)
        return;
    thread_.start([this](const std::stop_token& stop, const auto& tell) { work(stop, tell); });
}

/// On the thread.
void StudyWorker::work(const std::stop_token& stop, const RoundsThread::Tell& tell)
{
    while (question_.answer().rounds < StudyFigures::mostRounds && question_.goOn(stop)) {
        tell([this, answer = question_.answer()] { Q_EMIT answered(answer); });
        explain(stop, tell);
    }
}

/// What was stopped is thought up again.
void StudyWorker::explain(const std::stop_token& stop, const RoundsThread::Tell& tell)
{
    const auto& recommended = question_.answer().recommended;
    if (!recommended || explained_ == recommended || stop.stop_requested())
        return;
    const auto advice = question_.advice(stop);
    if (!advice || stop.stop_requested())
        return;
    explained_ = recommended;
    tell([this, advice = *advice] { Q_EMIT explained(advice); });
}

} // namespace sheepshead
