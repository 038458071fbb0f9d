// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <span>

namespace sheepshead {

inline constexpr std::int32_t applicationId = 0x53686570; ///< "Shep": marks a file as ours
inline constexpr int busyTimeout = 250; ///< ms; the longest wait for a lock before a card is shown

/// The steps that build the schema, one a version. Add new ones at the end only.
std::span<const char* const> migrations();

/// How many of the steps a database has had.
int schemaVersion(SQLite::Database& database);

/// Runs the steps that are missing, each one whole or not at all, however many programs do so at
/// once. A database that has been in use is first copied to a new file beside it. Throws.
void migrate(SQLite::Database& database, const std::filesystem::path& file,
    std::span<const char* const> steps);

/// Brings a database to the newest format that no other program can see. Throws.
void migratePrivately(SQLite::Database& database);

} // namespace sheepshead
