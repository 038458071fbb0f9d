// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/column_bounds.h"
#include "app/storage/exchange/table_shape.h"

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace sheepshead {

/// One row of a table, with all rows that belong to it.
struct RowTree {
    /// NULL, a number, or a text; a person is the place of a person in a list.
    using Value = ColumnValue;

    std::vector<Value> values;                  ///< one a column of the shape
    std::vector<std::vector<RowTree>> children; ///< one list a child of the shape

    std::int64_t number(const TableShape& shape, std::string_view column) const;
    std::string text(const TableShape& shape, std::string_view column) const;
    bool operator==(const RowTree&) const = default;
};

/// The tables that belong to no other, in the version of a file.
struct RootShapes {
    TableShape person;
    TableShape sheet;
    std::optional<TableShape> season; ///< none in versions that had no seasons
};

/// Scrambled texts depend on the number of their sheet; a tree of no book has this one.
inline constexpr std::int64_t noSheet = 0;

/// Reads rows of one kind out of a book. Throws.
class TreeReader {
public:
    /// The function gives a person's place in the list for the number in the book.
    TreeReader(SQLite::Database& database, TableShape shape,
        std::function<std::int64_t(std::int64_t)> placeOf);

    /// The row of the root table with this number, its scrambled texts as of noSheet.
    RowTree read(std::int64_t id);
    /// What belongs to that row, whether it is there or not.
    std::vector<std::vector<RowTree>> readParts(std::int64_t id);
    const TableShape& shape() const { return shape_; }

private:
    RowTree current(SQLite::Statement& row, const TableShape& shape);
    void readChildren(RowTree& tree, const TableShape& shape, std::int64_t id);

    SQLite::Database& database_;
    TableShape shape_;
    std::function<std::int64_t(std::int64_t)> placeOf_;
    std::map<const TableShape*, std::unique_ptr<SQLite::Statement>> statements_;
};

/// Writes rows of one kind into a book. Throws.
class TreeWriter {
public:
    /// The function gives a person's number in the book for the place in the list.
    TreeWriter(SQLite::Database& database, TableShape shape,
        std::function<std::int64_t(std::int64_t)> numberOf);

    /// Returns the number of the new row of the root table. Columns that are left out of every
    /// tree get these values.
    std::int64_t write(RowTree tree, const std::vector<std::pair<std::string, std::int64_t>>& more);
    /// The row that is written, "hand[3].hand_seat[1]", for a message; empty for the root.
    const std::string& place() const { return place_; }

private:
    std::int64_t insert(const RowTree& tree, const TableShape& shape, std::int64_t parent);
    void bind(SQLite::Statement& insert, const RowTree& tree, const TableShape& shape);
    void insertChildren(const RowTree& tree, const TableShape& shape, std::int64_t id);

    SQLite::Database& database_;
    TableShape shape_;
    std::function<std::int64_t(std::int64_t)> numberOf_;
    std::vector<std::pair<std::string, std::int64_t>> more_;
    std::string place_;
    std::map<const TableShape*, std::unique_ptr<SQLite::Statement>> statements_;
};

/// Scrambles the hand in play of a sheet for another number of the sheet.
void reseal(RowTree& tree, const TableShape& shape, std::int64_t from, std::int64_t to);

} // namespace sheepshead
