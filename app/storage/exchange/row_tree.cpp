// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/row_tree.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/sealed_text.h"

#include <utility>

namespace sheepshead {

namespace {

std::string columnsOf(const TableShape& shape)
{
    std::string names;
    for (const ColumnShape& column : shape.columns)
        names += ", \"" + column.name + '"';
    return names;
}

bool hasRowNumber(const TableShape& shape) { return shape.parentColumn.empty() || !shape.single; }

/// What the rows of its children refer to: its own number, or that of the row around it.
std::string keyOf(const TableShape& shape)
{
    if (shape.children.empty())
        return "0";
    return hasRowNumber(shape) ? "id" : shape.parentColumn;
}

std::string resealedLines(const std::string& lines, std::int64_t from, std::int64_t to)
{
    std::string text;
    int place = 1;
    for (std::size_t begin = 0; begin <= lines.size(); ++place) {
        const std::size_t end = std::min(lines.find('\n', begin), lines.size());
        text += resealedText(lines.substr(begin, end - begin), place, from, to);
        if (end < lines.size())
            text += '\n';
        begin = end + 1;
    }
    return text;
}

/// The texts of a row that its sheet's number scrambles.
void resealRow(RowTree& row, const TableShape& shape, std::int64_t from, std::int64_t to)
{
    const auto change = [&](const char* column, auto made) {
        if (const auto index = shape.indexOf(column))
            if (auto* const text = std::get_if<std::string>(&row.values[*index]))
                *text = made(*text);
    };
    if (shape.name == "journal" || shape.name == "unreadable_hand")
        change("opening", [&](const std::string& text) { return resealedText(text, 0, from, to); });
    if (shape.name == "unreadable_hand")
        change("actions", [&](const std::string& text) { return resealedLines(text, from, to); });
    if (shape.name == "journal_step") {
        const auto place = static_cast<int>(row.number(shape, "number"));
        change(
            "action", [&](const std::string& text) { return resealedText(text, place, from, to); });
    }
}

} // namespace

std::int64_t RowTree::number(const TableShape& shape, std::string_view column) const
{
    const auto index = shape.indexOf(column);
    const auto* const number = index ? std::get_if<std::int64_t>(&values[*index]) : nullptr;
    return number ? *number : 0;
}

std::string RowTree::text(const TableShape& shape, std::string_view column) const
{
    const auto index = shape.indexOf(column);
    const auto* const text = index ? std::get_if<std::string>(&values[*index]) : nullptr;
    return text ? *text : std::string();
}

TreeReader::TreeReader(
    SQLite::Database& database, TableShape shape, std::function<std::int64_t(std::int64_t)> placeOf)
    : database_(database)
    , shape_(std::move(shape))
    , placeOf_(std::move(placeOf))
{
}

RowTree TreeReader::read(std::int64_t id)
{
    SQLite::Statement row(
        database_, "SELECT id" + columnsOf(shape_) + " FROM " + shape_.name + " WHERE id = ?");
    row.bind(1, id);
    if (!row.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    RowTree tree = current(row, shape_);
    readChildren(tree, shape_, id);
    reseal(tree, shape_, id, noSheet);
    return tree;
}

std::vector<std::vector<RowTree>> TreeReader::readParts(std::int64_t id)
{
    RowTree tree;
    tree.values.resize(shape_.columns.size());
    readChildren(tree, shape_, id);
    reseal(tree, shape_, id, noSheet);
    return std::move(tree.children);
}

/// The row that a statement stands at; its first column is its key.
RowTree TreeReader::current(SQLite::Statement& row, const TableShape& shape)
{
    RowTree tree;
    tree.values.reserve(shape.columns.size());
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        const SQLite::Column value = row.getColumn(static_cast<int>(i + 1));
        if (value.isNull())
            tree.values.emplace_back();
        else if (shape.columns[i].type == ColumnShape::Type::Text)
            tree.values.emplace_back(holdsNames(shape.name, shape.columns[i].name)
                    ? properName(value.getString())
                    : value.getString());
        else if (shape.columns[i].type == ColumnShape::Type::Real)
            tree.values.emplace_back(value.getDouble());
        else if (shape.columns[i].type == ColumnShape::Type::Person)
            tree.values.emplace_back(placeOf_(value.getInt64()));
        else
            tree.values.emplace_back(value.getInt64());
    }
    return tree;
}

void TreeReader::readChildren(RowTree& tree, const TableShape& shape, std::int64_t id)
{
    for (const TableShape& child : shape.children) {
        auto& statement = statements_[&child];
        if (!statement)
            statement = std::make_unique<SQLite::Statement>(database_,
                "SELECT " + keyOf(child) + columnsOf(child) + " FROM " + child.name + " WHERE "
                    + child.parentColumn + " = ? ORDER BY " + child.order);
        statement->bind(1, id);
        auto& rows = tree.children.emplace_back();
        std::vector<std::int64_t> keys;
        while (statement->executeStep()) {
            rows.push_back(current(*statement, child));
            keys.push_back(statement->getColumn(0).getInt64());
        }
        statement->reset();
        for (std::size_t i = 0; i < rows.size(); ++i)
            readChildren(rows[i], child, keys[i]);
    }
}

TreeWriter::TreeWriter(SQLite::Database& database, TableShape shape,
    std::function<std::int64_t(std::int64_t)> numberOf)
    : database_(database)
    , shape_(std::move(shape))
    , numberOf_(std::move(numberOf))
{
}

/// The number of the sheet is known only after its row is there; the texts that it scrambles are in
/// the rows that belong to it.
std::int64_t TreeWriter::write(
    RowTree tree, const std::vector<std::pair<std::string, std::int64_t>>& more)
{
    more_ = more;
    place_.clear();
    const std::int64_t id = insert(tree, shape_, 0);
    reseal(tree, shape_, noSheet, id);
    insertChildren(tree, shape_, id);
    return id;
}

std::int64_t TreeWriter::insert(const RowTree& tree, const TableShape& shape, std::int64_t parent)
{
    auto& statement = statements_[&shape];
    if (!statement) {
        std::string names = columnsOf(shape);
        std::string places;
        for (std::size_t i = 0; i < shape.columns.size(); ++i)
            places += ", ?";
        for (const auto& [name, value] : &shape == &shape_ ? more_ : decltype(more_)()) {
            names += ", " + name;
            places += ", ?";
        }
        if (!shape.parentColumn.empty()) {
            names += ", " + shape.parentColumn;
            places += ", ?";
        }
        statement = std::make_unique<SQLite::Statement>(database_,
            "INSERT INTO " + shape.name + " (" + names.substr(2) + ") VALUES (" + places.substr(2)
                + ')');
    }
    statement->tryReset(); // after a row that was refused
    bind(*statement, tree, shape);
    auto parameter = static_cast<int>(shape.columns.size());
    for (const auto& [name, value] : &shape == &shape_ ? more_ : decltype(more_)())
        statement->bind(++parameter, value);
    if (!shape.parentColumn.empty())
        statement->bind(++parameter, parent);
    statement->exec();
    statement->reset();
    return hasRowNumber(shape) ? database_.getLastInsertRowid() : parent;
}

void TreeWriter::bind(SQLite::Statement& insert, const RowTree& tree, const TableShape& shape)
{
    for (std::size_t i = 0; i < shape.columns.size(); ++i) {
        const auto parameter = static_cast<int>(i + 1);
        if (const auto* const text = std::get_if<std::string>(&tree.values[i]))
            insert.bind(parameter,
                holdsNames(shape.name, shape.columns[i].name) ? properName(*text) : *text);
        else if (const auto* const real = std::get_if<double>(&tree.values[i]))
            insert.bind(parameter, *real);
        else if (const auto* const number = std::get_if<std::int64_t>(&tree.values[i]))
            insert.bind(parameter,
                shape.columns[i].type == ColumnShape::Type::Person ? numberOf_(*number) : *number);
        else
            insert.bind(parameter);
    }
}

void TreeWriter::insertChildren(const RowTree& tree, const TableShape& shape, std::int64_t id)
{
    const std::string around = place_;
    for (std::size_t i = 0; i < shape.children.size(); ++i) {
        const TableShape& child = shape.children[i];
        for (std::size_t row = 0; row < tree.children[i].size(); ++row) {
            place_ = around + (around.empty() ? "" : ".") + child.name;
            if (!child.single)
                place_ += '[' + std::to_string(row) + ']';
            const std::int64_t key = insert(tree.children[i][row], child, id);
            insertChildren(tree.children[i][row], child, key);
        }
    }
    place_ = around;
}

void reseal(RowTree& tree, const TableShape& shape, std::int64_t from, std::int64_t to)
{
    resealRow(tree, shape, from, to);
    for (std::size_t i = 0; i < shape.children.size(); ++i)
        for (RowTree& row : tree.children[i])
            reseal(row, shape.children[i], from, to);
}

} // namespace sheepshead
