// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>
#include <functional>
#include <string>

namespace sheepshead {

/// Tells the time as "2024-05-31T18:04:00Z".
using Clock = std::function<std::string()>;

/// A score book's file, open, checked and of the newest format. What is committed stays, even if
/// the plug is pulled. Throws; ScoreBook and SavedMatch are the doors to it.
class DatabaseFile {
public:
    DatabaseFile(const std::filesystem::path& file, Clock clock);

    const std::filesystem::path& path() const { return path_; }
    SQLite::Database& database() { return database_; }
    std::string now();

    /// Work that writes: all of it or nothing, and nobody else in between.
    template <class Work> auto write(Work work)
    {
        SQLite::Transaction transaction(database_, SQLite::TransactionBehavior::IMMEDIATE);
        return finished(transaction, work);
    }
    /// Work that reads several times: it sees one state of things.
    template <class Work> auto read(Work work)
    {
        SQLite::Transaction transaction(database_);
        return finished(transaction, work);
    }

private:
    template <class Work> auto finished(SQLite::Transaction& transaction, Work work)
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
    SQLite::Database database_;
    Clock clock_;
};

} // namespace sheepshead
