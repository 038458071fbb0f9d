// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/table_shape.h"

#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <array>
#include <utility>

namespace sheepshead {

namespace {

constexpr std::array columnsLeftOut {
    LeftOut { "sheet", "writer", "it counts the windows that resumed the sheet" },
    LeftOut { "sheet", "written", "the order of the sheets in the file says it" },
    LeftOut { "sheet", "tallied", "it belongs to the sums of evenings" },
    LeftOut { "evening", "", "sums that are worked out again" },
    LeftOut { "evening_part", "", "sums that are worked out again" },
    LeftOut { "evening_cost", "", "sums that are worked out again" },
    LeftOut { "hand", "noticed", "another book notices how people play by itself" },
    LeftOut { "hand", "imported", "it tells how the hand came into this book", true },
    LeftOut {
        "belief", "", "how people play is for the book that noticed it, not to be passed on" },
    LeftOut { "common_belief", "", "as belief" },
};

struct ForeignKey {
    std::string column;
    std::string table;
    bool cascades = false; ///< the row is part of the other
};

std::vector<ForeignKey> foreignKeysOf(SQLite::Database& database, const std::string& table)
{
    SQLite::Statement key(database,
        "SELECT \"from\" AS name, \"table\" AS other, on_delete = 'CASCADE' AS cascades"
        " FROM pragma_foreign_key_list(?)");
    key.bind(1, table);
    std::vector<ForeignKey> keys;
    while (key.executeStep())
        keys.push_back({ key.getColumn("name").getString(), key.getColumn("other").getString(),
            key.getColumn("cascades").getInt() != 0 });
    return keys;
}

std::vector<std::string> namesFrom(
    SQLite::Database& database, const std::string& query, const std::string& parameter)
{
    SQLite::Statement name(database, query);
    name.bind(1, parameter);
    std::vector<std::string> names;
    while (name.executeStep())
        names.push_back(name.getColumn(0).getString());
    return names;
}

std::vector<std::string> primaryKeyOf(SQLite::Database& database, const std::string& table)
{
    return namesFrom(
        database, "SELECT name FROM pragma_table_info(?) WHERE pk > 0 ORDER BY pk", table);
}

/// The columns of a UNIQUE that begins with the row around; what has its own number is ordered by
/// that.
std::vector<std::string> uniqueWithin(
    SQLite::Database& database, const std::string& table, const std::string& parent)
{
    for (const std::string& index : namesFrom(database,
             "SELECT name FROM pragma_index_list(?) WHERE origin = 'u' ORDER BY name", table)) {
        auto columns =
            namesFrom(database, "SELECT name FROM pragma_index_info(?) ORDER BY seqno", index);
        if (!columns.empty() && columns.front() == parent)
            return columns;
    }
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
        : database_(database)
        , from_(from)
        , tables_(namesFrom(database,
              "SELECT name FROM sqlite_schema WHERE type = ? AND name NOT LIKE 'sqlite@_%'"
              " ESCAPE '@' ORDER BY name",
              "table"))
    {
    }

    std::vector<TableShape> partsOf(const std::string& parent)
    {
        std::vector<TableShape> shapes;
        for (const std::string& table : tables_) {
            if (isLeftOut(table, "", from_))
                continue;
            const auto keys = foreignKeysOf(database_, table);
            const auto part = std::ranges::find(keys, true, &ForeignKey::cascades);
            if ((part == keys.end() ? std::string() : part->table) == parent)
                shapes.push_back(
                    shape(table, part == keys.end() ? std::string() : part->column, keys));
        }
        return shapes;
    }

private:
    TableShape shape(const std::string& table, const std::string& parentColumn,
        const std::vector<ForeignKey>& keys)
    {
        TableShape shape { .name = table,
            .columns = {},
            .children = {},
            .parentColumn = parentColumn,
            .order = {},
            .single = false };
        const auto primary = primaryKeyOf(database_, table);
        const auto unique = uniqueWithin(database_, table, parentColumn);
        shape.order = joined(unique.empty() || parentColumn.empty() ? primary : unique);
        shape.single = primary == std::vector { parentColumn };
        readColumns(shape, primary, keys);
        shape.children = partsOf(table);
        return shape;
    }

    void readColumns(TableShape& shape, const std::vector<std::string>& primary,
        const std::vector<ForeignKey>& keys)
    {
        SQLite::Statement column(
            database_, "SELECT name, type, \"notnull\" OR pk > 0 FROM pragma_table_info(?)");
        column.bind(1, shape.name);
        while (column.executeStep()) {
            const std::string name = column.getColumn(0).getString();
            const bool rowNumber = primary == std::vector<std::string> { "id" } && name == "id";
            if (rowNumber || name == shape.parentColumn || isLeftOut(shape.name, name, from_))
                continue;
            const bool refers = std::ranges::find(keys, name, &ForeignKey::column) != keys.end();
            const std::string type = column.getColumn(1).getString();
            shape.columns.push_back({ name, refers ? ColumnShape::Type::Person : typeNamed(type),
                column.getColumn(2).getInt() != 0 });
        }
    }

    SQLite::Database& database_;
    SheetsFrom from_;
    std::vector<std::string> tables_;
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
