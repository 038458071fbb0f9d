// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/history_reader.h"

#include <utility>

namespace sheepshead {

HistoryReader::HistoryReader(std::filesystem::path book, QObject* parent)
    : QObject(parent)
    , thread_([this, book = std::move(book)](const std::stop_token& stop) { run(stop, book); })
{
}

void HistoryReader::ask(Question question)
{
    {
        const std::lock_guard guard(lock_);
        asked_.push_back({ std::move(question), round_ });
    }
    waiting_.notify_one();
}

void HistoryReader::forget()
{
    ++round_;
    const std::lock_guard guard(lock_);
    asked_.clear();
}

void HistoryReader::run(const std::stop_token& stop, const std::filesystem::path& book)
{
    const auto history = History::open(book, stop);
    if (!history) {
        QMetaObject::invokeMethod(
            this, [this, problem = history.problem()] { Q_EMIT failed(problem); },
            Qt::QueuedConnection);
        return;
    }
    while (true) {
        std::unique_lock guard(lock_);
        waiting_.wait(guard, stop, [this] { return !asked_.empty(); });
        if (stop.stop_requested())
            return;
        const Asked next = std::move(asked_.front());
        asked_.pop_front();
        guard.unlock();
        answer(next, *history);
    }
}

void HistoryReader::answer(const Asked& asked, const History& history)
{
    QMetaObject::invokeMethod(
        this,
        [this, round = asked.round, found = asked.question(history)] {
            if (round == round_ && found)
                found();
        },
        Qt::QueuedConnection);
}

} // namespace sheepshead
