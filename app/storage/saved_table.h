// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/score_keeping/kept_table.h"

#include <memory>

namespace sheepshead {

class DatabaseFile;

/// Saves the sheet of a real table edit by edit: save() appends what was done to the table since
/// the last save, in one transaction. What a call without a problem was told survives the end of
/// the program and a power cut.
///
/// A write that fails loses nothing: the book stays as it was, and the table still knows what is
/// not saved. The next save() writes it, with all edits made since. A caller that gives the edit up
/// keeps a copy of the table from before it.
///
/// Resuming a sheet takes it over; an older SavedTable of it, in another window, then answers
/// TakenOver and writes nothing more.
class SavedTable {
public:
    SheetId sheet() const { return sheet_; }

    /// The table that was begun, resumed or saved last, after an edit, an undo or a redo, and the
    /// names of all members by their numbers; members are only added. The hands that hold are
    /// written to the tables of all hands. The table notes what is saved.
    std::optional<Problem> save(KeptTable& table, const std::vector<std::string>& members);

private:
    friend class ScoreBook;

    SavedTable(std::shared_ptr<DatabaseFile> file, SheetId sheet, std::int64_t writer);
    void write(
        const KeptTable& table, const SavedPart& there, const std::vector<std::string>& members);

    std::shared_ptr<DatabaseFile> file_;
    SheetId sheet_;
    std::int64_t writer_;
};

} // namespace sheepshead
