// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/exchange/row_tree.h"
#include "app/storage/stored_season.h"

#include <SQLiteCpp/Database.h>

#include <functional>
#include <memory>

namespace sheepshead {

/// A book that no other program sees, into which a file is read before it is let near a real one.
/// Throws a StorageError (NotAnExport) with the place in the file.
class StagedBook {
public:
    StagedBook();

    /// An empty book in the format of this version, for sheets from there. Returns the shapes.
    RootShapes begin(int version, SheetsFrom from = SheetsFrom::AnotherBook);
    void addPerson(RowTree person);
    void addSheet(RowTree sheet);
    /// Only in a format that has seasons.
    void addSeason(RowTree season);
    /// The same for what may be anything; returns whether it went in.
    bool tryToAddSheet(RowTree sheet);
    bool tryToAddSeason(RowTree season);
    /// Brings it to the newest format, and checks that the program can read every sheet and season.
    void finish();
    /// Without that check; a merge of people that cannot be is left out, and so is a season.
    void finishUnchecked();

    SQLite::Database& database() { return database_; }

private:
    void checkMerges();
    bool isAdded(const std::function<void()>& add);
    std::vector<SeasonInfo> finishedSeasons();

    SQLite::Database database_;
    TableShape personShape_;
    std::unique_ptr<TreeWriter> people_;
    std::unique_ptr<TreeWriter> sheets_;
    std::unique_ptr<TreeWriter> seasons_; ///< null in a format without them
    std::vector<RowTree::Value> sameAs_;
    std::int64_t count_ = 0; ///< of sheets
    int seasonCount_ = 0;
};

} // namespace sheepshead
