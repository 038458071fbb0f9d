// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/support/text.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/storage/small_book.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>

#include <utility>
#include <vector>

using namespace sheepshead;
using namespace sheepshead::fuzzing;

namespace {

using Column = std::pair<std::string, std::string>; // table, name

const std::vector<Column>& columns()
{
    static const std::vector<Column> all = [] {
        SQLite::Database book = inMemory(smallBook());
        SQLite::Statement column(book,
            "SELECT t.name, c.name FROM sqlite_schema AS t, pragma_table_info(t.name) AS c"
            " WHERE t.type = 'table' ORDER BY 1, 2");
        std::vector<Column> found;
        while (column.executeStep())
            found.emplace_back(column.getColumn(0).getString(), column.getColumn(1).getString());
        return found;
    }();
    return all;
}

/// "column row value": numbers of a column and a row, and a number, a text, or NULL.
void change(SQLite::Database& book, std::string_view line)
{
    const auto words = wordsOf(line);
    if (words.size() < 2)
        return;
    const auto& [table, name] =
        columns()[parseNumber<unsigned>(words[0]).value_or(0) % columns().size()];
    const auto row = parseNumber<int>(words[1]).value_or(0);
    const std::string_view value =
        words.size() < 3 ? std::string_view() : line.substr(words[2].data() - line.data());
    SQLite::Statement update(book,
        "UPDATE OR IGNORE \"" + table + "\" SET \"" + name
            + "\" = ? WHERE rowid = (SELECT rowid FROM \"" + table + "\" LIMIT 1 OFFSET ?)");
    if (value.empty())
        update.bind(1);
    else if (const auto number = parseNumber<std::int64_t>(value))
        update.bind(1, *number);
    else
        update.bind(1, std::string(value));
    update.bind(2, row % 64);
    update.exec();
}

} // namespace

/// A book with other values in some rows, a change a line.
FUZZ(input)
{
    SQLite::Database book = inMemory(smallBook());
    book.exec("PRAGMA ignore_check_constraints = ON");
    try {
        for (const std::string_view line : linesOf(input)) {
            try {
                change(book, line);
            } catch (const SQLite::Exception&) { // a type that the column refuses
            }
        }
        readAll(book);
    } catch (const SQLite::Exception&) {
    }
}
