// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace sheepshead {

/// Throws a StorageError if a file that is there cannot be a score book, or one too new, without
/// writing to it or to anything beside it. A file that is not there, or is empty, is fine.
void checkFile(const std::filesystem::path& file);

/// The same question to an open database that nothing has been written to.
void checkContents(SQLite::Database& database);

} // namespace sheepshead
