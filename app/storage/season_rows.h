// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_season.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

// All functions throw; what cannot be read is a StorageError (Unreadable) with its place. People
// who were merged are the person they are now.

/// All seasons, the one that ends last first. One that cannot be read is listed with its fault.
std::vector<SeasonInfo> readSeasons(SQLite::Database& database);

/// A season that is not there is a StorageError (NoSuchSeason).
StoredSeason readSeason(SQLite::Database& database, SeasonId id);

/// Writes a new season; one that is not right, see faultOf(), is refused.
SeasonId insertSeason(SQLite::Database& database, const StoredSeason& season);
void updateSeason(SQLite::Database& database, SeasonId id, const StoredSeason& season);
void deleteSeason(SQLite::Database& database, SeasonId id);

} // namespace sheepshead
