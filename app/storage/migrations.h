// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>
#include <span>

namespace sheepshead {

inline constexpr std::int32_t applicationId = 0x53686570; ///< "Shep": marks a file as ours
inline constexpr int busyTimeout = 250; ///< ms; nobody may wait longer for a card to fall

/// What made the schema what it is, a step a version. Steps are only ever added at the end.
std::span<const char* const> migrations();

/// How many of the steps a database has seen.
int schemaVersion(SQLite::Database& database);

/// Takes the steps that are missing, each one whole or not at all, however many programs do so at
/// once. A database that has been in use is first copied to a new file beside it. Throws.
void migrate(SQLite::Database& database, const std::filesystem::path& file,
    std::span<const char* const> steps);

} // namespace sheepshead
