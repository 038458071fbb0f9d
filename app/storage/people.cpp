// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/people.h"
#include "app/storage/column_bounds.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "app/storage/table_seats.h"
#include "engine/names/name_key.h"

#include <SQLiteCpp/Statement.h>

#include <set>
#include <tuple>
#include <utility>

namespace sheepshead {

namespace {

struct Person {
    PersonId id = 0;
    std::string name;
    bool computer = false;
};

/// The person that an id names now.
Person wholePerson(SQLite::Database& database, PersonId id)
{
    SQLite::Statement query(database,
        "SELECT w.id AS id, w.name AS name, w.computer AS computer FROM person AS p"
        " JOIN person AS w ON w.id = coalesce(p.same_as, p.id) WHERE p.id = ?");
    query.bind(1, id);
    if (!query.executeStep())
        throw StorageError(StorageFault::NoSuchPerson);
    return { query.getColumn("id").getInt64(), query.getColumn("name").getString(),
        query.getColumn("computer").getInt() != 0 };
}

void setName(SQLite::Database& database, PersonId id, const std::string& name)
{
    SQLite::Statement update(database, "UPDATE person SET name = ? WHERE id = ?");
    update.bind(1, name);
    update.bind(2, id);
    update.exec();
}

/// Two rows of one person, of which the second has the name that the first should have. No two
/// rows may have one name, not even for a moment.
void swapNames(
    SQLite::Database& database, const Person& person, PersonId alias, const std::string& name)
{
    SQLite::Statement free(
        database, "UPDATE person SET name = (SELECT hex(randomblob(32))) WHERE id = ?");
    free.bind(1, alias);
    free.exec();
    setName(database, person.id, name);
    setName(database, alias, person.name);
}

std::vector<PersonId> idsOf(SQLite::Statement& query, SheetId sheet)
{
    query.bind(1, sheet);
    std::vector<PersonId> people;
    while (query.executeStep())
        people.push_back(query.getColumn(0).getInt64());
    return people;
}

/// Whether there is a row of `pairs`, which has a person a and a person b, with these two, each by
/// any of their names.
bool areBothIn(SQLite::Database& database, const std::string& pairs, PersonId one, PersonId other)
{
    SQLite::Statement query(database,
        "SELECT 1 FROM (" + pairs
            + ") WHERE a IN (SELECT id FROM person WHERE ?1 IN (id, same_as))"
              " AND b IN (SELECT id FROM person WHERE ?2 IN (id, same_as)) LIMIT 1");
    query.bind(1, one);
    query.bind(2, other);
    return query.executeStep();
}

/// Whether two people have seats of the same game. At a real table one may sit down again by
/// another name, so that nothing is said of these.
bool haveSeatsTogether(SQLite::Database& database, PersonId one, PersonId other)
{
    return areBothIn(database,
        "SELECT p.person AS a, q.person AS b FROM player AS p JOIN player AS q ON q.sheet = p.sheet"
        " JOIN sheet ON sheet.id = p.sheet AND sheet.kind <> '"
            + std::string(keyIn(sheetKindKeys, SheetKind::Table)) + "'",
        one, other);
}

void readAliases(SQLite::Database& database, std::vector<PersonInfo>& people)
{
    SQLite::Statement query(database,
        "SELECT id, name, same_as FROM person WHERE same_as IS NOT NULL ORDER BY name, id");
    while (query.executeStep()) {
        const PersonId whole = query.getColumn("same_as").getInt64();
        for (PersonInfo& person : people)
            if (person.id == whole)
                person.aliases.push_back({ query.getColumn("id").getInt64(),
                    properName(query.getColumn("name").getString()) });
    }
}

} // namespace

std::vector<PersonInfo> readPeople(SQLite::Database& database)
{
    SQLite::Statement query(database,
        "WITH seen(sheet, person) AS ("
        "  SELECT sheet, person FROM player UNION ALL SELECT sheet, before FROM newcomer),"
        " of(person, sheets) AS ("
        "  SELECT coalesce(a.same_as, a.id) AS whole, count(DISTINCT sheet) FROM seen"
        "  JOIN person AS a ON a.id = seen.person GROUP BY whole)"
        " SELECT p.id AS id, p.name AS name, p.computer AS computer,"
        "  coalesce(of.sheets, 0) AS sheets"
        " FROM person AS p LEFT JOIN of ON of.person = p.id"
        " WHERE p.same_as IS NULL OR p.same_as = p.id ORDER BY p.computer, p.name, p.id");
    std::vector<PersonInfo> people;
    while (query.executeStep()) {
        PersonInfo& person = people.emplace_back();
        RowReader fields(query, maxSeats, "person");
        person.id = query.getColumn("id").getInt64();
        fields.name("name", person.name);
        person.computer = query.getColumn("computer").getInt() != 0;
        person.sheets = query.getColumn("sheets").getInt();
    }
    readAliases(database, people);
    return people;
}

std::optional<PersonId> rowOfVeryName(
    SQLite::Database& database, const std::string& name, bool computer)
{
    SQLite::Statement query(database, "SELECT id FROM person WHERE name = ? AND computer = ?");
    query.bind(1, name);
    query.bind(2, computer ? 1 : 0);
    return query.executeStep() ? std::optional(query.getColumn("id").getInt64()) : std::nullopt;
}

std::optional<PersonId> rowNamed(SQLite::Database& database, const std::string& name, bool computer)
{
    if (const auto found = rowOfVeryName(database, name, computer))
        return found;
    const std::string key = nameKey(name);
    SQLite::Statement query(database, "SELECT id, name FROM person WHERE computer = ? ORDER BY id");
    query.bind(1, computer ? 1 : 0);
    while (query.executeStep())
        if (nameKey(properName(query.getColumn("name").getString())) == key)
            return query.getColumn("id").getInt64();
    return std::nullopt;
}

PersonId personNamed(SQLite::Database& database, const std::string& name, bool computer)
{
    const std::string written = properName(name);
    if (const auto found = rowNamed(database, written, computer))
        return wholePerson(database, *found).id;
    RowWriter fields;
    fields.name("name", written);
    fields.flag("computer", computer);
    return fields.insertInto(database, "person");
}

bool isComputer(SQLite::Database& database, PersonId id)
{
    return wholePerson(database, id).computer;
}

PersonId wholePersonOf(SQLite::Database& database, PersonId id)
{
    return wholePerson(database, id).id;
}

void renamePerson(SQLite::Database& database, PersonId id, const std::string& name)
{
    const Person person = wholePerson(database, id);
    const std::string written = properName(name);
    const auto other = rowNamed(database, written, person.computer);
    if (!other || *other == person.id)
        setName(database, person.id, written);
    else if (wholePerson(database, *other).id == person.id)
        swapNames(database, person, *other, written);
    else
        throw StorageError(StorageFault::NameTaken);
}

bool playedTogether(SQLite::Database& database, PersonId one, PersonId other)
{
    return areBothIn(database,
        "SELECT p.person AS a, q.person AS b FROM hand_seat AS p"
        " JOIN hand_seat AS q ON q.hand = p.hand WHERE p.played <> 0 AND q.played <> 0",
        one, other);
}

SeatSet seatedTwice(
    SQLite::Database& database, const std::vector<std::string>& players, SeatSet computers)
{
    SeatSet twice;
    std::set<std::tuple<bool, PersonId, std::string>> before; // by person, or by name if unknown
    for (std::size_t i = 0; i < players.size(); ++i) {
        const Seat seat = seatAt(static_cast<int>(i));
        const bool computer = computers.contains(seat);
        const auto found = rowNamed(database, properName(players[i]), computer);
        const bool isNew = found
            ? before.emplace(computer, wholePerson(database, *found).id, std::string()).second
            : before.emplace(computer, 0, nameKey(properName(players[i]))).second;
        if (!isNew)
            twice.add(seat);
    }
    return twice;
}

void mergePeople(SQLite::Database& database, PersonId into, PersonId from)
{
    const Person kept = wholePerson(database, into);
    const Person merged = wholePerson(database, from);
    if (kept.id == merged.id)
        return;
    if (kept.computer != merged.computer)
        throw StorageError(StorageFault::NoSuchPerson, "a person and a computer player");
    if (playedTogether(database, kept.id, merged.id))
        throw StorageError(StorageFault::PlayedTogether);
    if (haveSeatsTogether(database, kept.id, merged.id)
        || sitTogether(database, kept.id, merged.id))
        throw StorageError(StorageFault::SeatedTwice);
    SQLite::Statement update(
        database, "UPDATE person SET same_as = ?1 WHERE id = ?2 OR same_as = ?2");
    update.bind(1, kept.id);
    update.bind(2, merged.id);
    update.exec();
}

void separatePerson(SQLite::Database& database, PersonId alias)
{
    SQLite::Statement update(
        database, "UPDATE person SET same_as = NULL WHERE id = ? AND same_as IS NOT NULL");
    update.bind(1, alias);
    if (update.exec() == 0)
        throw StorageError(StorageFault::NoSuchPerson);
}

void forgetUnused(SQLite::Database& database, const std::vector<PersonId>& people)
{
    SQLite::Statement remove(database,
        "DELETE FROM person WHERE id = ?1 AND same_as IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM player WHERE person = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM newcomer WHERE before = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM hand_seat WHERE person = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM person WHERE same_as = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM season_person WHERE person = ?1)"
        " AND NOT EXISTS (SELECT 1 FROM season_payment WHERE ?1 IN (payer, payee))");
    for (const PersonId person : people) {
        remove.reset();
        remove.bind(1, person);
        remove.exec();
    }
}

std::vector<PersonId> seatedOn(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement query(database, "SELECT person FROM player WHERE sheet = ? ORDER BY seat");
    return idsOf(query, sheet);
}

std::vector<PersonId> everSeatedOn(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement query(database,
        "SELECT person FROM player WHERE sheet = ?1"
        " UNION SELECT before FROM newcomer WHERE sheet = ?1"
        " UNION SELECT person FROM hand_seat JOIN hand ON hand.id = hand_seat.hand"
        "  WHERE hand.sheet = ?1 AND person IS NOT NULL");
    return idsOf(query, sheet);
}

void seatPerson(SQLite::Database& database, SheetId sheet, Seat seat, int row, PersonId person)
{
    SQLite::Statement chair(
        database, "UPDATE player SET person = ?1 WHERE sheet = ?2 AND seat = ?3");
    SQLite::Statement rows(database,
        "UPDATE hand_seat SET person = ?1 WHERE seat = ?3"
        " AND hand IN (SELECT id FROM hand WHERE sheet = ?2 AND number > ?4)");
    for (SQLite::Statement* const update : { &chair, &rows }) {
        update->bind(1, person);
        update->bind(2, sheet);
        update->bind(3, indexOf(seat));
    }
    rows.bind(4, row);
    chair.exec();
    rows.exec();
    SQLite::Statement sums(database, "UPDATE sheet SET tallied = -1 WHERE id = ?");
    sums.bind(1, sheet);
    sums.exec();
}

} // namespace sheepshead
