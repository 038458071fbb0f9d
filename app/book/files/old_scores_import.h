// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/book_merge.h"
#include "app/storage/stored_sheet.h"
#include "engine/support/result.h"
#include "ui/old_scores/old_scores.h"

#include <filesystem>
#include <string>
#include <vector>

namespace sheepshead {

/// The sheet of an evening that was kept elsewhere.
struct OldSheet {
    NewTable table;
    std::string time; ///< in the evening of that day: 2024-05-31T18:04:00Z
};

/// A sheet for each evening. The same evening makes the same sheet every time.
std::vector<OldSheet> sheetsOf(const OldScores& scores);

/// Adds them to a book, all or none; those that are there already stay as they are. For any thread.
Result<MergeReport> importSheets(const std::filesystem::path& book,
    const std::vector<OldSheet>& sheets, const Progress& progress = {});

} // namespace sheepshead
