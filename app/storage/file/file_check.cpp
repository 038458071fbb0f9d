// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/file_check.h"

#include "app/storage/file/book_image.h"
#include "app/storage/file/companion_file.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/file_numbers.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/storage_error.h"

#include <SQLiteCpp/Exception.h>
#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace sheepshead {

namespace {

constexpr std::string_view magic { "SQLite format 3\0", 16 };

/// The first bytes of every database file.
class Header {
public:
    static constexpr std::size_t size = 100;

    explicit Header(std::string_view bytes)
        : bytes_(bytes)
    {
    }
    std::uintmax_t pageSize() const
    {
        const auto pages = numberIn(bytes_, 16) >> 16U;
        return pages == 1 ? 65536 : pages;
    }
    std::int32_t version() const { return static_cast<std::int32_t>(numberIn(bytes_, 60)); }
    std::int32_t applicationId() const { return static_cast<std::int32_t>(numberIn(bytes_, 68)); }

private:
    std::string_view bytes_;
};

void checkMarks(std::int32_t id, std::int32_t version)
{
    if (id != applicationId && (id != 0 || version != 0))
        throw StorageError(StorageFault::Foreign);
    if (version > static_cast<std::int32_t>(migrations().size()))
        throw StorageError(StorageFault::Newer);
    if (version < 0)
        throw StorageError(StorageFault::Damaged, "version " + std::to_string(version));
}

void checkHeader(const std::string& bytes)
{
    const std::size_t known = std::min(bytes.size(), magic.size());
    if (bytes.substr(0, known) != magic.substr(0, known))
        throw StorageError(StorageFault::NotADatabase);
    if (bytes.size() < Header::size)
        throw StorageError(StorageFault::Damaged);
    const Header header(bytes);
    checkMarks(header.applicationId(), header.version());
}

/// A file without a log must consist of whole pages. SQLite itself would read the missing end of
/// the last one as zeros.
void checkLength(const std::string& bytes)
{
    const std::uintmax_t pageSize = Header(bytes).pageSize();
    if (pageSize == 0 || bytes.size() % pageSize != 0)
        throw StorageError(StorageFault::Damaged);
}

using Columns = std::vector<std::string>;

/// "name type" of each column of a table; none if the table is not there.
Columns columnsOf(SQLite::Database& database, const std::string& table)
{
    SQLite::Statement column(
        database, "SELECT name || ' ' || type FROM pragma_table_info(?) ORDER BY name");
    column.bind(1, table);
    Columns columns;
    while (column.executeStep())
        columns.push_back(column.getColumn(0).getString());
    return columns;
}

using Tables = std::map<std::string, Columns>;

Tables tablesOf(SQLite::Database& database)
{
    Tables tables;
    SQLite::Statement table(database, "SELECT name FROM sqlite_schema WHERE type = 'table'");
    while (table.executeStep()) {
        const std::string name = table.getColumn(0).getString();
        tables[name] = columnsOf(database, name);
    }
    return tables;
}

std::vector<Tables> tablesOfAllVersions()
{
    SQLite::Database reference(":memory:", SQLite::OPEN_READWRITE);
    std::vector<Tables> versions { {} };
    for (const char* const step : migrations()) {
        reference.exec(step);
        versions.push_back(tablesOf(reference));
    }
    return versions;
}

/// Everything in a schema but what SQLite keeps for itself: "index hand_by_day" with its text, in
/// which blanks and quotes are left out, since they depend on the version of SQLite.
using Schema = std::map<std::string, std::string>;

std::string bare(const std::string& text)
{
    std::string letters;
    for (const char letter : text)
        if (letter != '"' && letter != ' ' && letter != '\n' && letter != '\t' && letter != '\r')
            letters += letter;
    return letters;
}

Schema schemaOf(SQLite::Database& database)
{
    Schema schema;
    SQLite::Statement entry(database,
        "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema"
        " WHERE substr(name, 1, 7) <> 'sqlite_'");
    while (entry.executeStep())
        schema[entry.getColumn(0).getString()] = bare(entry.getColumn(1).getString());
    return schema;
}

std::vector<Schema> schemasOfAllVersions()
{
    SQLite::Database reference(":memory:", SQLite::OPEN_READWRITE);
    std::vector<Schema> versions { {} };
    for (const char* const step : migrations()) {
        reference.exec(step);
        versions.push_back(schemaOf(reference));
    }
    return versions;
}

/// Triggers, views, indexes and tables that the program did not make could delete rows unseen, or
/// never come to an end.
void checkNothingElse(SQLite::Database& database, int version)
{
    static const std::vector<Schema> versions = schemasOfAllVersions();
    const Schema& expected = versions[static_cast<std::size_t>(version)];
    for (const auto& [entry, text] : schemaOf(database)) {
        const auto ours = expected.find(entry);
        if (ours == expected.end())
            throw StorageError(StorageFault::Damaged, entry + " does not belong in a score book");
        if (ours->second != text)
            throw StorageError(StorageFault::Damaged, entry + " is not as the program makes it");
    }
}

/// The tables are those which the version says. With a wrong version every step to the newest one
/// would fail, or change what it does not understand.
void checkTables(SQLite::Database& database, int version)
{
    static const std::vector<Tables> versions = tablesOfAllVersions();
    const Tables& expected = versions[static_cast<std::size_t>(version)];
    for (const auto& [table, newest] : versions.back()) {
        const auto columns = expected.find(table);
        if (columnsOf(database, table)
            != (columns == expected.end() ? Columns {} : columns->second))
            throw StorageError(StorageFault::Damaged,
                "version " + std::to_string(version) + ", but table " + table
                    + " is of another one");
    }
}

std::vector<std::string> tablesWithNumberedRows(SQLite::Database& database)
{
    SQLite::Statement table(database,
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND wr = 0"
        " AND substr(name, 1, 7) <> 'sqlite_'");
    std::vector<std::string> names;
    while (table.executeStep())
        names.push_back(table.getColumn(0).getString());
    return names;
}

/// After the highest number there is none for the next row, and SQLite says that the disk is full.
void checkRowNumbers(SQLite::Database& database)
{
    constexpr std::int64_t highest = std::int64_t { 1 } << 52;
    const auto checkHighest = [&](const std::string& table, const std::string& query) {
        const std::int64_t number = database.execAndGet(query).getInt64();
        if (number > highest)
            throw StorageError(StorageFault::Damaged,
                "table " + table + " has a row number " + std::to_string(number));
    };
    for (const std::string& table : tablesWithNumberedRows(database))
        checkHighest(table, "SELECT max(rowid) FROM \"" + table + '"');
    if (database.tableExists("sqlite_sequence"))
        checkHighest("sqlite_sequence", "SELECT max(CAST(seq AS INTEGER)) FROM sqlite_sequence");
}

void checkPages(SQLite::Database& database)
{
    const std::string verdict = database.execAndGet("PRAGMA quick_check(1)").getString();
    if (verdict != "ok")
        throw StorageError(StorageFault::Damaged, verdict);
}

void checkFolder(const std::filesystem::path& file)
{
    std::error_code error;
    const bool there =
        std::filesystem::is_directory(std::filesystem::absolute(file, error).parent_path(), error);
    if (!there)
        throw StorageError(error == std::errc::permission_denied ? StorageFault::NotWritable
                                                                 : StorageFault::NoFolder);
}

/// Zero for a file that is not there.
std::uintmax_t sizeOf(const std::filesystem::path& file)
{
    std::error_code none;
    const auto size = std::filesystem::file_size(file, none);
    return none ? 0 : size;
}

/// Time and size of the file and of what lies beside it, to notice that another program is writing
/// to them.
using Stamp = std::array<std::pair<std::filesystem::file_time_type, std::uintmax_t>, 3>;

Stamp stampOf(const std::filesystem::path& file)
{
    Stamp stamp;
    std::error_code none;
    const std::array files { file, withEnding(file, "-wal"), withEnding(file, "-journal") };
    for (std::size_t i = 0; i < files.size(); ++i)
        stamp[i] = { std::filesystem::last_write_time(files[i], none), sizeOf(files[i]) };
    return stamp;
}

/// The reason why a database in memory cannot be read has nothing to do with the disk.
void checkImage(BookImage& image)
{
    try {
        checkContents(image.database());
    } catch (const SQLite::Exception& error) {
        throw StorageError(StorageFault::Damaged, error.what());
    }
}

/// The marks at the beginning, and the length.
void checkBeginning(const std::filesystem::path& file, bool hasLog)
{
    const std::string beginning = beginningOf(file, Header::size);
    checkHeader(beginning);
    const std::uintmax_t pageSize = Header(beginning).pageSize();
    if (!hasLog && (pageSize == 0 || sizeOf(file) % pageSize != 0))
        throw StorageError(StorageFault::Damaged);
}

void checkOnce(const std::filesystem::path& file, CheckDepth depth)
{
    // In this order: another window may be making the file just now, and makes it before the log.
    const bool hasLog = sizeOf(withEnding(file, "-wal")) > 0;
    if (sizeOf(file) == 0) {
        if (hasLog) // which SQLite would delete
            throw StorageError(StorageFault::Widowed);
        return;
    }
    if (depth == CheckDepth::Quick && isTooLargeForStart(file)) {
        checkBeginning(file, hasLog);
        return;
    }
    BookImage image(file);
    if (image.fileBytes().empty() && !hasLog)
        return; // its first change was stopped, and SQLite will undo that
    checkHeader(image.fileBytes());
    if (!hasLog)
        checkLength(image.fileBytes());
    checkImage(image);
}

} // namespace

