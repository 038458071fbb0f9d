// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/score_keeping/kept_table.h"

#include <memory>

namespace sheepshead {

class DatabaseFile;

/// Saves the sheet of a real table. What save() told without a problem survives the end of the
/// program and a power cut; with a problem the book is as it was.
///
/// Resuming a sheet takes it over; an older SavedTable of it, in another window, then answers
/// TakenOver and writes nothing more.
class SavedTable {
public:
    SheetId sheet() const { return sheet_; }

    /// All that was typed, and the names of all members by their numbers; members are only added.
    /// The hands that hold are written to the tables of all hands.
    std::optional<Problem> save(const KeptTable& table, const std::vector<std::string>& members);

private:
    friend class ScoreBook;

    SavedTable(std::shared_ptr<DatabaseFile> file, SheetId sheet, std::int64_t writer);
    void write(const KeptTable& table, const std::vector<std::string>& members);

    std::shared_ptr<DatabaseFile> file_;
    SheetId sheet_;
    std::int64_t writer_;
    KeptTable written_;
};

} // namespace sheepshead
