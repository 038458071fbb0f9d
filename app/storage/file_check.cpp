// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file_check.h"

#include "app/storage/file_names.h"
#include "app/storage/migrations.h"
#include "app/storage/storage_error.h"

#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <system_error>

namespace sheepshead {

namespace {

constexpr std::string_view magic { "SQLite format 3\0", 16 };

/// The first bytes of every database file.
struct Header {
    std::array<char, 100> bytes {};

    /// Four bytes, the highest first.
    std::int32_t numberAt(std::size_t offset) const
    {
        std::uint32_t number = 0;
        for (std::size_t i = 0; i < 4; ++i)
            number = number << 8U | static_cast<unsigned char>(bytes[offset + i]);
        return static_cast<std::int32_t>(number);
    }
    std::uintmax_t pageSize() const
    {
        const auto size = static_cast<std::uint32_t>(numberAt(16)) >> 16U;
        return size == 1 ? 65536 : size;
    }
    std::int32_t version() const { return numberAt(60); }
    std::int32_t applicationId() const { return numberAt(68); }
};

/// Through the handle that SQLite has: to open and close the file beside it would let go of the
/// locks of every other connection in this process. A short file is filled up with zeros.
Header readHeader(SQLite::Database& database)
{
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    Header header;
    const int result =
        file->pMethods->xRead(file, header.bytes.data(), static_cast<int>(header.bytes.size()), 0);
    if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ)
        throw StorageError(StorageFault::Failed);
    return header;
}

void checkMarks(std::int32_t id, std::int32_t version)
{
    if (id != applicationId && (id != 0 || version != 0))
        throw StorageError(StorageFault::Foreign);
    if (version > static_cast<std::int32_t>(migrations().size()))
        throw StorageError(StorageFault::Newer);
}

void checkHeader(const Header& header, std::uintmax_t fileSize)
{
    const std::size_t known = std::min<std::uintmax_t>(fileSize, magic.size());
    if (std::string_view(header.bytes.data(), known) != magic.substr(0, known))
        throw StorageError(StorageFault::NotADatabase);
    if (fileSize < header.bytes.size())
        throw StorageError(StorageFault::Damaged);
    checkMarks(header.applicationId(), header.version());
}

/// With nothing beside it that would mend it, a file is whole pages; SQLite itself would take what
/// is missing of the last one for zeros.
void checkLength(const Header& header, std::uintmax_t fileSize)
{
    if (header.pageSize() == 0 || fileSize % header.pageSize() != 0)
        throw StorageError(StorageFault::Damaged);
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

} // namespace

void checkFile(const std::filesystem::path& file)
{
    checkFolder(file);
    std::error_code unknown; // then opening it says what is wrong
    if (std::filesystem::is_directory(file, unknown))
        throw StorageError(StorageFault::NotADatabase);
    // In this order: another window may be making the file just now, and makes it before the log.
    const bool hasLog = sizeOf(withEnding(file, "-wal")) > 0;
    const auto size = sizeOf(file);
    if (size == 0) {
        if (hasLog) // which SQLite would delete
            throw StorageError(StorageFault::Widowed);
        return;
    }
    SQLite::Database reader(utf8(file), SQLite::OPEN_READONLY, busyTimeout);
    const Header header = readHeader(reader);
    checkHeader(header, size);
    if (hasLog) // what was written last stands there; a reader leaves both files as they are
        checkContents(reader);
    else if (sizeOf(withEnding(file, "-journal")) == 0)
        checkLength(header, size);
}

void checkContents(SQLite::Database& database)
{
    const SQLite::Transaction oneMoment(database); // or another window may make the book meanwhile
    const int id = database.execAndGet("PRAGMA application_id").getInt();
    checkMarks(id, schemaVersion(database));
    const bool empty = database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() == 0;
    if (id == 0 && !empty)
        throw StorageError(StorageFault::Foreign);
}

} // namespace sheepshead
