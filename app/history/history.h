// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_filter.h"
#include "app/storage/belief_rows.h"
#include "app/storage/file/query_stop.h"
#include "engine/statistics/person_figures.h"
#include "engine/support/result.h"

#include <SQLiteCpp/Database.h>

#include <filesystem>
#include <memory>
#include <stop_token>

namespace sheepshead {

/// Reads the history of a score book over a connection of its own: it never waits for the table,
/// and the table never waits for it. Figures are those of the sheets that were tallied; the others
/// are waiting(). May be used on one thread at a time.
class History {
public:
    /// The book must be there, checked and of the newest format: ScoreBook::open().
    /// Once the token asks for it, all work ends with StorageFault::Stopped, in the middle of a
    /// query too.
    static Result<History> open(const std::filesystem::path& book, std::stop_token stop = {});
    /// Over a connection of the caller's to a book of the newest format; problems have this path.
    History(std::filesystem::path path, std::shared_ptr<SQLite::Database> database);

    /// How many sheets have hands that are not in the figures yet.
    Result<int> waiting() const;
    /// The names of sheets that are not in the figures, because of values that cannot be.
    Result<std::vector<std::string>> leftOut() const;

    /// At most `count` of the sheets that fit the filter, beginning with number `first` (from 0).
    /// The sheet that was written last comes first.
    Result<std::vector<SheetInfo>> sheets(const HistoryFilter& filter, int first, int count) const;

    /// People with hands, the highest score first.
    Result<std::vector<Standing>> standings(const HistoryFilter& filter) const;

    /// The figures of `person`; a person in the filter is ignored.
    Result<PersonFigures> figures(PersonId person, const HistoryFilter& filter) const;

    /// What was noticed of how a person plays.
    Result<NoticedPlay> noticed(PersonId person) const;

    /// The pick and win rates of all people and computer players, to compare.
    Result<Parts> everyonesTrump(const HistoryFilter& filter) const;

private:
    std::filesystem::path path_;
    std::shared_ptr<SQLite::Database> database_;
    std::shared_ptr<QueryStop> stop_; ///< of a connection of its own
};

} // namespace sheepshead
