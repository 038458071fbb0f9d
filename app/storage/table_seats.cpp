// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/table_seats.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_kinds.h"
#include "app/storage/table_rows.h"

#include <SQLiteCpp/Statement.h>

#include <set>

namespace sheepshead {

namespace {

std::vector<PersonId> wholePeople(SQLite::Database& database, std::vector<PersonId> people)
{
    for (PersonId& person : people)
        person = wholePersonOf(database, person);
    return people;
}

bool areAllOthers(const Members& members, const std::vector<PersonId>& people)
{
    std::set<PersonId> seen;
    for (const Member member : members)
        if (const auto place = static_cast<std::size_t>(indexOf(member)); place < people.size())
            if (!seen.insert(people[place]).second)
                return false;
    return true;
}

/// The sheets of real tables on which both are, in whatever seats.
std::vector<SheetId> tablesOf(SQLite::Database& database, PersonId one, PersonId other)
{
    SQLite::Statement query(database,
        "SELECT id FROM sheet WHERE kind = ?3 AND EXISTS (SELECT 1 FROM player JOIN person AS p"
        " ON p.id = person WHERE sheet = sheet.id AND ?1 IN (p.id, p.same_as))"
        " AND EXISTS (SELECT 1 FROM player JOIN person AS p ON p.id = person"
        " WHERE sheet = sheet.id AND ?2 IN (p.id, p.same_as))");
    query.bind(1, one);
    query.bind(2, other);
    query.bind(3, std::string(keyIn(sheetKindKeys, SheetKind::Table)));
    std::vector<SheetId> tables;
    while (query.executeStep())
        tables.push_back(query.getColumn(0).getInt64());
    return tables;
}

Members membersAtTheEnd(SQLite::Database& database, SheetId sheet, std::size_t members)
{
    try {
        const KeptTable table = readTable(database, sheet);
        return scoreTable(table.lines(), static_cast<int>(members)).after.members;
    } catch (const StorageError&) {
        return {}; // a sheet that cannot be read is not typed on
    }
}

} // namespace

void checkSeats(SQLite::Database& database, const ScoredTable& scored, std::size_t from,
    const std::vector<PersonId>& people)
{
    const std::vector<PersonId> whole = wholePeople(database, people);
    bool fits = areAllOthers(scored.after.members, whole);
    for (std::size_t i = from; i < scored.lines.size(); ++i)
        fits = fits
            && (scored.lines[i].rows.empty()
                || areAllOthers(scored.lines[i].chairs.members, whole));
    if (!fits)
        throw StorageError(StorageFault::SeatedTwice);
}

bool sitTogether(SQLite::Database& database, PersonId one, PersonId other)
{
    for (const SheetId sheet : tablesOf(database, one, other)) {
        std::vector<PersonId> people = wholePeople(database, seatedOn(database, sheet));
        for (PersonId& person : people)
            person = person == other ? one : person;
        if (!areAllOthers(membersAtTheEnd(database, sheet, people.size()), people))
            return true;
    }
    return false;
}

} // namespace sheepshead
