// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/score_keeping/table_scoring.h"

#include <SQLiteCpp/Database.h>

#include <vector>

namespace sheepshead {

/// Throws SeatedTwice if one person, perhaps by two names, has two seats of a real table: in the
/// rows of lines from this one on, or at the table after the last line. `people` are the members.
void checkSeats(SQLite::Database& database, const ScoredTable& scored, std::size_t from,
    const std::vector<PersonId>& people);

/// Whether these two, each by any of their names, sit at a real table together after its last
/// line.
bool sitTogether(SQLite::Database& database, PersonId one, PersonId other);

} // namespace sheepshead
