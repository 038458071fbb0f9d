// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/people_map.h"

#include "app/storage/column_bounds.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/people.h"
#include "engine/names/name_key.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace sheepshead {

namespace {

constexpr const char* wholeQuery = "SELECT coalesce(same_as, id) FROM person WHERE id = ?";

std::int64_t answerFor(SQLite::Database& database, const std::string& query, std::int64_t id)
{
    SQLite::Statement statement(database, query);
    statement.bind(1, id);
    return statement.executeStep() ? statement.getColumn(0).getInt64() : 0;
}

std::string nameOf(SQLite::Database& database, std::int64_t person)
{
    SQLite::Statement statement(database, "SELECT name FROM person WHERE id = ?");
    statement.bind(1, person);
    return statement.executeStep() ? statement.getColumn(0).getString() : std::string();
}

bool mentions(SQLite::Database& database, const TableShape& shape, std::int64_t person)
{
    for (const ColumnShape& column : shape.columns)
        if (column.type == ColumnShape::Type::Person
            && answerFor(database,
                   "SELECT EXISTS (SELECT 1 FROM " + shape.name + " WHERE " + column.name
                       + " = ?1 AND " + (shape.parentColumn.empty() ? "id <> ?1" : "1") + ")",
                   person)
                != 0)
            return true;
    return std::ranges::any_of(
        shape.children, [&](const TableShape& child) { return mentions(database, child, person); });
}

} // namespace

PeopleList::PeopleList(SQLite::Database& database)
{
    SQLite::Statement person(database, "SELECT id FROM person ORDER BY id");
    while (person.executeStep()) {
        places_[person.getColumn(0).getInt64()] = static_cast<std::int64_t>(numbers_.size());
        numbers_.push_back(person.getColumn(0).getInt64());
    }
}

PeopleMap::PeopleMap(SQLite::Database& from, SQLite::Database& into)
    : from_(from)
    , into_(into)
    , people_(from)
    , shapes_(shapesOf(into))
{
    const auto placeOf = [this](std::int64_t person) { return people_.placeOf(person); };
    TreeReader reader(from, shapeOf(from, "person"), placeOf);
    TreeWriter writer(into, shapeOf(into, "person"), {}); // no two are merged yet
    countNames();
    for (const std::int64_t person : people_.numbers())
        numbers_.push_back(found(person, reader, writer));
    takeOverMerges();
    checkHands();
}

void PeopleMap::countNames()
{
    SQLite::Statement person(from_, "SELECT name, computer FROM person");
    while (person.executeStep())
        ++names_[{ nameKey(properName(person.getColumn(0).getString())),
            person.getColumn(1).getInt() != 0 }];
}

std::int64_t PeopleMap::found(std::int64_t person, TreeReader& reader, TreeWriter& writer)
{
    const TableShape& shape = reader.shape();
    RowTree row = reader.read(person);
    const std::string name = row.text(shape, "name");
    const bool computer = row.number(shape, "computer") != 0;
    const bool isOnlyOne = names_.at({ nameKey(name), computer }) == 1;
    if (const auto same =
            isOnlyOne ? rowNamed(into_, name, computer) : rowOfVeryName(into_, name, computer))
        return *same;
    added_.push_back(numbers_.size());
    row.values[*shape.indexOf("same_as")] = {};
    return writer.write(std::move(row), {});
}

/// Who was merged with whom. People who were in the book before stay as they are.
void PeopleMap::takeOverMerges()
{
    for (const std::size_t place : added_) {
        const std::int64_t number = numbers_[place];
        const std::int64_t same = answerFor(from_,
            "SELECT coalesce(same_as, 0) FROM person WHERE id = ?", people_.numbers()[place]);
        if (same == 0)
            continue;
        const std::int64_t whole = answerFor(into_, wholeQuery, numberOf(people_.placeOf(same)));
        SQLite::Statement update(into_, "UPDATE person SET same_as = ? WHERE id = ? AND id <> ?1");
        update.bind(1, whole);
        update.bind(2, number);
        update.exec();
    }
}

/// Two who are not one person where they come from, but would be here.
void PeopleMap::checkHands()
{
    std::map<std::int64_t, std::int64_t> wholes; // here: there
    for (std::size_t place = 0; place < numbers_.size(); ++place) {
        const std::int64_t there = answerFor(from_, wholeQuery, people_.numbers()[place]);
        const std::int64_t here = answerFor(into_, wholeQuery, numbers_[place]);
        const auto [other, isFirst] = wholes.emplace(here, there);
        if (isFirst || other->second == there || !playedTogether(from_, there, other->second))
            continue;
        throw StorageError(
            StorageFault::OnePerson, nameOf(from_, other->second) + ", " + nameOf(from_, there));
    }
}

bool PeopleMap::isMentioned(SQLite::Database& database, std::int64_t person) const
{
    return std::ranges::any_of(
        shapes_, [&](const TableShape& shape) { return mentions(database, shape, person); });
}

int PeopleMap::forgetLeftBehind()
{
    auto stay = static_cast<int>(added_.size());
    for (const std::size_t place : added_) {
        if (isMentioned(into_, numbers_[place]) || !isMentioned(from_, people_.numbers()[place]))
            continue;
        SQLite::Statement remove(into_, "DELETE FROM person WHERE id = ?");
        remove.bind(1, numbers_[place]);
        remove.exec();
        --stay;
    }
    return stay;
}

} // namespace sheepshead
