// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <filesystem>

namespace sheepshead {

/// Throws a StorageError if a file that is there cannot be a score book, is damaged, or too new.
/// Changes no byte of it or of anything beside it. A file that is not there, or is empty, is fine.
/// Takes the time of reading the file.
void checkFile(const std::filesystem::path& file);

/// Asks the same of a database that is open: whose it is, its version, its tables, its pages.
void checkContents(SQLite::Database& database);

/// Whether a program was stopped in the middle of a change that SQLite undoes when it opens the
/// file (-journal).
bool hasUnfinishedChange(const std::filesystem::path& file);

} // namespace sheepshead
