// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <SQLiteCpp/Database.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sheepshead {

/// A column of a score book that goes into an export.
struct ColumnShape {
    enum class Type { Number, Real, Text, Person };

    std::string name;
    Type type = Type::Number; ///< Person: a number of a row of table person
    bool required = true;     ///< is never NULL
};

/// A table of a score book as the schema has it: its rows belong to rows of the table around it. No
/// list of tables or columns is written anywhere: what a migration adds is exported with the rest.
struct TableShape {
    std::string name;
    std::vector<ColumnShape> columns; ///< without row numbers, and those of the table around it
    std::vector<TableShape> children;
    std::string parentColumn; ///< which row it belongs to; empty for a root
    std::string order;        ///< columns for ORDER BY: the same before and after an import
    bool single = false;      ///< at most one row belongs to a row of the table around it

    std::optional<std::size_t> indexOf(std::string_view column) const;
};

/// Where the rows of a book come from that go into a book.
enum class SheetsFrom : std::uint8_t {
    AnotherBook, ///< by an export; the hands are marked as imported
    ThisBook,    ///< as far as they could be recovered
};

/// A column that no export has, or, without a column, a whole table; and why.
struct LeftOut {
    std::string_view table;
    std::string_view column;
    std::string_view why;
    bool recovered = false; ///< stays when a damaged book is recovered
};
std::span<const LeftOut> leftOut();

/// The tables that belong to no other, with all that belong to them: person, season and sheet. With
/// what no export has, but a recovered book keeps, for sheets of the same book. Throws.
std::vector<TableShape> shapesOf(
    SQLite::Database& database, SheetsFrom from = SheetsFrom::AnotherBook);

/// One of the tables that belong to no other; it must be there.
TableShape shapeOf(
    SQLite::Database& database, std::string_view root, SheetsFrom from = SheetsFrom::AnotherBook);

} // namespace sheepshead
