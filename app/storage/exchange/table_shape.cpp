// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/table_shape.h"

#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::array columnsLeftOut {
    LeftOut { "sheet", "writer", "it counts the windows that resumed the sheet" },
    LeftOut { "sheet", "written", "the order of the sheets in the file says it" },
    LeftOut { "sheet", "tallied", "it belongs to the sums of evenings" },
    LeftOut { "evening", "", "sums that are worked out again" },
    LeftOut { "evening_sum", "", "sums that are worked out again" },
    LeftOut { "evening_part", "", "sums that are worked out again" },
    LeftOut { "evening_cost", "", "sums that are worked out again" },
    LeftOut { "hand", "noticed", "another book notices how people play by itself" },
    LeftOut { "hand", "imported", "it tells how the hand came into this book", true },
    LeftOut {
        "belief", "", "how people play is for the book that noticed it, not to be passed on" },
    LeftOut { "common_belief", "", "as belief" },
    LeftOut { "log_mark", "", "it belongs to the log of the database file" },
};

struct ForeignKey {
    std::string column;
    std::string table;
    bool cascades = false; ///< the row is part of the other
};

struct Column {
    std::string name;
    std::string type;
    bool required = false;
    int inKey = 0; ///< its place in the primary key, from 1; 0: is not in it
};

/// What the schema says of a table.
struct Table {
    std::vector<ForeignKey> keys;
    std::vector<Column> columns;
    std::map<std::string, std::vector<std::string>> uniques; ///< columns by the name of the index
};

/// All tables by name. A few queries over all of them: a query that looks into the schema takes
/// longer to prepare than to run.
std::map<std::string, Table> tablesOf(SQLite::Database& database)
{
    std::map<std::string, Table> tables;
    SQLite::Statement column(database,
        "SELECT t.name, c.name, c.type, c.\"notnull\" OR c.pk > 0, c.pk"
        " FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
        " WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite@_%' ESCAPE '@'");
    while (column.executeStep())
        tables[column.getColumn(0).getString()].columns.push_back(
            { column.getColumn(1).getString(), column.getColumn(2).getString(),
                column.getColumn(3).getInt() != 0, column.getColumn(4).getInt() });
    SQLite::Statement key(database,
        "SELECT t.name, k.\"from\", k.\"table\", k.on_delete = 'CASCADE'"
        " FROM sqlite_schema AS t, pragma_foreign_key_list(t.name) AS k WHERE t.type = 'table'");
    while (key.executeStep())
        tables[key.getColumn(0).getString()].keys.push_back({ key.getColumn(1).getString(),
            key.getColumn(2).getString(), key.getColumn(3).getInt() != 0 });
    SQLite::Statement unique(database,
        "SELECT t.name, i.name, c.name FROM sqlite_schema AS t, pragma_index_list(t.name) AS i,"
        " pragma_index_info(i.name) AS c WHERE t.type = 'table' AND i.origin = 'u'"
        " ORDER BY t.name, i.name, c.seqno");
    while (unique.executeStep())
        tables[unique.getColumn(0).getString()].uniques[unique.getColumn(1).getString()].push_back(
            unique.getColumn(2).getString());
    return tables;
}

std::vector<std::string> primaryKeyOf(const Table& table)
{
    std::map<int, std::string> names;
    for (const Column& column : table.columns)
        if (column.inKey > 0)
            names.emplace(column.inKey, column.name);
    std::vector<std::string> key;
    key.reserve(names.size());
    for (const auto& [place, name] : names)
        key.push_back(name);
    return key;
}

/// The columns of a UNIQUE that begins with the row around; what has its own number is ordered by
/// that.
std::vector<std::string> uniqueWithin(const Table& table, const std::string& parent)
{
    for (const auto& [index, columns] : table.uniques)
        if (columns.front() == parent)
            return columns;
    return {};
}

std::string joined(const std::vector<std::string>& names)
{
    std::string text;
    for (const std::string& name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

ColumnShape::Type typeNamed(const std::string& type)
{
    return type == "TEXT" ? ColumnShape::Type::Text
        : type == "REAL"  ? ColumnShape::Type::Real
                          : ColumnShape::Type::Number;
}

bool isLeftOut(const std::string& table, const std::string& column, SheetsFrom from)
{
    return std::ranges::any_of(columnsLeftOut, [&](const LeftOut& left) {
        return left.table == table && left.column == column
            && !(left.recovered && from == SheetsFrom::ThisBook);
    });
}

class ShapeReader {
public:
    ShapeReader(SQLite::Database& database, SheetsFrom from)
        : from_(from)
        , tables_(tablesOf(database))
    {
    }

    /// The tables whose rows are part of those of another, or of none. None is no empty name: a
    /// strange file may have a table with that.
    std::vector<TableShape> partsOf(const std::optional<std::string>& parent) const
    {
        std::vector<TableShape> shapes;
        for (const auto& [name, table] : tables_) {
            if (isLeftOut(name, "", from_))
                continue;
            const auto part = std::ranges::find(table.keys, true, &ForeignKey::cascades);
            if (part == table.keys.end() && !parent)
                shapes.push_back(shape(name, table, {}));
            else if (part != table.keys.end() && part->table == parent)
                shapes.push_back(shape(name, table, part->column));
        }
        return shapes;
    }

private:
    TableShape shape(
        const std::string& name, const Table& table, const std::string& parentColumn) const
    {
        TableShape shape { .name = name,
            .columns = {},
            .children = {},
            .parentColumn = parentColumn,
            .order = {},
            .single = false };
        const auto primary = primaryKeyOf(table);
        const auto unique = uniqueWithin(table, parentColumn);
        shape.order = joined(unique.empty() || parentColumn.empty() ? primary : unique);
        shape.single = primary == std::vector { parentColumn };
        addColumns(shape, table, primary);
        shape.children = partsOf(name);
        return shape;
    }

    void addColumns(
        TableShape& shape, const Table& table, const std::vector<std::string>& primary) const
    {
        for (const auto& [name, type, required, inKey] : table.columns) {
            const bool rowNumber = primary == std::vector<std::string> { "id" } && name == "id";
            if (rowNumber || name == shape.parentColumn || isLeftOut(shape.name, name, from_))
                continue;
            const bool refers =
                std::ranges::find(table.keys, name, &ForeignKey::column) != table.keys.end();
            shape.columns.push_back(
                { name, refers ? ColumnShape::Type::Person : typeNamed(type), required });
        }
    }

    SheetsFrom from_;
    std::map<std::string, Table> tables_;
};

} // namespace

std::optional<std::size_t> TableShape::indexOf(std::string_view column) const
{
    const auto found = std::ranges::find(columns, column, &ColumnShape::name);
    if (found == columns.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - columns.begin());
}

std::span<const LeftOut> leftOut() { return columnsLeftOut; }

std::vector<TableShape> shapesOf(SQLite::Database& database, SheetsFrom from)
{
    return ShapeReader(database, from).partsOf({});
}

TableShape shapeOf(SQLite::Database& database, std::string_view root, SheetsFrom from)
{
    auto shapes = shapesOf(database, from);
    const auto found = std::ranges::find(shapes, root, &TableShape::name);
    if (found == shapes.end())
        throw StorageError(StorageFault::Damaged, "no table " + std::string(root));
    return std::move(*found);
}

} // namespace sheepshead
