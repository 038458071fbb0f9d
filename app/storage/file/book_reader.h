// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>
#include <optional>

namespace sheepshead {

/// A score book to read: all that it had at one moment, whatever other programs write meanwhile.
/// The file does not change; one of an older version is read from a copy that has the newest
/// format. For a thread of its own: it shares nothing with others.
class BookReader {
public:
    /// Throws. A file that is not there, or is empty, is no book either (StorageFault::NoBook). A
    /// book whose making was stopped before it had a table reads as one without sheets.
    explicit BookReader(const std::filesystem::path& file);

    SQLite::Database& database() { return database_; }

private:
    SQLite::Database database_;
    std::optional<SQLite::Transaction> moment_;
};

} // namespace sheepshead
