// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/stored_sheet.h"

#include <SQLiteCpp/Database.h>

namespace sheepshead {

/// Another name of a person, who was once merged with this one.
struct PersonAlias {
    PersonId id = 0;
    std::string name;

    bool operator==(const PersonAlias&) const = default;
};

/// A person of the book, or a computer player. Both may have one name; they stay two.
struct PersonInfo {
    PersonId id = 0;
    std::string name;
    bool computer = false;
    int sheets = 0; ///< with this player, now or before
    std::vector<PersonAlias> aliases;

    bool operator==(const PersonInfo&) const = default;
};

// The people of a book. All functions throw; a person that is not there is a StorageError, as is a
// change that cannot be. Ids of merged persons are taken for the person they are now.

/// People, then computer players, each in the order of their names.
std::vector<PersonInfo> readPeople(SQLite::Database& database);

/// The row of a name as the column compares names, merged or not.
std::optional<PersonId> rowOfVeryName(
    SQLite::Database& database, const std::string& name, bool computer);

/// The same, or else the first row of a name that people take for it, see nameKey(). Books of older
/// versions may have several.
std::optional<PersonId> rowNamed(
    SQLite::Database& database, const std::string& name, bool computer);

/// Who has this name, as rowNamed() finds it; a new person if there is none.
PersonId personNamed(SQLite::Database& database, const std::string& name, bool computer);

bool isComputer(SQLite::Database& database, PersonId id);

/// The person that an id names now, after merges.
PersonId wholePersonOf(SQLite::Database& database, PersonId id);

/// Gives a person another name on all sheets. The name may be an alias of this person, whose name
/// is then the old one.
void renamePerson(SQLite::Database& database, PersonId id, const std::string& name);

/// From now on both are the person `into`. Only for two people, or for two computer players, who
/// never played in the same hand.
void mergePeople(SQLite::Database& database, PersonId into, PersonId from);

/// Whether two people, each with all their names, have played in the same hand.
bool playedTogether(SQLite::Database& database, PersonId one, PersonId other);

/// The seats of players who, by whatever name, have a seat before that one.
SeatSet seatedTwice(
    SQLite::Database& database, const std::vector<std::string>& players, SeatSet computers);

/// Takes a merge back: the alias is a person with a name and sheets of their own again.
void separatePerson(SQLite::Database& database, PersonId alias);

/// Forgets the people who are on no sheet and in no season.
void forgetUnused(SQLite::Database& database, const std::vector<PersonId>& people);

/// The people on the chairs of a sheet, one a seat: those of now, and those before them.
std::vector<PersonId> seatedOn(SQLite::Database& database, SheetId sheet);
std::vector<PersonId> everSeatedOn(SQLite::Database& database, SheetId sheet);

/// Someone else has had the chair from this row on, from 0.
void seatPerson(SQLite::Database& database, SheetId sheet, Seat seat, int row, PersonId person);

} // namespace sheepshead
