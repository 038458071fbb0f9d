// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/table_shape.h"
#include "app/storage/file/progress.h"
#include "app/storage/imported_parts.h"

#include <SQLiteCpp/Database.h>

#include <cstdint>
#include <string>
#include <vector>

namespace sheepshead {

/// What a merge did.
struct MergeReport {
    int sheets = 0;                      ///< came in
    int hands = 0;                       ///< rows of them
    int people = 0;                      ///< new in the book
    std::vector<ImportedSheet> added;    ///< those sheets, by their numbers in the book
    std::vector<ImportedSeason> seasons; ///< that came in, by their numbers in the book
    std::vector<std::string> known;      ///< names of sheets that were there already, as they are
    std::vector<std::string> different;  ///< there already, with other contents; the book's stayed
    std::vector<std::string> unreadable; ///< of another book: what cannot be read of it
};

/// Adds the people, sheets and seasons of one database to a book; both have the newest format. Runs
/// in a transaction of the caller. Throws, and the book must then be rolled back.
///
/// A person is who has the name in the book; merges of people that are in the book stay. A sheet
/// that was begun at the same second with the same seed is there already and stays as it is. New
/// sheets take their place by the time at which they were played last, but none comes before the
/// book's last sheet: that one is still the one to resume. A season of the same name that begins on
/// the same day is there already and stays as it is.
MergeReport mergeBooks(SQLite::Database& from, SQLite::Database& into, SheetsFrom where,
    const Progress& progress = {});

} // namespace sheepshead
