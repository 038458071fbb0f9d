// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include <filesystem>

namespace sheepshead::testing {

/// Another program that is writing to the book for as long as this lives.
struct Hog {
    explicit Hog(const std::filesystem::path& file)
        : database(file.string(), SQLite::OPEN_READWRITE)
        , transaction(database, SQLite::TransactionBehavior::IMMEDIATE)
    {
    }
    SQLite::Database database;
    SQLite::Transaction transaction;
};

} // namespace sheepshead::testing
