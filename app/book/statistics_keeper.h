// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/backlog.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <filesystem>
#include <mutex>
#include <thread>

namespace sheepshead {

/// Keeps the statistics of a book up to date in the background: first what is noticed of how people
/// play, then the facts of older hands and the sums of sheets that changed, then, only while the
/// processor is idle, reviews of the person's newest hands: at most `mostReviews` while the program
/// runs.
class StatisticsKeeper : public QObject {
    Q_OBJECT

public:
    /// Notices how people play if that is wanted; see setNoticing().
    StatisticsKeeper(
        std::filesystem::path book, int mostReviews, bool noticing, QObject* parent = nullptr);

    /// Whether hands are learned from. Those that are finished while they are not never will be.
    void setNoticing(bool noticing);

    /// Something was written to the book.
    void wake();

Q_SIGNALS:
    /// All sheets are summed up, or a review was kept.
    void advanced();
    /// Something more is known of how people play.
    void noticed();

private:
    void run(const std::stop_token& stop, const std::filesystem::path& book, int mostReviews);

    std::atomic<bool> noticing_;
    std::mutex lock_;
    std::condition_variable_any waiting_;
    bool awake_ = true;   ///< guarded by the lock
    std::jthread thread_; ///< last: it ends before the other members are destroyed
};

/// What the decisions of these seats cost, by kind, and the mistakes among them; nothing when
/// stopped, or for a record that cannot be replayed. Takes seconds.
std::optional<ReviewedHand> reviewOf(
    const std::string& record, SeatSet people, const std::stop_token& stop);

} // namespace sheepshead