bool hasUnfinishedChange(const std::filesystem::path& file)
{
    return sizeOf(withEnding(behindLinks(file), "-journal")) > 0;
}

bool isTooLargeForStart(const std::filesystem::path& file)
{
    return sizeOf(file) > largestReadAtStart;
}

void checkFile(const std::filesystem::path& link, CheckDepth depth)
{
    const std::filesystem::path file = behindLinks(link);
    checkFolder(file);
    std::error_code unknown; // opening it will report the problem
    if (std::filesystem::is_directory(file, unknown))
        throw StorageError(StorageFault::NotADatabase);
    checkKindOfFiles(file);
    constexpr int attempts = 5;
    for (int attempt = 1;; ++attempt) {
        const Stamp before = stampOf(file);
        try {
            return checkOnce(file, depth);
        } catch (const StorageError&) {
            if (attempt == attempts || stampOf(file) == before)
                throw; // else another program wrote meanwhile: the two parts do not fit together
        }
    }
}

void checkContents(SQLite::Database& database, CheckDepth depth)
{
    std::optional<SQLite::Transaction> oneMoment; // or another window may make the book meanwhile
    if (sqlite3_get_autocommit(database.getHandle()) != 0)
        oneMoment.emplace(database);
    const int id = database.execAndGet("PRAGMA application_id").getInt();
    const int version = schemaVersion(database);
    checkMarks(id, version);
    const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (id == 0 && !empty)
        throw StorageError(StorageFault::Foreign);
    if (depth == CheckDepth::Whole)
        checkPages(database);
    checkTables(database, version);
    checkNothingElse(database, version);
    checkRowNumbers(database);
}

void harden(SQLite::Database& database)
{
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
}

} // namespace sheepshead
