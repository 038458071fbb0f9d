// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/salvage.h"

#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace sheepshead {

namespace {

/// Runs work that a damaged page may end; returns whether it came to its end.
template <class Work> bool tried(Work work)
{
    try {
        work();
        return true;
    } catch (const SQLite::Exception&) {
        return false;
    } catch (const StorageError&) {
        return false;
    }
}

/// A table as if it belonged to nothing, so that one row of it can be read by its number.
TableShape alone(TableShape shape)
{
    shape.parentColumn.clear();
    return shape;
}

} // namespace

Salvage::Salvage(SQLite::Database& database)
    : database_(database)
    , personShape_(shapeOf(database, "person"))
    , sheetShape_(shapeOf(database, "sheet", SheetsFrom::ThisBook))
    , seasonShape_(shapeOf(database, "season", SheetsFrom::ThisBook))
{
}

/// By an index, and through the table from both ends: a damaged page ends each way somewhere else.
std::set<std::int64_t> Salvage::numbersIn(
    const std::string& column, const std::string& table, const std::string& condition)
{
    std::set<std::int64_t> numbers;
    const std::string query = "SELECT " + column + " FROM " + table;
    std::string byNumber = query;
    byNumber.append(" NOT INDEXED").append(condition).append(" ORDER BY rowid");
    for (const std::string& way : { query + condition, byNumber, byNumber + " DESC" })
        tried([&] {
            SQLite::Statement number(database_, way);
            while (number.executeStep())
                numbers.insert(number.getColumn(0).getInt64());
        });
    return numbers;
}

std::vector<RowTree> Salvage::sheets()
{
    std::set<std::int64_t> ids = numbersIn("id", "sheet");
    ids.merge(numbersIn("sheet", "hand"));
    std::vector<RowTree> sheets;
    for (const std::int64_t id : ids) {
        RowTree sheet;
        const bool hasHead = readHead(id, sheet);
        const int lostBefore = lostHands_;
        SheetParts parts = readParts(id);
        const bool hasHands = !partNamed(parts, sheetShape_, "hand").empty();
        if (!hasHead && !hasHands) {
            ++lostSheets_;
            lostHands_ = lostBefore;
            continue;
        }
        seatPlayers(parts, sheetShape_, [this] { return placeOfStranger(); });
        if (hasHead)
            sheet.children = std::move(parts);
        else
            sheet = underNewHead(sheetShape_, std::move(parts), id, ++lostHeads_);
        sheets.push_back(std::move(sheet));
    }
    return sheets;
}

std::vector<RowTree> Salvage::seasons()
{
    std::vector<RowTree> seasons;
    for (const std::int64_t id : numbersIn("id", "season"))
        tried([&] {
            TreeReader reader(
                database_, seasonShape_, [this](std::int64_t person) { return placeOf(person); });
            seasons.push_back(reader.read(id));
        });
    return seasons;
}

bool Salvage::readHead(std::int64_t id, RowTree& sheet)
{
    TableShape head = sheetShape_;
    head.children.clear();
    return tried([&] {
        TreeReader reader(database_, head, [this](std::int64_t person) { return placeOf(person); });
        sheet = reader.read(id);
    });
}

SheetParts Salvage::readParts(std::int64_t id)
{
    SheetParts parts;
    for (const TableShape& child : sheetShape_.children)
        parts.push_back(child.name == "hand" ? readHands(child, id) : readRows(child, id));
    return parts;
}

/// All rows or none: half a hand in play is none.
std::vector<RowTree> Salvage::readRows(const TableShape& shape, std::int64_t parent)
{
    TableShape around;
    around.name = "sheet";
    around.children = { shape };
    std::vector<RowTree> rows;
    tried([&] {
        TreeReader reader(
            database_, around, [this](std::int64_t person) { return placeOf(person); });
        rows = std::move(reader.readParts(parent).front());
    });
    return rows;
}

std::vector<RowTree> Salvage::readHands(const TableShape& shape, std::int64_t sheet)
{
    std::vector<RowTree> hands;
    TreeReader reader(
        database_, alone(shape), [this](std::int64_t person) { return placeOf(person); });
    for (const std::int64_t id :
        numbersIn("id", "hand", " WHERE sheet = " + std::to_string(sheet))) {
        const bool read = tried([&] { hands.push_back(reader.read(id)); });
        lostHands_ += read ? 0 : 1;
    }
    std::ranges::sort(hands, {}, [&](const RowTree& hand) { return hand.number(shape, "number"); });
    return hands;
}

std::int64_t Salvage::placeOf(std::int64_t person)
{
    const auto [found, isNew] = places_.emplace(person, static_cast<std::int64_t>(people_.size()));
    if (isNew)
        people_.push_back(person);
    return found->second;
}

std::vector<RowTree> Salvage::people()
{
    std::vector<RowTree> people;
    for (std::size_t place = 0; place < people_.size(); ++place) { // reading may add some
        RowTree person;
        const bool read = tried([&] {
            TreeReader reader(
                database_, personShape_, [this](std::int64_t other) { return placeOf(other); });
            person = reader.read(people_[place]);
        });
        if (!read) {
            const std::int64_t number = people_[place];
            const std::string name = number < 0 ? "Unknown player " + std::to_string(-number)
                                                : "Unknown " + std::to_string(number);
            for (const ColumnShape& column : personShape_.columns)
                person.values.push_back(!column.required         ? RowTree::Value()
                        : column.type == ColumnShape::Type::Text ? RowTree::Value(name)
                                                                 : RowTree::Value(std::int64_t {}));
        }
        people.push_back(std::move(person));
    }
    return people;
}

} // namespace sheepshead
