// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/file/progress.h"
#include "engine/support/result.h"

#include <filesystem>
#include <string>

namespace sheepshead {

/// What could be read of a damaged book.
struct RecoveryReport {
    int sheets = 0;
    int hands = 0;
    int lostSheets = 0; ///< of those that the damaged book still names
    int lostHeads = 0; ///< of the sheets: their names are lost, and they are "Recovered sheet 1" …
    int lostHands =
        0; ///< of sheets that are there; how many were lost with their sheets is unknown
    std::filesystem::path backup;   ///< from which it came, if that has more hands than the book
    std::filesystem::path setAside; ///< the damaged book, all its bytes as they were
};

/// Reads what can be read of a damaged book, sheet by sheet and hand by hand, and puts a sound book
/// with it in its place; the damaged one is set aside. The file is read with the log beside it and
/// without, and the daily backups are looked at; the one with the most hands is taken. A hand that
/// the program could not read is left out. A sheet whose own row is lost comes under a new head:
/// "Recovered sheet 1", with the rules and players of its hands. If nothing can be read, that is a
/// problem (StorageFault::NotRecoverable), and nothing changes. For any thread.
Result<RecoveryReport> recoverBook(
    const std::filesystem::path& book, const Progress& progress = {});

} // namespace sheepshead
