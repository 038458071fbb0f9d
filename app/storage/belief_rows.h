// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"
#include "engine/players/opponents/beliefs.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// What a book has noticed of how a person plays.
struct NoticedPlay {
    int hands = 0; ///< that were learned from
    PersonBeliefs beliefs;
    bool computer = false; ///< known of those on the chairs of a sheet (ScoreBook::noticedOn)

    bool operator==(const NoticedPlay&) const = default;
};

// All functions throw; what cannot be read is a StorageError (Unreadable) with its place. Ids of
// merged persons are taken for the person they are now.

/// Of a person of whom nothing is known: what a newcomer is taken for.
NoticedPlay readNoticed(SQLite::Database& database, PersonId person);
/// The same, and what cannot be read is not known.
NoticedPlay readNoticedOrStranger(SQLite::Database& database, PersonId person);
void writeNoticed(SQLite::Database& database, PersonId person, const NoticedPlay& noticed);

/// What people, or computer players, have in common.
PersonBeliefs readCommon(SQLite::Database& database, bool computers);
void writeCommon(SQLite::Database& database, bool computers, const PersonBeliefs& common);

/// The hands of the person that are not learned from yet never will be.
void forgetNoticed(SQLite::Database& database, PersonId person);
void forgetAllNoticed(SQLite::Database& database);

} // namespace sheepshead
