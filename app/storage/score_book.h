// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/belief_rows.h"
#include "app/storage/file/storage_fault.h"
#include "app/storage/imported_parts.h"
#include "app/storage/people.h"
#include "app/storage/saved_match.h"
#include "app/storage/saved_table.h"
#include "app/storage/stored_season.h"
#include "app/storage/stored_sheet.h"

#include <filesystem>
#include <functional>
#include <memory>

namespace sheepshead {

/// A sheet that was resumed, and what writes to it from now on.
struct OpenedMatch {
    StoredSheet stored;
    SavedMatch saved;
};

/// The sheet of a real table that was resumed, and what writes to it from now on.
struct OpenedTable {
    StoredSheet stored;
    SavedTable saved;
};

/// All score sheets of a person, in one file. Several programs may have it open; waiting for a lock
/// is bounded by `busyTimeout`. Every problem is one of StorageFault. Names longer than
/// longest::name are cut.
class ScoreBook {
public:
    /// Opens the file or creates it; its folder must be there. A file that is something else,
    /// damaged or too new is a problem, and not a byte of it changes. The clock returns the time as
    /// "2024-05-31T18:04:00Z"; without one it is the computer's.
    static Result<ScoreBook> open(
        const std::filesystem::path& file, std::function<std::string()> clock = {});

    Result<SavedMatch> begin(const NewSheet& sheet);
    /// All sheets, the one that was written last first; the clock has no part in it. A sheet that
    /// cannot be read is in the list, with its fault.
    Result<std::vector<SheetInfo>> sheets() const;
    /// At most `count` of them, beginning with number `first` (from 0); quick in the largest book.
    Result<std::vector<SheetInfo>> sheets(int first, int count) const;
    /// At most `count` sheets of real tables, the one that was written last first.
    Result<std::vector<SheetInfo>> tables(int count) const;
    const std::filesystem::path& path() const;
    /// Where a log that belongs to another book was put when this one was opened; empty without
    /// one.
    const std::filesystem::path& foreignLog() const;
    /// Reads a sheet to look at it.
    Result<StoredSheet> load(SheetId id) const;
    /// The records of all hands that were played here and count, sheet by sheet.
    Result<std::vector<std::string>> records() const;
    /// Reads a sheet to play on, and takes it over from every other window.
    Result<OpenedMatch> resume(SheetId id);

    /// Begins the sheet of a real table.
    Result<SavedTable> beginTable(const NewTable& table);
    /// Reads the sheet of a real table to go on with it, and takes it over from every other window.
    Result<OpenedTable> resumeTable(SheetId id);

    std::optional<Problem> rename(SheetId id, const std::string& name);
    /// Other players than those who are written on the chairs of this sheet now, one a seat, from
    /// their first hand on. The people themselves keep their names.
    std::optional<Problem> renamePlayers(SheetId id, const std::vector<std::string>& players);
    /// Deletes a sheet for good, with all its hands.
    std::optional<Problem> remove(SheetId id);
    /// Deletes what an import brought, but for what was changed since: the names of that.
    Result<std::vector<std::string>> takeBack(
        const std::vector<ImportedSheet>& sheets, const std::vector<ImportedSeason>& seasons);

    /// People, then computer players, each in the order of their names.
    Result<std::vector<PersonInfo>> people() const;
    /// Gives a person another name on all sheets. NameTaken if another person has it.
    std::optional<Problem> renamePerson(PersonId id, const std::string& name);
    /// The seats of players who, by whatever name, have a seat before that one.
    Result<SeatSet> seatedTwice(const std::vector<std::string>& players, SeatSet computers) const;
    /// From now on both are the person `into`; PlayedTogether or SeatedTwice if they cannot be.
    std::optional<Problem> mergePeople(PersonId into, PersonId from);
    /// Takes a merge back.
    std::optional<Problem> separatePerson(PersonId alias);

    /// What was noticed of the people on the chairs of a sheet, one a seat. Where that cannot be
    /// read, they are strangers.
    Result<std::vector<NoticedPlay>> noticedOn(SheetId id) const;
    /// Forgets how a person plays, or how all people do. Their sheets stay, and are not learned
    /// from again.
    std::optional<Problem> forgetNoticed(std::optional<PersonId> person);

    /// All seasons, the one that ends last first; one that cannot be read has its fault.
    Result<std::vector<SeasonInfo>> seasons() const;
    Result<StoredSeason> season(SeasonId id) const;
    /// The hands that a season is made of; quick in the largest book.
    Result<SeasonContents> contentsOf(const StoredSeason& season) const;
    /// A season that is not right, see faultOf(), is refused.
    Result<SeasonId> addSeason(const StoredSeason& season);
    std::optional<Problem> changeSeason(SeasonId id, const StoredSeason& season);
    std::optional<Problem> removeSeason(SeasonId id);

private:
    explicit ScoreBook(std::shared_ptr<DatabaseFile> file);

    std::shared_ptr<DatabaseFile> file_;
};

} // namespace sheepshead
