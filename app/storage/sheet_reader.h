// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/row_fields.h"
#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// The columns of table sheet that hold the state of the match, to read and to write.
template <class Fields> void describeState(Fields& fields, MatchState& state)
{
    fields.seed("seed", state.seed);
    fields.number("hands_dealt", state.handsDealt, bounds::hands);
    fields.seat("dealer", state.dealer);
    fields.number("doublers_waiting", state.doublersWaiting, bounds::hands);
    fields.number("doubler_factor", state.doublerFactor, bounds::doublerFactor);
    fields.number("pot", state.pot, bounds::pot);
    fields.flag("stopped", state.stopped);
}

/// All sheets, the one that was written last first. A sheet that makes no sense is listed with its
/// fault. Throws.
std::vector<SheetInfo> readSheets(SQLite::Database& database);

/// The sheets that a query of their ids finds, in its order; the query is bound already. Throws.
std::vector<SheetInfo> readSheets(SQLite::Database& database, SQLite::Statement& ids);

/// One sheet with all that belongs to it. Throws; a sheet that is not there, or makes no sense, is
/// a StorageError. A record that cannot be read leaves the scores readable; one that is too long,
/// of another table or not over is left out.
StoredSheet readSheet(SQLite::Database& database, SheetId id);

/// How many actions the journal of a sheet has.
int stepsInJournal(SQLite::Database& database, SheetId id);

/// The place of the sheet that is written now, in the order of writing: higher than all others.
std::int64_t nextPlace(SQLite::Database& database);

/// The records of all hands, sheet by sheet, unread. Throws.
std::vector<std::string> readRecords(SQLite::Database& database);

} // namespace sheepshead
