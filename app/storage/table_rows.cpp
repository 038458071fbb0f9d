// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/table_rows.h"

#include "app/storage/file/storage_error.h"
#include "app/storage/row_fields.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"
#include "app/storage/table_seats.h"
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

/// Removes the rows after the one of this number.
void removeAfter(SQLite::Database& database, const char* table, SheetId sheet, std::int64_t number)
{
    SQLite::Statement remove(
        database, std::string("DELETE FROM ") + table + " WHERE sheet = ? AND number > ?");
    remove.bind(1, sheet);
    remove.bind(2, number);
    remove.exec();
}

RowWriter rowOf(SheetId sheet, std::size_t index)
{
    RowWriter fields;
    fields.number("sheet", sheet);
    fields.number("number", static_cast<std::int64_t>(index) + 1);
    return fields;
}

void writeLines(
    SQLite::Database& database, SheetId sheet, const TableLines& lines, std::size_t there)
{
    removeAfter(database, "table_line", sheet, static_cast<std::int64_t>(there));
    for (std::size_t i = there; i < lines.size(); ++i) {
        RowWriter fields = rowOf(sheet, i);
        fields.record("line", tableLineText(lines[i]));
        fields.insertInto(database, "table_line");
    }
}

void writeEdits(SQLite::Database& database, SheetId sheet, const std::vector<TableEdit>& edits,
    std::size_t there)
{
    removeAfter(database, "table_edit", sheet, static_cast<std::int64_t>(there));
    for (std::size_t i = there; i < edits.size(); ++i) {
        RowWriter fields = rowOf(sheet, i);
        fields.number("place", static_cast<std::int64_t>(edits[i].at));
        fields.record("before", linesText(edits[i].before));
        fields.record("after", linesText(edits[i].after));
        fields.insertInto(database, "table_edit");
    }
}

std::vector<PersonId> seatedAt(const ScoredLine& line, const std::vector<PersonId>& people)
{
    std::vector<PersonId> seated;
    for (const Member member : line.chairs.members)
        seated.push_back(people[static_cast<std::size_t>(indexOf(member))]);
    return seated;
}

/// The days of the hands after the one of this number, the last hand first.
std::vector<std::string> daysAfter(SQLite::Database& database, SheetId sheet, int number)
{
    SQLite::Statement query(
        database, "SELECT day FROM hand WHERE sheet = ? AND number > ? ORDER BY number DESC");
    query.bind(1, sheet);
    query.bind(2, number);
    std::vector<std::string> days;
    while (query.executeStep())
        days.push_back(query.getColumn(0).getString());
    return days;
}

/// The last hands, the last of them first, were played on these days.
void keepDays(SQLite::Database& database, const std::vector<std::int64_t>& hands,
    const std::vector<std::string>& days)
{
    for (std::size_t i = 0; i < std::min(hands.size(), days.size()); ++i) {
        RowWriter fields;
        fields.text("day", days[i], longest::time);
        fields.update(database, "hand", { { "id", hands[hands.size() - 1 - i] } });
    }
}

/// The hands of the lines after those that are there. A hand that does not hold has a number, too.
/// Hands that follow a correction stay on their days.
void writeHands(SQLite::Database& database, SheetId sheet, const std::vector<ScoredLine>& lines,
    std::size_t there, const std::vector<PersonId>& people, const std::string& time)
{
    const auto first = lines.begin() + static_cast<std::ptrdiff_t>(there);
    int last = 0;
    for (auto line = lines.begin(); line != first; ++line)
        if (!line->rows.empty())
            last = line->rows.back().number;
    const std::vector<std::string> days = daysAfter(database, sheet, last);
    removeAfter(database, "hand", sheet, last);
    std::vector<std::int64_t> hands;
    for (auto line = first; line != lines.end(); ++line)
        for (const SheetRow& row : line->rows)
            hands.push_back(writeRow(database, sheet, { row, {} }, seatedAt(*line, people), time));
    keepDays(database, hands, days);
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

void writeTable(SQLite::Database& database, SheetId sheet, const KeptTable& table,
    const SavedPart& there, const std::vector<PersonId>& people, const std::string& time)
{
    const ScoredTable scored = scoreTable(table.lines(), static_cast<int>(people.size()));
    checkSeats(database, scored, there.lines, people);
    writeLines(database, sheet, table.lines(), there.lines);
    writeEdits(database, sheet, table.edits(), there.edits);
    writeHands(database, sheet, scored.lines, there.lines, people, time);
    writeState(database, sheet, table, scored.after, time);
}

} // namespace sheepshead
