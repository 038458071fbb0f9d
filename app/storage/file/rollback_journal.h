// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace sheepshead {

/// Undoes in memory what SQLite would undo in the file: a change in the middle of which a program
/// was stopped, as the journal beside the file tells it (-journal). Without one, or with one that
/// tells nothing, the bytes stay as they are. Nothing on the disk changes. A journal that cannot be
/// is a StorageError.
///
/// Why not SQLite: opened read-only it refuses (SQLITE_READONLY_ROLLBACK), immutable it shows the
/// half change, and a copy that it may write needs as much room as the book has, which a full disk,
/// where people look for what is left, does not have.
void undoUnfinishedChange(std::string& bytes, const std::filesystem::path& file);

} // namespace sheepshead
