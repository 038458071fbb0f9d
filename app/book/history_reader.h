// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history.h"

#include <QObject>

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace sheepshead {

// How many sheets a list asks for: few at first, so that they are there at once.
inline constexpr int firstSheets = 60;
inline constexpr int moreSheets = 300;

/// Asks the history of a book on a thread of its own, one question after another, so that windows
/// never wait for the disk. The destructor ends a question in the middle of its query.
class HistoryReader : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<void()>;
    /// Runs on the reader's thread; what it returns runs on this object's, if it is anything.
    using Question = std::function<Answer(const History&)>;

    explicit HistoryReader(std::filesystem::path book, QObject* parent = nullptr);

    void ask(Question question);
    /// Questions that were asked before have no answer any more.
    void forget();

Q_SIGNALS:
    /// The book could not be read.
    void failed(const sheepshead::Problem& problem);

private:
    struct Asked {
        Question question;
        int round = 0;
    };
    void run(const std::stop_token& stop, const std::filesystem::path& book);
    void answer(const Asked& asked, const History& history);

    std::mutex lock_;
    std::condition_variable_any waiting_;
    std::deque<Asked> asked_; ///< guarded by the lock
    int round_ = 0;           ///< of this object's thread
    std::jthread thread_;     ///< last: it ends before the other members are destroyed
};

} // namespace sheepshead
