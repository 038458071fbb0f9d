// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/belief_rows.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "app/storage/row_fields.h"
#include "engine/players/opponents/beliefs_text.h"

#include <SQLiteCpp/Statement.h>

namespace sheepshead {

namespace {

PersonBeliefs beliefsIn(const std::string& text, const std::string& place)
{
    if (text.size() > longest::beliefs)
        throw StorageError(StorageFault::Unreadable, place + ": too long");
    const auto beliefs = parseBeliefs(text);
    if (!beliefs)
        throw StorageError(StorageFault::Unreadable,
            place + ", " + beliefs.problem().place + ": " + beliefs.problem().reason);
    return *beliefs;
}

/// The row of the person; of one who was merged and never seen since, the fullest of the others.
constexpr const char* rowOfPerson =
    "SELECT b.hands AS hands, b.text AS text FROM belief AS b JOIN person AS p ON p.id = b.person"
    " WHERE coalesce(p.same_as, p.id) = ?1 ORDER BY p.id = ?1 DESC, b.hands DESC LIMIT 1";

} // namespace

NoticedPlay readNoticed(SQLite::Database& database, PersonId person)
{
    const PersonId whole = wholePersonOf(database, person);
    SQLite::Statement row(database, rowOfPerson);
    row.bind(1, whole);
    if (!row.executeStep())
        return { 0, readCommon(database, isComputer(database, whole)).stranger() };
    const std::string place = "belief of person " + std::to_string(whole);
    NoticedPlay noticed;
    RowReader(row, maxSeats, place).number("hands", noticed.hands, bounds::hands);
    noticed.beliefs = beliefsIn(row.getColumn("text").getString(), place);
    return noticed;
}

NoticedPlay readNoticedOrStranger(SQLite::Database& database, PersonId person)
{
    try {
        return readNoticed(database, person);
    } catch (const StorageError& error) {
        if (error.fault() != StorageFault::Unreadable)
            throw;
        return {};
    }
}

void writeNoticed(SQLite::Database& database, PersonId person, const NoticedPlay& noticed)
{
    SQLite::Statement write(
        database, "INSERT OR REPLACE INTO belief (person, hands, text) VALUES (?, ?, ?)");
    write.bind(1, wholePersonOf(database, person));
    write.bind(2, noticed.hands);
    write.bind(3, beliefsText(noticed.beliefs));
    write.exec();
}

PersonBeliefs readCommon(SQLite::Database& database, bool computers)
{
    SQLite::Statement row(database, "SELECT text FROM common_belief WHERE computer = ?");
    row.bind(1, computers ? 1 : 0);
    if (!row.executeStep())
        return {};
    return beliefsIn(row.getColumn(0).getString(), "common belief");
}

void writeCommon(SQLite::Database& database, bool computers, const PersonBeliefs& common)
{
    SQLite::Statement write(
        database, "INSERT OR REPLACE INTO common_belief (computer, text) VALUES (?, ?)");
    write.bind(1, computers ? 1 : 0);
    write.bind(2, beliefsText(common));
    write.exec();
}

void forgetNoticed(SQLite::Database& database, PersonId person)
{
    const PersonId whole = wholePersonOf(database, person);
    for (const char* const statement :
        { "DELETE FROM belief WHERE person IN (SELECT id FROM person WHERE ?1 IN (id, same_as))",
            "UPDATE hand SET noticed = 1 WHERE noticed = 0 AND record <> '' AND id IN (SELECT hand "
            "FROM hand_seat"
            " WHERE person IN (SELECT id FROM person WHERE ?1 IN (id, same_as)))" }) {
        SQLite::Statement change(database, statement);
        change.bind(1, whole);
        change.exec();
    }
}

void forgetAllNoticed(SQLite::Database& database)
{
    database.exec("DELETE FROM belief; DELETE FROM common_belief;"
                  " UPDATE hand SET noticed = 1 WHERE noticed = 0 AND record <> ''");
}

} // namespace sheepshead
