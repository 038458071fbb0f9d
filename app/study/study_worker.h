// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/study/rounds_thread.h"
#include "engine/study/study_question.h"

#include <QObject>

namespace sheepshead {

/// Answers a question of a study on a thread of its own, round by round, and tells each answer. It
/// can be stopped and go on. The destructor stops it at once.
class StudyWorker : public QObject {
    Q_OBJECT

public:
    explicit StudyWorker(StudyQuestion question, QObject* parent = nullptr);

    const Observation& seen() const { return seen_; }
    bool isWorking() const { return thread_.isWorking(); }
    /// Goes on from the last answer; ignored while it works, and once nothing is left to do.
    void goOn();
    /// Returns once nothing works any more. The answer so far stays.
    void stop() { thread_.stop(); }

Q_SIGNALS:
    void answered(const sheepshead::StudyAnswer& answer);
    /// Why the recommended choice is best; after the first answer, and for each other choice that
    /// is recommended later.
    void explained(const sheepshead::Advice& advice);
    /// It has stopped, or is done.
    void rested();

private:
    void work(const std::stop_token& stop, const RoundsThread::Tell& tell);
    void explain(const std::stop_token& stop, const RoundsThread::Tell& tell);

    StudyQuestion question_; ///< of the thread while it works
    const Observation seen_;
    std::optional<Action> explained_; ///< of the thread while it works
    RoundsThread thread_;             ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
