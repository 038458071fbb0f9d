// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/salvage.h"

#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <set>

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

std::size_t childNamed(const TableShape& shape, std::string_view name)
{
    const auto found = std::ranges::find(shape.children, name, &TableShape::name);
    return static_cast<std::size_t>(found - shape.children.begin());
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
    , sheetShape_(shapeOf(database, "sheet"))
{
}

/// By an index, and through the table from both ends: a damaged page ends each way somewhere else.
std::vector<std::int64_t> Salvage::numbersIn(const std::string& table, const std::string& condition)
{
    std::set<std::int64_t> numbers;
    const std::string query = "SELECT id FROM " + table;
    for (const std::string& way :
        { query + condition, query + " NOT INDEXED" + condition + " ORDER BY id",
            query + " NOT INDEXED" + condition + " ORDER BY id DESC" })
        tried([&] {
            SQLite::Statement number(database_, way);
            while (number.executeStep())
                numbers.insert(number.getColumn(0).getInt64());
        });
    return { numbers.begin(), numbers.end() };
}

std::vector<RowTree> Salvage::sheets()
{
    std::vector<RowTree> sheets;
    for (const std::int64_t id : numbersIn("sheet", "")) {
        RowTree sheet;
        if (readSheet(id, sheet))
            sheets.push_back(std::move(sheet));
        else
            ++lostSheets_;
    }
    return sheets;
}

bool Salvage::readSheet(std::int64_t id, RowTree& sheet)
{
    TableShape head = sheetShape_;
    head.children.clear();
    const bool headRead = tried([&] {
        TreeReader reader(database_, head, [this](std::int64_t person) { return placeOf(person); });
        sheet = reader.read(id);
    });
    if (!headRead)
        return false;
    for (const TableShape& child : sheetShape_.children)
        sheet.children.push_back(child.name == "hand" ? readHands(child, id) : readRows(child, id));
    seatPlayers(sheet);
    return true;
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
        rows = std::move(reader.read(parent).children.front());
    });
    return rows;
}

std::vector<RowTree> Salvage::readHands(const TableShape& shape, std::int64_t sheet)
{
    std::vector<RowTree> hands;
    TreeReader reader(
        database_, alone(shape), [this](std::int64_t person) { return placeOf(person); });
    for (const std::int64_t id : numbersIn("hand", " WHERE sheet = " + std::to_string(sheet))) {
        const bool read = tried([&] { hands.push_back(reader.read(id)); });
        lostHands_ += read ? 0 : 1;
    }
    std::ranges::sort(hands, {}, [&](const RowTree& hand) { return hand.number(shape, "number"); });
    return hands;
}

/// Where the chairs cannot be read, who sat there in the last hand sits there.
void Salvage::seatPlayers(RowTree& sheet) const
{
    const std::size_t handIndex = childNamed(sheetShape_, "hand");
    const std::size_t playerIndex = childNamed(sheetShape_, "player");
    auto& players = sheet.children[playerIndex];
    if (!players.empty() || sheet.children[handIndex].empty())
        return;
    const TableShape& handShape = sheetShape_.children[handIndex];
    const std::size_t seatIndex = childNamed(handShape, "hand_seat");
    const TableShape& seatShape = handShape.children[seatIndex];
    const TableShape& playerShape = sheetShape_.children[playerIndex];
    for (const RowTree& seat : sheet.children[handIndex].back().children[seatIndex]) {
        RowTree& player = players.emplace_back();
        for (const ColumnShape& column : playerShape.columns)
            player.values.push_back(seat.values[*seatShape.indexOf(column.name)]);
    }
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
            for (const ColumnShape& column : personShape_.columns)
                person.values.push_back(!column.required ? RowTree::Value()
                        : column.type == ColumnShape::Type::Text
                        ? RowTree::Value("Unknown " + std::to_string(people_[place]))
                        : RowTree::Value(std::int64_t { 0 }));
        }
        people.push_back(std::move(person));
    }
    return people;
}

} // namespace sheepshead
