// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/progress.h"
#include "engine/support/result.h"

#include <filesystem>
#include <optional>

namespace sheepshead {

/// Puts a backup in the place of a score book. What was there, damaged or not, keeps all its bytes
/// under a free name, which is returned; it is empty if nothing was there. A backup that is no book
/// of this program is refused (StorageFault::NotABackup), as is a book that is open anywhere, in
/// this program too (InUse); then nothing changes.
///
/// A book that is a symbolic link stays one: the file that it leads to is replaced.
///
/// Killed in the middle, the book is either as it was, or DatabaseFile finishes the work when it
/// opens the book next.
Result<std::filesystem::path> restoreBook(const std::filesystem::path& book,
    const std::filesystem::path& backup, const Progress& progress = {});

/// The first half, after which only names change: the work is noted beside the book. Returns the
/// name that the book will get.
Result<std::filesystem::path> prepareRestore(const std::filesystem::path& book,
    const std::filesystem::path& backup, const Progress& progress = {});

/// Finishes what was noted beside a book that is opened to be written; usually there is nothing. A
/// note that this program would not write is set aside, and does nothing. Throws.
void finishRestore(const std::filesystem::path& book);

} // namespace sheepshead
