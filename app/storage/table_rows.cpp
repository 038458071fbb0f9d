// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/table_rows.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"
#include "engine/rules/variant_text.h"
#include "engine/score_keeping/table_line_reader.h"
#include "engine/score_keeping/table_line_text.h"
#include "engine/score_keeping/table_scoring.h"
#include "engine/support/text.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>

namespace sheepshead {

namespace {

std::string linesText(const TableLines& lines)
{
    std::string text;
    for (const TableLine& line : lines)
        text += tableLineText(line) + '\n';
    return text;
}

TableLine lineFrom(std::string_view text, const std::string& place)
{
    auto line = parseTableLine(text);
    if (!line)
        throw StorageError(StorageFault::Unreadable,
            place + ": " + line.problem().place + ": " + line.problem().reason);
    return std::move(line).value();
}

TableLines linesFrom(const std::string& text, const std::string& place)
{
    TableLines lines;
    for (const std::string_view line : linesOf(text))
        lines.push_back(lineFrom(line, place));
    return lines;
}

TableLines readLines(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement query(
        database, "SELECT number, line FROM table_line WHERE sheet = ? ORDER BY number");
    query.bind(1, sheet);
    TableLines lines;
    while (query.executeStep()) {
        const std::string place = "line " + std::to_string(lines.size() + 1);
        if (query.getColumn("number").getInt64() != static_cast<int>(lines.size()) + 1)
            throw StorageError(StorageFault::Unreadable, place + " is missing");
        lines.push_back(lineFrom(query.getColumn("line").getString(), place));
    }
    return lines;
}

std::vector<TableEdit> readEdits(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement query(database, "SELECT * FROM table_edit WHERE sheet = ? ORDER BY number");
    query.bind(1, sheet);
    std::vector<TableEdit> edits;
    while (query.executeStep()) {
        const std::string place = "change " + std::to_string(edits.size() + 1);
        RowReader fields(query, maxSeats, place);
        TableEdit& edit = edits.emplace_back();
        fields.number("place", edit.at, bounds::hands);
        edit.before = linesFrom(query.getColumn("before").getString(), place);
        edit.after = linesFrom(query.getColumn("after").getString(), place);
    }
    return edits;
}

void removeFrom(SQLite::Database& database, const char* table, SheetId sheet, int number)
{
    SQLite::Statement remove(
        database, std::string("DELETE FROM ") + table + " WHERE sheet = ? AND number >= ?");
    remove.bind(1, sheet);
    remove.bind(2, number);
    remove.exec();
}

/// The first line, from 0, that differs.
std::size_t firstChanged(const auto& before, const auto& after)
{
    const auto [was, is] = std::ranges::mismatch(before, after);
    return static_cast<std::size_t>(is - after.begin());
}

void writeLines(
    SQLite::Database& database, SheetId sheet, const TableLines& before, const TableLines& after)
{
    const std::size_t first = firstChanged(before, after);
    removeFrom(database, "table_line", sheet, static_cast<int>(first) + 1);
    for (std::size_t i = first; i < after.size(); ++i) {
        RowWriter fields;
        fields.number("sheet", sheet);
        fields.number("number", static_cast<std::int64_t>(i) + 1);
        fields.record("line", tableLineText(after[i]));
        fields.insertInto(database, "table_line");
    }
}

void writeEdits(
    SQLite::Database& database, SheetId sheet, const KeptTable& before, const KeptTable& after)
{
    const std::size_t first = firstChanged(before.edits(), after.edits());
    removeFrom(database, "table_edit", sheet, static_cast<int>(first) + 1);
    for (std::size_t i = first; i < after.edits().size(); ++i) {
        const TableEdit& edit = after.edits()[i];
        RowWriter fields;
        fields.number("sheet", sheet);
        fields.number("number", static_cast<std::int64_t>(i) + 1);
        fields.number("place", static_cast<std::int64_t>(edit.at));
        fields.record("before", linesText(edit.before));
        fields.record("after", linesText(edit.after));
        fields.insertInto(database, "table_edit");
    }
}

/// The hands from the first changed line on. Those before it have not changed.
void writeHands(SQLite::Database& database, SheetId sheet, const TableLines& before,
    const KeptTable& after, const std::vector<PersonId>& people, const std::string& time)
{
    const ScoredTable scored = scoreTable(after.lines(), static_cast<int>(people.size()));
    const std::size_t first = firstChanged(before, after.lines());
    int number = 1;
    for (std::size_t i = 0; i < scored.lines.size(); ++i) {
        const ScoredLine& line = scored.lines[i];
        if (i == first)
            removeFrom(database, "hand", sheet, number);
        std::vector<PersonId> seated;
        for (const Member member : line.chairs.members)
            seated.push_back(people[static_cast<std::size_t>(indexOf(member))]);
        for (const SheetRow& row : line.rows) {
            if (i >= first)
                writeRow(database, sheet, { row, {} }, seated, time);
            number = row.number + 1;
        }
    }
    if (first >= scored.lines.size())
        removeFrom(database, "hand", sheet, number);
}

/// It tells the sheet from all others, and stays.
std::uint64_t seedOf(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement query(database, "SELECT seed FROM sheet WHERE id = ?");
    query.bind(1, sheet);
    if (!query.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    RowReader fields(query, maxSeats, "sheet");
    std::uint64_t seed = 0;
    fields.seed("seed", seed);
    return seed;
}

void writeState(SQLite::Database& database, SheetId sheet, const KeptTable& table,
    const TableState& after, const std::string& time)
{
    MatchState state = after.stakes; // the dealer has no seat between two hands
    state.seed = seedOf(database, sheet);
    RowWriter fields;
    fields.text("last_played", time, longest::time);
    fields.number("written", nextPlace(database));
    fields.number("edits_done", static_cast<std::int64_t>(table.done()));
    if (!after.rules.empty())
        fields.text("variant", variantText(*after.rules.front()), longest::variant);
    describeState(fields, state);
    fields.update(database, "sheet", { { "id", sheet } });
}

} // namespace

KeptTable readTable(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement query(database, "SELECT edits_done FROM sheet WHERE id = ?");
    query.bind(1, sheet);
    if (!query.executeStep())
        throw StorageError(StorageFault::NoSuchSheet);
    RowReader fields(query, maxSeats, "sheet");
    std::size_t done = 0;
    fields.number("edits_done", done, bounds::hands);
    return { readLines(database, sheet), readEdits(database, sheet), done };
}

void writeTable(SQLite::Database& database, SheetId sheet, const KeptTable& before,
    const KeptTable& after, const std::vector<PersonId>& people, const std::string& time)
{
    writeLines(database, sheet, before.lines(), after.lines());
    writeEdits(database, sheet, before, after);
    writeHands(database, sheet, before.lines(), after, people, time);
    const ScoredTable scored = scoreTable(after.lines(), static_cast<int>(people.size()));
    writeState(database, sheet, after, scored.after, time);
}

} // namespace sheepshead
