// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>
#include <optional>
#include <string>

namespace sheepshead {

/// A log (-wal) is committed changes that are not in the file yet. SQLite would apply any log that
/// lies there under the right name, also one that a killed program left before another book was
/// copied in its place. So each log begins a new generation of the book and names the one that it
/// follows; a log belongs to the file whose generation is either of the two.
struct LogMark {
    std::string generation;
    std::string previous;
};

/// None in a book of a version without it. Throws.
std::optional<LogMark> readLogMark(SQLite::Database& database);

/// A copy goes its own way: no log of the original belongs to it. Does nothing without a mark.
void beginOwnGeneration(SQLite::Database& database);

/// For changes that are no BookChange: their log has the mark too.
void markLog(SQLite::Database& database);

/// A transaction that changes a book, and marks its log. As with SQLite::Transaction, what is not
/// committed is taken back at the end. Throws.
class BookChange {
public:
    /// DEFERRED takes no lock before something is written, and then cannot begin a generation.
    BookChange(SQLite::Database& database, const std::filesystem::path& book,
        SQLite::TransactionBehavior behaviour = SQLite::TransactionBehavior::IMMEDIATE);

    void commit();

private:
    SQLite::Database& database_;
    SQLite::Transaction transaction_;
    int changesBefore_;
    bool beginsLog_;
};

/// Takes the log into the file and empties it, so that a copy of the file alone is the whole book.
/// Left for the next time while another connection reads or writes. Does not wait, does not throw.
void emptyLog(SQLite::Database& database);

} // namespace sheepshead
