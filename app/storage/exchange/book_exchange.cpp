// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/exchange/book_exchange.h"

#include "app/storage/column_bounds.h"
#include "app/storage/exchange/book_csv.h"
#include "app/storage/exchange/book_json.h"
#include "app/storage/exchange/json_writer.h"
#include "app/storage/exchange/people_map.h"
#include "app/storage/exchange/staged_book.h"
#include "app/storage/file/book_place.h"
#include "app/storage/file/book_reader.h"
#include "app/storage/file/database_file.h"
#include "app/storage/file/draft_file.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/migrations.h"
#include "app/storage/season_rows.h"
#include "app/storage/sheet_reader.h"
#include "app/storage/sheet_rows.h"
#include "engine/files/private_file.h"
#include "engine/files/regular_file.h"

#include <SQLiteCpp/Statement.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <functional>
#include <optional>
#include <system_error>

namespace sheepshead {

namespace {

constexpr double halfway = 0.5; ///< of an import: the file is read and checked
constexpr std::uintmax_t largestExport = std::uintmax_t { 16 } << 30U; // bytes; of no book yet

/// A sheet that the program cannot read is not in the file: an import would refuse it.
std::vector<SheetInfo> readableSheets(SQLite::Database& database, ExportReport& made)
{
    std::vector<SheetInfo> readable;
    auto sheets = readSheets(database);
    std::ranges::reverse(sheets); // what was written last comes last
    for (SheetInfo& info : sheets) {
        if (info.fault.empty()) {
            try {
                static_cast<void>(readSheet(database, info.id));
                if (info.kind == SheetKind::Table)
                    static_cast<void>(readRows(database, info.id));
            } catch (const StorageError& error) {
                info.fault = error.what();
            }
        }
        if (info.fault.empty())
            readable.push_back(info);
        else
            made.unreadable.push_back(info.name + " (" + info.fault + ')');
    }
    return readable;
}

template <class Take>
void eachOf(
    const std::vector<SheetInfo>& sheets, ExportReport& made, const Progress& progress, Take take)
{
    int all = 1;
    for (const SheetInfo& info : sheets)
        all += info.hands;
    for (const SheetInfo& info : sheets) {
        report(progress, static_cast<double>(made.hands) / all);
        take(info.id);
        ++made.sheets;
        made.hands += info.hands;
    }
}

/// Reads every sheet and hands it on.
template <class Take>
void eachSheet(SQLite::Database& database, const PeopleList& people, ExportReport& made,
    const Progress& progress, Take take)
{
    TreeReader reader(database, shapeOf(database, "sheet"),
        [&](std::int64_t person) { return people.placeOf(person); });
    eachOf(readableSheets(database, made), made, progress,
        [&](SheetId sheet) { take(reader.read(sheet), reader.shape()); });
}

/// Those that the program can read, in the order in which they were made.
void writeSeasons(
    SQLite::Database& database, const PeopleList& people, JsonWriter& json, ExportReport& made)
{
    TreeReader reader(database, shapeOf(database, "season"),
        [&](std::int64_t person) { return people.placeOf(person); });
    auto seasons = readSeasons(database);
    std::ranges::sort(seasons, {}, &SeasonInfo::id);
    for (const SeasonInfo& info : seasons)
        if (info.fault.empty())
            json.season(reader.read(info.id), reader.shape());
        else
            made.unreadable.push_back(info.name + " (" + info.fault + ')');
}

void writeAsJson(
    SQLite::Database& database, std::ostream& out, ExportReport& made, const Progress& progress)
{
    const PeopleList people(database);
    JsonWriter json(out, static_cast<int>(migrations().size()));
    TreeReader reader(database, shapeOf(database, "person"),
        [&](std::int64_t person) { return people.placeOf(person); });
    for (const std::int64_t person : people.numbers())
        json.person(reader.read(person), reader.shape());
    eachSheet(database, people, made, progress,
        [&](const RowTree& row, const TableShape& shape) { json.sheet(row, shape); });
    writeSeasons(database, people, json, made);
    json.end();
}

/// People who were merged have one name.
std::vector<CsvPerson> namesOf(SQLite::Database& database)
{
    SQLite::Statement name(database,
        "SELECT w.name, w.computer FROM person AS p"
        " JOIN person AS w ON w.id = coalesce(p.same_as, p.id) ORDER BY p.id");
    std::vector<CsvPerson> names;
    while (name.executeStep())
        names.push_back(
            { properName(name.getColumn(0).getString()), name.getColumn(1).getInt() != 0 });
    return names;
}

void writeAsCsv(SQLite::Database& database, CsvWriter::Lines lines, std::ostream& out,
    ExportReport& made, const Progress& progress)
{
    CsvWriter csv(out, lines, shapeOf(database, "sheet"), namesOf(database));
    eachSheet(database, PeopleList(database), made, progress,
        [&](const RowTree& row, const TableShape&) { csv.sheet(row); });
}

std::vector<SheetPlayer> playersOf(SQLite::Database& database)
{
    SQLite::Statement player(database,
        "SELECT DISTINCT w.id, w.name, w.computer FROM person AS p"
        " JOIN person AS w ON w.id = coalesce(p.same_as, p.id)"
        " WHERE p.id IN (SELECT person FROM hand_seat) ORDER BY w.computer, w.id");
    std::vector<SheetPlayer> players;
    while (player.executeStep())
        players.push_back({ player.getColumn(0).getInt64(),
            properName(player.getColumn(1).getString()), player.getColumn(2).getInt() != 0 });
    return players;
}

std::vector<PlayedRow> playedRows(SQLite::Database& database, SheetId sheet)
{
    SQLite::Statement seat(database,
        "SELECT h.number, h.day, s.seat, coalesce(p.same_as, p.id) FROM hand AS h"
        " LEFT JOIN hand_seat AS s ON s.hand = h.id LEFT JOIN person AS p ON p.id = s.person"
        " WHERE h.sheet = ? ORDER BY h.number, s.seat");
    seat.bind(1, sheet);
    std::vector<PlayedRow> rows;
    std::optional<std::int64_t> number;
    while (seat.executeStep()) {
        if (number != seat.getColumn(0).getInt64())
            rows.emplace_back().day = seat.getColumn(1).getString();
        number = seat.getColumn(0).getInt64();
        if (const int place = seat.getColumn(2).getInt();
            !seat.getColumn(2).isNull() && place >= 0 && place < maxSeats) {
            auto& people = rows.back().people;
            people.resize(std::max(people.size(), static_cast<std::size_t>(place) + 1));
            people[static_cast<std::size_t>(place)] = seat.getColumn(3).getInt64();
        }
    }
    return rows;
}

/// A stake is written where there is one: in the rules of a sheet, a hand or a real table. Words
/// that people typed may look like it; then a column is empty.
bool wasPlayedForMoney(SQLite::Database& database)
{
    SQLite::Statement query(database,
        "SELECT EXISTS (SELECT 1 FROM sheet WHERE instr(variant, ?1))"
        " OR EXISTS (SELECT 1 FROM hand WHERE instr(record, ?1))"
        " OR EXISTS (SELECT 1 FROM table_line WHERE instr(line, ?1))");
    query.bind(1, "cents-a-point=");
    query.executeStep();
    return query.getColumn(0).getInt() != 0;
}

ExportReport writeInWords(
    SQLite::Database& database, SheetsWriter& writer, std::ostream& out, const Progress& progress)
{
    ExportReport made;
    const std::vector<SheetInfo> sheets = readableSheets(database, made);
    writer.begin(out, wasPlayedForMoney(database), playersOf(database));
    eachOf(sheets, made, progress, [&](SheetId sheet) {
        writer.sheet(out, { readSheet(database, sheet), playedRows(database, sheet) });
    });
    return made;
}

ExportReport writeExport(
    SQLite::Database& database, ExportFormat format, std::ostream& out, const Progress& progress)
{
    ExportReport made;
    if (format == ExportFormat::Json)
        writeAsJson(database, out, made, progress);
    else
        writeAsCsv(database,
            format == ExportFormat::HandsCsv ? CsvWriter::Lines::Hands : CsvWriter::Lines::Players,
            out, made, progress);
    return made;
}

using Write = std::function<ExportReport(SQLite::Database& database, std::ostream& out)>;

[[noreturn]] void refuseFile(int error)
{
    const StorageFault fault = error == ENOSPC ? StorageFault::Full : StorageFault::NotWritten;
    throw StorageError(fault, std::generic_category().message(error));
}

ExportReport writeDraft(
    SQLite::Database& database, const std::filesystem::path& draft, const Write& write)
{
    errno = 0;
    std::ofstream out(draft, std::ios::binary);
    ExportReport made;
    if (out)
        made = write(database, out);
    out.close();
    if (!out)
        refuseFile(errno);
    return made;
}

/// What lies beside the book is as private as the book; elsewhere the person may want to share it.
bool isBeside(const std::filesystem::path& book, const std::filesystem::path& file)
{
    std::error_code unknown;
    const auto folderOf = [&](const std::filesystem::path& path) {
        return std::filesystem::absolute(path, unknown).parent_path();
    };
    return std::filesystem::equivalent(folderOf(book), folderOf(file), unknown);
}

Result<ExportReport> exportWhole(const std::filesystem::path& book,
    const std::filesystem::path& file, const std::stop_token& stop, const Write& write)
{
    std::optional<BookReader> reader;
    if (auto problem = attempt(book, [&] { reader.emplace(book, stop); }))
        return *std::move(problem);
    return attemptFor(file, [&] {
        ExportReport made;
        checkElsewhere(book, file);
        replaceWhole(file, [&](const std::filesystem::path& draft) {
            if (isBeside(book, file))
                beginPrivateFile(draft);
            made = writeDraft(reader->database(), draft, write);
        });
        return made;
    });
}

std::uintmax_t sizeOfStream(std::istream& in)
{
    const auto at = in.tellg();
    in.seekg(0, std::ios::end);
    const auto end = in.tellg();
    in.clear();
    if (at < 0 || end < 0)
        return 0;
    in.seekg(at);
    return static_cast<std::uintmax_t>(end);
}

void stage(StagedBook& staged, std::istream& in, const Progress& progress)
{
    const auto size = static_cast<double>(sizeOfStream(in)) + 1;
    readJson(in,
        { [&](int version) { return staged.begin(version); },
            [&](RowTree person) { staged.addPerson(std::move(person)); },
            [&](RowTree sheet) {
                const auto at = static_cast<double>(in.tellg());
                report(progress, halfway * std::clamp(at / size, 0.0, 1.0));
                staged.addSheet(std::move(sheet));
            },
            [&](RowTree season) { staged.addSeason(std::move(season)); } });
    staged.finish();
}

bool isDatabase(std::istream& in)
{
    constexpr std::string_view magic = "SQLite format 3";
    std::string beginning(magic.size(), '\0');
    in.read(beginning.data(), static_cast<std::streamsize>(beginning.size()));
    in.clear();
    in.seekg(0);
    return beginning == magic;
}

/// What is wrong with a file that is to come in, and not with the disk.
Problem asImportProblem(const Problem& problem)
{
    const auto fault = faultOf(problem);
    if (fault == StorageFault::Full || fault == StorageFault::NotWritten
        || fault == StorageFault::Stopped || fault == StorageFault::NotReadable)
        return problem;
    return { problem.place, problemOf(StorageFault::NotABackup, {}).reason };
}

/// By way of an export beside the book, so that its values are checked like those of any.
Result<MergeReport> importOtherBook(
    const std::filesystem::path& book, const std::filesystem::path& file, const Progress& progress)
{
    const std::filesystem::path draft = freeName(behindLinks(book), ".import");
    const auto exported = exportBook(file, ExportFormat::Json, draft);
    if (!exported)
        return asImportProblem(exported.problem());
    std::ifstream in(draft, std::ios::binary);
    auto made = importBook(book, in, file, progress);
    in.close();
    std::error_code ignored;
    std::filesystem::remove(draft, ignored);
    if (!made)
        return made;
    MergeReport merged = std::move(made).value();
    merged.unreadable = exported->unreadable;
    return merged;
}

} // namespace

Result<ExportReport> exportBook(const std::filesystem::path& book, ExportFormat format,
    std::ostream& out, const Progress& progress)
{
    return attemptFor(book, [&] {
        BookReader reader(book, progress.stop());
        ExportReport made = writeExport(reader.database(), format, out, progress);
        out.flush();
        return made;
    });
}

Result<ExportReport> exportBook(const std::filesystem::path& book, ExportFormat format,
    const std::filesystem::path& file, const Progress& progress)
{
    return exportWhole(
        book, file, progress.stop(), [&](SQLite::Database& database, std::ostream& out) {
            return writeExport(database, format, out, progress);
        });
}

Result<ExportReport> exportBook(const std::filesystem::path& book, SheetsWriter& writer,
    const std::filesystem::path& file, const Progress& progress)
{
    return exportWhole(
        book, file, progress.stop(), [&](SQLite::Database& database, std::ostream& out) {
            return writeInWords(database, writer, out, progress);
        });
}

Result<MergeReport> importBook(const std::filesystem::path& book, std::istream& in,
    const std::filesystem::path& nameOfIn, const Progress& progress)
{
    StagedBook staged;
    if (auto problem = attempt(nameOfIn, [&] { stage(staged, in, progress); }))
        return *std::move(problem);
    return attemptFor(book, [&] {
        DatabaseFile file(book, {});
        return file.write([&] {
            return mergeBooks(staged.database(), file.database(), SheetsFrom::AnotherBook,
                Progress([&](double share) { return progress(halfway * (1 + share)); },
                    progress.stop()));
        });
    });
}

Result<MergeReport> importBook(
    const std::filesystem::path& book, const std::filesystem::path& file, const Progress& progress)
{
    if (const auto fault = faultOfFile(file, largestExport))
        return problemOf(StorageFault::NotReadable, file, std::string(wordsOf(*fault)));
    errno = 0;
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return problemOf(StorageFault::NotReadable, file, std::generic_category().message(errno));
    return isDatabase(in) ? importOtherBook(book, file, progress)
                          : importBook(book, in, file, progress);
}

} // namespace sheepshead
