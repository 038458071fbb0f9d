// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/query_stop.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>
#include <optional>
#include <stop_token>

namespace sheepshead {

/// A score book to read: all that it had at one moment, whatever other programs write meanwhile.
/// The file does not change; one of an older version is read from a copy that has the newest
/// format. For a thread of its own: it shares nothing with others.
class BookReader {
public:
    /// Throws. A file that is not there, or is empty, is no book either (StorageFault::NoBook). A
    /// book whose making was stopped before it had a table reads as one without sheets. Queries end
    /// when the token asks for that: QueryStop.
    explicit BookReader(const std::filesystem::path& file, std::stop_token stop = {});

    SQLite::Database& database() { return database_; }

private:
    SQLite::Database database_;
    QueryStop stop_;
    std::optional<SQLite::Transaction> moment_;
};

/// Reads a book or backup through, all its pages; damage throws. Changes nothing in it. A large one
/// is read page by page, so that it is never in memory as a whole; for the others see checkFile().
void checkWhole(const std::filesystem::path& file, const std::stop_token& stop = {});

} // namespace sheepshead
