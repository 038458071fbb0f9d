// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/book_check.h"

#include "app/storage/column_bounds.h"
#include "app/storage/file/book_reader.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/storage_error.h"
#include "app/storage/season_rows.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"
#include "engine/hand/state/hand_record.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <set>

namespace sheepshead {

namespace {

constexpr int mostFaults = 20;

void checkStructure(SQLite::Database& database, BookCheck& found)
{
    SQLite::Statement verdict(
        database, "PRAGMA integrity_check(" + std::to_string(mostFaults) + ")");
    while (verdict.executeStep())
        if (const std::string line = verdict.getColumn(0).getString(); line != "ok")
            found.faults.push_back(line);
    SQLite::Statement reference(database, "PRAGMA foreign_key_check");
    while (reference.executeStep() && found.faults.size() < mostFaults)
        found.faults.push_back("a row of " + reference.getColumn(0).getString()
            + " refers to a row of " + reference.getColumn(2).getString() + " that is not there");
}

/// Who is merged with somebody merged would be told by another name, or by two in turn.
void checkMergedPeople(SQLite::Database& database, BookCheck& found)
{
    SQLite::Statement person(database,
        "SELECT p.name FROM person AS p JOIN person AS q ON q.id = p.same_as"
        " WHERE q.same_as IS NOT NULL ORDER BY p.id");
    while (person.executeStep() && found.faults.size() < mostFaults)
        found.faults.push_back(properName(person.getColumn(0).getString())
            + " is merged with a person who is merged with another one");
}

/// Of tables that are written by what is typed or read, not by sums and beliefs.
bool isChecked(const std::string& table)
{
    return !table.starts_with("sqlite_") && !table.starts_with("evening")
        && table.find("belief") == std::string::npos && table != "log_mark";
}

ColumnValue valueIn(const SQLite::Column& column)
{
    if (column.isNull())
        return {};
    if (column.isInteger())
        return column.getInt64();
    if (column.isFloat())
        return column.getDouble();
    return column.getString();
}

/// The first value of each column that no program writes.
void checkValues(SQLite::Database& database, const std::string& table, BookCheck& found)
{
    SQLite::Statement row(database, "SELECT * FROM \"" + table + '"');
    std::set<int> told;
    for (int line = 1; row.executeStep(); ++line)
        for (int i = 0; i < row.getColumnCount() && found.faults.size() < mostFaults; ++i) {
            const std::string column = row.getColumnName(i);
            const auto fault = faultOfValue(table, column, valueIn(row.getColumn(i)));
            if (fault && told.insert(i).second)
                found.faults.push_back(
                    table + '[' + std::to_string(line) + "]." + column + ": " + *fault);
        }
}

void checkAllValues(SQLite::Database& database, BookCheck& found)
{
    SQLite::Statement table(database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    while (table.executeStep())
        if (const std::string name = table.getColumn(0).getString(); isChecked(name))
            checkValues(database, name, found);
}

void checkSeasons(SQLite::Database& database, BookCheck& found)
{
    for (const SeasonInfo& season : readSeasons(database))
        if (!season.fault.empty())
            found.faults.push_back(season.name + ": " + season.fault);
}

int unreadRecords(const StoredSheet& sheet)
{
    return static_cast<int>(std::ranges::count_if(sheet.records, [](const std::string& record) {
        const auto parsed = record.empty() ? Result<HandRecord>(Problem {}) : parseRecord(record);
        return !record.empty() && (!parsed || !replay(*parsed));
    }));
}

} // namespace

Result<std::vector<SheetInfo>> sheetsIn(const std::filesystem::path& book)
{
    return attemptFor(book, [&] {
        BookReader reader(book);
        return readSheets(reader.database());
    });
}

std::optional<Problem> checkPagesLater(const std::filesystem::path& book, const Progress& progress)
{
    return attempt(book, [&] {
        if (isTooLargeForStart(book))
            checkWhole(book, progress.stop());
    });
}

bool BookCheck::sound() const
{
    return faults.empty()
        && std::ranges::all_of(sheets, [](const SheetInfo& info) { return info.fault.empty(); });
}

Result<BookCheck> checkBook(const std::filesystem::path& book, const Progress& progress)
{
    return attemptFor(book, [&] {
        BookReader reader(book, progress.stop());
        BookCheck found;
        checkStructure(reader.database(), found);
        checkMergedPeople(reader.database(), found);
        checkAllValues(reader.database(), found);
        checkSeasons(reader.database(), found);
        found.sheets = readSheets(reader.database());
        double done = 0;
        for (SheetInfo& info : found.sheets) {
            report(progress, done++ / static_cast<double>(found.sheets.size()));
            if (!info.fault.empty())
                continue;
            try {
                found.recordsUnread += unreadRecords(readSheet(reader.database(), info.id));
                if (info.kind == SheetKind::Table)
                    static_cast<void>(readRows(reader.database(), info.id));
            } catch (const StorageError& error) {
                info.fault = error.what();
            }
        }
        return found;
    });
}

} // namespace sheepshead
