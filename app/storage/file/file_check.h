// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <filesystem>

namespace sheepshead {

/// Of a large file Quick reads only the beginning, so that no start of the program is felt; all
/// others are read whole.
enum class CheckDepth : std::uint8_t { Quick, Whole };

/// Larger files take too long to be read whole at every start. In bytes.
inline constexpr std::uintmax_t largestReadAtStart = 16'000'000;

/// Throws a StorageError if a file that is there cannot be a score book, is damaged, or too new.
/// Changes no byte of it or of anything beside it. A file that is not there, or is empty, is fine.
/// Takes the time of reading the file.
void checkFile(const std::filesystem::path& file, CheckDepth depth = CheckDepth::Whole);

/// Whether Quick reads only the beginning of the file.
bool isTooLargeForStart(const std::filesystem::path& file);

/// Asks the same of a database that is open: whose it is, its version, its tables and, if it is to
/// be read whole, its pages. In a transaction of its own, if there is none.
void checkContents(SQLite::Database& database, CheckDepth depth = CheckDepth::Whole);

/// What a file from outside says of itself runs nothing: neither triggers and views, of which a
/// book has none, nor functions with effects in its schema nor writes to SQLite's own tables. For
/// every connection to a file.
void harden(SQLite::Database& database);

/// Whether a program was stopped in the middle of a change that SQLite undoes when it opens the
/// file (-journal).
bool hasUnfinishedChange(const std::filesystem::path& file);

} // namespace sheepshead
