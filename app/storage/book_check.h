// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/progress.h"
#include "app/storage/stored_sheet.h"
#include "engine/support/result.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace sheepshead {

// All only read the file of a book, whatever its version. For any thread.

/// The sheets of a book, the one that was written last first.
Result<std::vector<SheetInfo>> sheetsIn(const std::filesystem::path& book);

/// Reads all pages of a book that was too large to be read whole when it was opened; damage is a
/// problem (StorageFault::Damaged). A smaller book is not read again.
std::optional<Problem> checkPagesLater(
    const std::filesystem::path& book, const Progress& progress = {});

/// What a thorough look at a book found.
struct BookCheck {
    std::vector<SheetInfo> sheets;   ///< each with its fault, if it has one
    std::vector<std::string> faults; ///< of the book as a whole
    int recordsUnread = 0;           ///< hands that cannot be replayed; their scores can be read

    bool sound() const;
};

/// Reads everything: pages, references between tables, every sheet, every hand. A file that is no
/// book, or that cannot be opened, is a problem.
Result<BookCheck> checkBook(const std::filesystem::path& book, const Progress& progress = {});

} // namespace sheepshead
