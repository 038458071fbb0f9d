// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/imported_parts.h"

#include "app/storage/column_bounds.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/season_rows.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace sheepshead {

namespace {

std::string nameOfSheet(SQLite::Database& database, SheetId id)
{
    SQLite::Statement query(database, "SELECT name FROM sheet WHERE id = ?");
    query.bind(1, id);
    return query.executeStep() ? properName(query.getColumn(0).getString()) : std::string();
}

} // namespace

std::string stateOfSheet(SQLite::Database& database, SheetId id)
{
    SQLite::Statement query(database,
        "SELECT last_played || ' ' || edits_done"
        " || ' ' || (SELECT count(*) FROM hand WHERE hand.sheet = sheet.id)"
        " || ' ' || (SELECT count(*) FROM table_edit AS e WHERE e.sheet = sheet.id)"
        " || ' ' || (SELECT count(*) FROM journal_step AS j WHERE j.sheet = sheet.id)"
        " FROM sheet WHERE id = ?");
    query.bind(1, id);
    return query.executeStep() ? query.getColumn(0).getString() : std::string();
}

std::vector<std::string> removeImported(SQLite::Database& database,
    const std::vector<ImportedSheet>& sheets, const std::vector<ImportedSeason>& seasons)
{
    std::vector<std::string> staying;
    const auto there = readSeasons(database);
    for (const ImportedSeason& each : seasons) {
        const auto found = std::ranges::find(there, each.id, &SeasonInfo::id);
        if (found == there.end())
            continue;
        if (found->fault.empty() && readSeason(database, each.id) == each.season)
            deleteSeason(database, each.id);
        else
            staying.push_back(found->name);
    }
    for (const ImportedSheet& each : sheets) {
        const std::string state = stateOfSheet(database, each.id);
        if (state == each.state)
            deleteSheet(database, each.id);
        else if (!state.empty())
            staying.push_back(nameOfSheet(database, each.id));
    }
    return staying;
}

void deleteSheet(SQLite::Database& database, SheetId id)
{
    const auto people = everSeatedOn(database, id);
    SQLite::Statement remove(database, "DELETE FROM sheet WHERE id = ?");
    remove.bind(1, id);
    if (remove.exec() == 0)
        throw StorageError(StorageFault::NoSuchSheet);
    forgetUnused(database, people);
}

} // namespace sheepshead
