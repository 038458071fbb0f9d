// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace sheepshead {

/// Undoes in memory what SQLite would undo in the file: a change in the middle of which a program
/// was stopped, as the journal beside the file tells it (-journal). Without one, or with one that
/// tells nothing, the bytes stay as they are. Nothing on the disk changes. A journal that cannot be
/// is a StorageError.
void undoUnfinishedChange(std::string& bytes, const std::filesystem::path& file);

} // namespace sheepshead
