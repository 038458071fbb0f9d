// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/file_names.h"
#include "app/storage/file/log_mark.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>
#include <functional>
#include <string>

namespace sheepshead {

/// Returns the time as "2024-05-31T18:04:00Z".
using Clock = std::function<std::string()>;

/// A score book's file, open, checked and of the newest format. What is committed survives a power
/// cut. Throws; only ScoreBook and SavedMatch use it.
class DatabaseFile {
public:
    DatabaseFile(const std::filesystem::path& file, Clock clock);

    const std::filesystem::path& path() const { return path_; }
    SQLite::Database& database() { return database_; }
    const Clock& clock() const { return clock_; }
    std::string now();

    /// Copies all that is in it to a file that is not there yet.
    void copyTo(const std::filesystem::path& file);

    /// Where a log that belongs to another book was put when this one was opened; empty without
    /// one.
    const std::filesystem::path& foreignLog() const { return foreignLog_; }

    /// Runs work that writes: all of it or nothing, and no other program writes in between. The
    /// file alone is the whole book then, as far as no other program looks at it just now.
    template <class Work> auto write(Work work)
    {
        const LogEmptier afterwards { database_ };
        return writeStep(std::move(work));
    }
    /// The same for a step of a hand in play, which stays in the log for speed.
    template <class Work> auto writeStep(Work work)
    {
        checkPlace();
        BookChange change(database_, behindLinks(path_));
        return finished(change, work);
    }
    /// Runs work that reads several times: it sees one state of the file.
    template <class Work> auto read(Work work)
    {
        SQLite::Transaction transaction(database_);
        return finished(transaction, work);
    }

private:
    struct LogEmptier {
        SQLite::Database& database;
        ~LogEmptier() { emptyLog(database); }
    };

    /// A file that was moved or deleted could still be written, but its changes would be lost.
    void checkPlace();

    template <class Change, class Work> auto finished(Change& transaction, Work work)
    {
        if constexpr (std::is_void_v<decltype(work())>) {
            work();
            transaction.commit();
        } else {
            auto made = work();
            transaction.commit();
            return made;
        }
    }

    std::filesystem::path path_;
    std::filesystem::path foreignLog_;
    SQLite::Database database_;
    Clock clock_;
};

} // namespace sheepshead
