// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/file/book_image.h"

#include "app/storage/file/companion_file.h"
#include "app/storage/file/file_check.h"
#include "app/storage/file/file_names.h"
#include "app/storage/file/file_numbers.h"
#include "app/storage/file/log_reader.h"
#include "app/storage/file/migrations.h"
#include "app/storage/file/rollback_journal.h"
#include "app/storage/file/storage_error.h"

#include <sqlite3.h>

#include <limits>
#include <string_view>
#include <system_error>
#include <utility>

namespace sheepshead {

namespace {

/// Reads through SQLite, which keeps the file open for as long as another connection of this
/// process has it: to close it directly would drop the locks of that connection.
std::string readThroughDatabase(const std::filesystem::path& path, std::size_t most)
{
    std::error_code none;
    if (!std::filesystem::exists(path, none))
        return {};
    const SQLite::Database reader(databaseName(path), SQLite::OPEN_READONLY, busyTimeout);
    sqlite3_file* file = nullptr;
    sqlite3_file_control(reader.getHandle(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    sqlite3_int64 size = 0;
    if (file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        throw StorageError(StorageFault::Failed);
    std::string bytes(std::min(static_cast<std::size_t>(size), most), '\0');
    constexpr std::size_t atOnce = 1U << 24U;
    for (std::size_t at = 0; at < bytes.size(); at += atOnce) {
        const auto length = static_cast<int>(std::min(atOnce, bytes.size() - at));
        const int result =
            file->pMethods->xRead(file, bytes.data() + at, length, static_cast<sqlite3_int64>(at));
        if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ)
            throw StorageError(StorageFault::Failed);
    }
    return bytes;
}

/// As many pages as the first page says there are, if that can be.
void fillUp(std::string& pages)
{
    constexpr std::size_t headerSize = 100;
    constexpr std::size_t mostTimes = 1000; // a number of a damaged header may be any
    if (pages.size() < headerSize)
        return;
    const std::size_t pageSize = numberIn(pages, 16) >> 16U;
    const std::size_t size = pageSize * numberIn(pages, 28);
    if (size > pages.size() && size / mostTimes < pages.size())
        pages.resize(size);
}

} // namespace

std::string beginningOf(const std::filesystem::path& file, std::size_t size)
{
    return readThroughDatabase(file, size);
}

BookImage::BookImage(const std::filesystem::path& link, IfCut ifCut, Companions companions)
    : database_(":memory:", SQLite::OPEN_READWRITE)
{
    // The log first: if another window writes it back meanwhile, its pages are in the file, too.
    const std::filesystem::path file = behindLinks(link);
    const bool apply = companions == Companions::Apply;
    const std::string log = apply ? bytesOfCompanion(file, "-wal") : std::string();
    fileBytes_ = readThroughDatabase(file, std::numeric_limits<std::size_t>::max());
    if (apply && !fileBytes_.empty())
        undoUnfinishedChange(fileBytes_, file);
    const LogReader reader(log);
    pages_ = reader.empty() ? fileBytes_ : reader.over(fileBytes_);
    constexpr std::size_t writeFormat = 18;
    if (pages_.size() > writeFormat + 1) // a database in memory has no log
        pages_[writeFormat] = pages_[writeFormat + 1] = 1;
    if (ifCut == IfCut::FillUp)
        fillUp(pages_);
}

SQLite::Database& BookImage::database()
{
    if (std::exchange(opened_, true))
        return database_;
    sqlite3* const handle = database_.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    harden(database_);
    const auto size = static_cast<sqlite3_int64>(pages_.size());
    auto* const bytes = reinterpret_cast<unsigned char*>(pages_.data());
    if (sqlite3_deserialize(handle, "main", bytes, size, size, SQLITE_DESERIALIZE_READONLY)
        != SQLITE_OK)
        throw StorageError(StorageFault::Damaged);
    return database_;
}

} // namespace sheepshead
