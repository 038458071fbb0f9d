// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/progress.h"
#include "engine/support/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

/// Copies a score book as it is at this moment into one file, which is there whole or not at all; a
/// file of that name is replaced. The copy is checked before it gets its name. The book may be
/// written meanwhile. For any thread; problems are those of StorageFault.
std::optional<Problem> backUp(const std::filesystem::path& book, const std::filesystem::path& file,
    const Progress& progress = {});

/// How many daily backups are kept.
inline constexpr std::size_t keptBackups = 7;

/// Makes the backup of this day ("2024-05-31"), in the folder "backups" beside the book, unless it
/// is there, and deletes the oldest beyond keptBackups. A book without a sheet is not worth one:
/// after a loss it must not push out the good ones. Without a day it is today. Returns whether
/// there is one of this day now.
Result<bool> backUpDaily(
    const std::filesystem::path& book, const std::string& day = {}, const Progress& progress = {});

/// The daily backups of a book, the newest first. Those of days after today are the last: the clock
/// was set back since. Without a day it is today.
std::vector<std::filesystem::path> dailyBackups(
    const std::filesystem::path& book, const std::string& today = {});

/// A backup that can be restored, and what is in it.
struct GoodBackup {
    std::filesystem::path file;
    int sheets = 0;
    int hands = 0;
    std::string lastPlayed; ///< "2024-05-31T18:04:00Z"; empty without a sheet
};

/// Reads a backup through. A file that cannot be restored is a problem (StorageFault::NotABackup),
/// whose place has the details.
Result<GoodBackup> inspectBackup(const std::filesystem::path& file, const Progress& progress = {});

/// The newest daily backup that can be restored.
std::optional<GoodBackup> newestGoodBackup(
    const std::filesystem::path& book, const Progress& progress = {});

} // namespace sheepshead
