// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <string>

namespace sheepshead::fuzzing {

/// The bytes of a sound score book with a few hands and the line of a real table; made once.
const std::string& smallBook();

/// The bytes of a database as one in memory. Throws a SQLite::Exception where they are none.
SQLite::Database inMemory(const std::string& bytes);

/// Reads all that the program ever reads of a book, and what recovery would save of it. Damage is
/// told by a StorageError, or by an exception of SQLiteCpp.
void readAll(SQLite::Database& book);

} // namespace sheepshead::fuzzing
