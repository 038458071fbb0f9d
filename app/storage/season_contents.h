// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_season.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// The hands of a season's evenings, of people as they are merged now. A sheet with a hand that
/// makes no sense is left out, with its fault. Throws.
SeasonContents readContents(SQLite::Database& database, const StoredSeason& season);

} // namespace sheepshead
